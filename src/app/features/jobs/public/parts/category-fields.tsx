import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { JobCategory } from '#contract/jobs/jobs.ts'
import type { JobFilter } from '#contract/jobs/jobs-filter.ts'

type Level = 'category' | 'subcategory' | 'subsubcategory'
type Chosen = Record<Level, string>

const ALL = { category: 'filters.allCategories', subcategory: 'filters.allSubcategories', subsubcategory: 'filters.allSubsubcategories' } as const

interface CategoryFieldsProps {
  filter: JobFilter
  tree: JobCategory[] | undefined
  /** The tree is wanted now, if it is not there yet. */
  onNeed: () => void
}

const textOf = (id: number | undefined): string => (id === undefined ? '' : String(id))

/** Three lists, each open once the one above is chosen; choosing clears those below. @see Specification §4 "Category cascade" */
export function CategoryFields({ filter, tree, onNeed }: CategoryFieldsProps) {
  const [chosen, setChosen] = useState<Chosen>({
    category: textOf(filter.category),
    subcategory: textOf(filter.subcategory),
    subsubcategory: textOf(filter.subsubcategory),
  })
  const below = (parent: string | null) => tree?.filter((one) => (one.parent === null ? parent === null : String(one.parent) === parent))
  return (
    <>
      <CategoryField
        level="category"
        value={chosen.category}
        options={below(null)}
        onNeed={onNeed}
        onChoose={(id) => setChosen({ category: id, subcategory: '', subsubcategory: '' })}
      />
      <CategoryField
        level="subcategory"
        value={chosen.subcategory}
        options={below(chosen.category)}
        disabled={!chosen.category}
        onChoose={(id) => setChosen({ ...chosen, subcategory: id, subsubcategory: '' })}
      />
      <CategoryField
        level="subsubcategory"
        value={chosen.subsubcategory}
        options={below(chosen.subcategory)}
        disabled={!chosen.subcategory}
        onChoose={(id) => setChosen({ ...chosen, subsubcategory: id })}
      />
    </>
  )
}

interface CategoryFieldProps {
  level: Level
  value: string
  options: JobCategory[] | undefined
  disabled?: boolean
  onNeed?: () => void
  onChoose: (id: string) => void
}

function CategoryField({ level, value, options = [], disabled = false, onNeed, onChoose }: CategoryFieldProps) {
  const { t, i18n } = useTranslation('jobs')
  const isBangla = i18n.language === 'bn'
  const isKnown = options.some((one) => String(one.id) === value)
  return (
    <label className="block">
      <span className="block text-sm">{t(`filters.${level}`)}</span>
      <select name={level} className="field" value={value} disabled={disabled} onFocus={onNeed} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{t(ALL[level])}</option>
        {value && !isKnown && <option value={value}>{t('filters.chosen')}</option>}
        {options.map((one) => (
          <option key={one.id} value={one.id}>
            {isBangla ? one.title_bn : one.title}
          </option>
        ))}
      </select>
    </label>
  )
}

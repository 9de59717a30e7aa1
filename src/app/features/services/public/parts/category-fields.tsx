import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceCategory } from '#contract/services/services.ts'
import type { ServiceFilter } from '#contract/services/services-filter.ts'

type Level = 'category' | 'subcategory'

const ALL = { category: 'filters.allCategories', subcategory: 'filters.allSubcategories' } as const

interface Props {
  filter: ServiceFilter
  tree: ServiceCategory[] | undefined
  /** The tree is wanted now, if it is not there yet. */
  onNeed: () => void
}

const textOf = (id: number | undefined): string => (id === undefined ? '' : String(id))

/** Two lists, the second open once the first is chosen; choosing there clears it. @see Specification §4 "Category cascade" */
export function CategoryFields({ filter, tree, onNeed }: Props) {
  const [chosen, setChosen] = useState<Record<Level, string>>({ category: textOf(filter.category), subcategory: textOf(filter.subcategory) })
  const below = (parent: string | null) => tree?.filter((one) => (one.parent === null ? parent === null : String(one.parent) === parent))
  return (
    <>
      <CategoryField
        level="category"
        value={chosen.category}
        options={below(null)}
        onNeed={onNeed}
        onChoose={(id) => setChosen({ category: id, subcategory: '' })}
      />
      <CategoryField
        level="subcategory"
        value={chosen.subcategory}
        options={below(chosen.category)}
        disabled={!chosen.category}
        onChoose={(id) => setChosen({ ...chosen, subcategory: id })}
      />
    </>
  )
}

interface CategoryFieldProps {
  level: Level
  value: string
  options: ServiceCategory[] | undefined
  disabled?: boolean
  onNeed?: () => void
  onChoose: (id: string) => void
}

function CategoryField({ level, value, options = [], disabled = false, onNeed, onChoose }: CategoryFieldProps) {
  const { t, i18n } = useTranslation('services')
  const isBangla = i18n.language === 'bn'
  const isKnown = options.some((one) => String(one.id) === value)
  return (
    <label className="block max-lg:order-2">
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

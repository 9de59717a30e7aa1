import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventCategory } from '#contract/events/events.ts'
import type { EventFilter } from '#contract/events/events-filter.ts'
import type { EventCategories } from '../calls.ts'

type Level = 'category' | 'subcategory' | 'subsubcategory'
type Chosen = Record<Level, string>

const ALL = { category: 'filters.allCategories', subcategory: 'filters.allSubcategories', subsubcategory: 'filters.allSubsubcategories' } as const

interface CategoryFieldsProps {
  filter: EventFilter
  lists: EventCategories | undefined
  /** The lists are wanted now, if they are not there yet. */
  onNeed: () => void
}

const textOf = (id: number | undefined): string => (id === undefined ? '' : String(id))

/** Three lists, each open once the one above is chosen; choosing clears those below. @see Specification §4 "Category cascade" */
export function CategoryFields({ filter, lists, onNeed }: CategoryFieldsProps) {
  const [chosen, setChosen] = useState<Chosen>({
    category: textOf(filter.category),
    subcategory: textOf(filter.subcategory),
    subsubcategory: textOf(filter.subsubcategory),
  })
  const options: Record<Level, EventCategory[] | undefined> = {
    category: lists?.categories,
    subcategory: lists?.subcategories.filter((one) => String(one.event_category) === chosen.category),
    subsubcategory: lists?.subsubcategories.filter((one) => String(one.event_subcategory) === chosen.subcategory),
  }
  return (
    <>
      <CategoryField
        level="category"
        value={chosen.category}
        options={options.category}
        onNeed={onNeed}
        onChoose={(id) => setChosen({ category: id, subcategory: '', subsubcategory: '' })}
      />
      <CategoryField
        level="subcategory"
        value={chosen.subcategory}
        options={options.subcategory}
        disabled={!chosen.category}
        onChoose={(id) => setChosen({ ...chosen, subcategory: id, subsubcategory: '' })}
      />
      <CategoryField
        level="subsubcategory"
        value={chosen.subsubcategory}
        options={options.subsubcategory}
        disabled={!chosen.subcategory}
        onChoose={(id) => setChosen({ ...chosen, subsubcategory: id })}
      />
    </>
  )
}

interface CategoryFieldProps {
  level: Level
  value: string
  options: EventCategory[] | undefined
  disabled?: boolean
  onNeed?: () => void
  onChoose: (id: string) => void
}

function CategoryField({ level, value, options = [], disabled = false, onNeed, onChoose }: CategoryFieldProps) {
  const { t, i18n } = useTranslation('events')
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

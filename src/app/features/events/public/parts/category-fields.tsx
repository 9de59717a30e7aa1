import { useTranslation } from 'react-i18next'
import type { EventFilter } from '#contract/events/events-filter.ts'
import { CategorySelects } from '../../../../ui/filters/category-selects.tsx'
import type { EventCategories } from '../calls.ts'

interface CategoryFieldsProps {
  filter: EventFilter
  lists: EventCategories | undefined
  /** The lists are wanted now, if they are not there yet. */
  onNeed: () => void
}

/** The three levels of categories. */
export function CategoryFields({ filter, lists, onNeed }: CategoryFieldsProps) {
  const { t } = useTranslation('events')
  return (
    <CategorySelects
      levels={[
        {
          name: 'category',
          label: t('filters.category'),
          all: t('filters.allCategories'),
          asked: filter.category,
          below: () => lists?.categories,
        },
        {
          name: 'subcategory',
          label: t('filters.subcategory'),
          all: t('filters.allSubcategories'),
          asked: filter.subcategory,
          below: (above) => lists?.subcategories.filter((one) => String(one.event_category) === above),
        },
        {
          name: 'subsubcategory',
          label: t('filters.subsubcategory'),
          all: t('filters.allSubsubcategories'),
          asked: filter.subsubcategory,
          below: (above) => lists?.subsubcategories.filter((one) => String(one.event_subcategory) === above),
        },
      ]}
      chosenText={t('filters.chosen')}
      onNeed={onNeed}
    />
  )
}

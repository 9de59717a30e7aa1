import { useTranslation } from 'react-i18next'
import type { JobCategory } from '#contract/jobs/jobs.ts'
import type { JobFilter } from '#contract/jobs/jobs-filter.ts'
import { CategorySelects } from '../../../../ui/filters/category-selects.tsx'

interface CategoryFieldsProps {
  filter: JobFilter
  tree: JobCategory[] | undefined
  /** The tree is wanted now, if it is not there yet. */
  onNeed: () => void
}

/** The three levels of categories. */
export function CategoryFields({ filter, tree, onNeed }: CategoryFieldsProps) {
  const { t } = useTranslation('jobs')
  const below = (above: string) => tree?.filter(({ parent }) => String(parent ?? '') === above)
  return (
    <CategorySelects
      levels={[
        { name: 'category', label: t('filters.category'), all: t('filters.allCategories'), asked: filter.category, below },
        { name: 'subcategory', label: t('filters.subcategory'), all: t('filters.allSubcategories'), asked: filter.subcategory, below },
        { name: 'subsubcategory', label: t('filters.subsubcategory'), all: t('filters.allSubsubcategories'), asked: filter.subsubcategory, below },
      ]}
      chosenText={t('filters.chosen')}
      onNeed={onNeed}
    />
  )
}

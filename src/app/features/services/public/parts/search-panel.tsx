import { useTranslation } from 'react-i18next'
import type { ServiceFilter } from '#contract/services/services-filter.ts'
import { CategorySelects } from '../../../../ui/filters/category-selects.tsx'
import { WordsAndCategories } from '../../../../ui/filters/words-and-categories.tsx'
import { useServiceCategories } from '../use-service-categories.ts'

/** What is looked for, and of which kind. */
export function SearchPanel({ filter }: { filter: ServiceFilter }) {
  const { t } = useTranslation('services')
  const { tree, state, ask } = useServiceCategories()
  const below = (above: string) => tree?.filter(({ parent }) => String(parent ?? '') === above)
  return (
    <WordsAndCategories
      words={filter.q}
      texts={{ words: t('search.words'), hint: t('search.wordsHint'), search: t('search.button') }}
      problem={state === 'failed' ? t('filters.categoriesFailed') : undefined}
    >
      <CategorySelects
        className="block max-lg:order-2"
        levels={[
          { name: 'category', label: t('filters.category'), all: t('filters.allCategories'), asked: filter.category, below },
          { name: 'subcategory', label: t('filters.subcategory'), all: t('filters.allSubcategories'), asked: filter.subcategory, below },
        ]}
        chosenText={t('filters.chosen')}
        onNeed={ask}
      />
    </WordsAndCategories>
  )
}

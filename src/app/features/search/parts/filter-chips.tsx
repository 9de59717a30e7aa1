import { useTranslation } from 'react-i18next'
import type { SearchFilter } from '#contract/search/search-kinds.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { categoryTitle } from '../../../ui/lists/category-title.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { searchPath } from '../search-path.ts'
import { useMarketCategories } from '../use-market-categories.ts'

/** The category that is searched in, and the way out of it. */
export function CategoryChip({ filter }: { filter: SearchFilter }) {
  const { t, i18n } = useTranslation('search')
  const { category: slug, ...rest } = filter
  const category = useMarketCategories().find((one) => one.slug === slug)
  const name = category ? categoryTitle(category, i18n.language) : slug
  return (
    <AppLink to={searchPath(rest)} className="chip min-h-9 justify-self-start" aria-label={t('leaveCategory', { name })}>
      {name}
      <Icon name="i-lucide-x" />
    </AppLink>
  )
}

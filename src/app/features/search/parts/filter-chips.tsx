import { useTranslation } from 'react-i18next'
import type { SearchFilter } from '#contract/search/search-kinds.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { categoryTitle } from '../../../ui/lists/category-title.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { searchPath } from '../search-path.ts'
import { useMarketCategories } from '../use-market-categories.ts'

/** The category and the place that are searched in, each with the way out of it. */
export function FilterChips({ filter }: { filter: SearchFilter }) {
  const { t, i18n } = useTranslation('search')
  const { category: slug, place, ...rest } = filter
  const category = useMarketCategories().find((one) => one.slug === slug)
  const name = category ? categoryTitle(category, i18n.language) : slug
  return (
    <div className="flex flex-wrap gap-2">
      {slug && <Chip to={searchPath({ ...rest, place })} name={name ?? ''} label={t('leaveCategory', { name })} />}
      {place && <Chip to={searchPath({ ...rest, category: slug })} name={place} label={t('leavePlace', { name: place })} />}
    </div>
  )
}

const Chip = ({ to, name, label }: { to: `/${string}`; name: string; label: string }) => (
  <AppLink to={to} className="chip min-h-9" aria-label={label}>
    <span>
      <MixedText text={name} />
    </span>
    <Icon name="i-lucide-x" />
  </AppLink>
)

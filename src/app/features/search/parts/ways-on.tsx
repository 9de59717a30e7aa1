import { useTranslation } from 'react-i18next'
import { BOOKMARKED, resourceOf } from '#contract/resources.ts'
import { KIND_ICONS } from '../../../nouns/hits.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { categoryTitle } from '../../../ui/lists/category-title.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { useMarketCategories } from '../use-market-categories.ts'
import { RecentSearches } from './recent-searches.tsx'

/** The lists of the market, and what members say. */
const LISTS = [...BOOKMARKED, resourceOf('posts')]

/** Where one goes on who has not asked yet, or found nothing: former searches, the lists, the categories. */
export function WaysOn({ asked }: { asked: string | undefined }) {
  const { t, i18n } = useTranslation('search')
  const categories = useMarketCategories()
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="card empty:hidden">
        <RecentSearches except={asked} />
      </div>
      <section aria-labelledby="search-lists">
        <h2 id="search-lists" className="mb-2 text-lg">
          {t('ways.lists')}
        </h2>
        <ul className="grid gap-2 sm:grid-cols-3">
          {LISTS.map(({ noun, pages }) => (
            <li key={noun}>
              <ScreenLink to={pages.list} className="card flex items-center gap-3 min-h-12 px-3 font-600 active:bg-sunken">
                <Icon name={KIND_ICONS[noun]} className="text-brand" />
                {t(`ways.${noun}`)}
              </ScreenLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="search-categories">
        <h2 id="search-categories" className="mb-2 text-lg">
          {t('kinds.categories')}
        </h2>
        <ul className="flex flex-wrap gap-2">
          {categories.map((category) => (
            <li key={category.slug}>
              <AppLink to={`/category/${category.slug}`} className="chip min-h-12 px-4">
                {categoryTitle(category, i18n.language)}
              </AppLink>
            </li>
          ))}
          <li>
            <ScreenLink to="/category" className="chip min-h-12 px-4 font-600 text-brand">
              {t('ways.allCategories')}
              <Icon name="i-lucide-chevron-right" />
            </ScreenLink>
          </li>
        </ul>
      </section>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import type { Category } from '#contract/categories.ts'
import { categoryTitle } from '../../../ui/lists/category-title.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'

/** An entry comes with its screen. @see Specification §2.2 "A category strip" */
const LISTS = [
  { to: '/category', textKey: 'strip.categories' },
  { to: '/services', textKey: 'strip.services' },
  { to: '/events', textKey: 'strip.events' },
  { to: '/shop', textKey: 'strip.products' },
  { to: '/blogs', textKey: 'strip.blogs' },
] as const
const SLUGS = ['consulting', 'health', 'agency', 'entrepreneur']

const CHIP = 'target px-4 rounded-full border border-line bg-raised font-600 whitespace-nowrap active:bg-sunken'

/** The short ways. Scrolls sideways where they are too many for the screen. */
export function CategoryStrip({ categories }: { categories: readonly Category[] }) {
  const { t, i18n } = useTranslation('home')
  const named = categories.filter(({ slug }) => SLUGS.includes(slug)).sort((a, b) => SLUGS.indexOf(a.slug) - SLUGS.indexOf(b.slug))
  return (
    <nav aria-label={t('strip.label')}>
      <ul className="flex gap-2 overflow-x-auto -mx-4 px-4 py-1 [scrollbar-width:none]">
        {LISTS.map(({ to, textKey }) => (
          <li key={to}>
            <AppLink to={to} className={CHIP}>
              {t(textKey)}
            </AppLink>
          </li>
        ))}
        {named.map((category) => (
          <li key={category.slug}>
            <AppLink to={`/category/${category.slug}`} className={CHIP}>
              {categoryTitle(category, i18n.language)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

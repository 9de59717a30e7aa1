import type { Category } from '#contract/categories.ts'
import { Icon } from '../icons/icon.tsx'
import { AppLink } from '../navigation/app-link.tsx'
import { categoryTitle } from './category-title.ts'

interface Props {
  category: Category
  language: string
}

/** A category as a picture and its name. */
export const CategoryTile = ({ category, language }: Props) => (
  <AppLink to={`/category/${category.slug}`} className="card flex flex-col items-center gap-1 h-full py-2 text-center text-sm active:bg-sunken">
    {category.icon ? (
      <img src={category.icon} className="w-14 h-14 rounded-card" width={56} height={56} alt="" loading="lazy" decoding="async" />
    ) : (
      <span className="w-14 h-14 rounded-card inline-flex items-center justify-center bg-sunken text-ink-soft">
        <Icon name="i-lucide-layout-grid" className="text-xl" />
      </span>
    )}
    {/* "Entrepreneur" in the size of the others is wider than a third of the narrowest phone. */}
    <b className={`clamp clamp-2 max-w-full min-h-[2.5em] leading-tight font-600 break-words ${language === 'en' ? 'text-xs sm:text-sm' : ''}`}>
      {categoryTitle(category, language)}
    </b>
  </AppLink>
)

import { CATEGORY_PAGE_MOST, type CategoryPage } from '#contract/categories.ts'
import { SEARCH_KINDS } from '#contract/search/search-kinds.ts'
import { SEARCHED } from '../resources.ts'
import { searchEverything } from '../search/search-everything.ts'
import { cachedCards, readAnswersWith } from './cached-cards.ts'

/** The page of a category, put together from what the phone holds. */
interface CachedCategory {
  body: CategoryPage
  heldRows: number
  /** How many things of it are held. */
  found: number
  checkedAt: string
}

/** Null where the phone does not know that there is such a category. @param now milliseconds since the epoch. */
export async function cachedCategory(slug: string, now: number): Promise<CachedCategory | null> {
  const known = cachedCards(SEARCHED.categories.of, await readAnswersWith(['categories'])).find(({ card }) => card.slug === slug)
  if (!known) return null
  const { body, heldRows, found, checkedAt } = await searchEverything({ category: slug }, now)
  const some = SEARCH_KINDS.filter((noun) => 'category' in SEARCHED[noun]).map((noun) => {
    const { results, total, total_is_exact } = body[noun]
    return [noun, { results: results.slice(0, CATEGORY_PAGE_MOST), total, total_is_exact }]
  })
  const page = { category: known.card, ...Object.fromEntries(some) } as CategoryPage
  return { body: page, heldRows: heldRows + 1, found, checkedAt: checkedAt ?? known.checkedAt }
}

import { CATEGORY_PAGE_MOST, type CategoryPage } from '#contract/categories.ts'
import { Problem } from '#contract/core/problem.ts'
import { listMarket } from '../../db/categories/market.ts'
import type { Reads } from '../../db/listing.ts'
import { IN_CATEGORIES } from '../../db/resources.ts'
import { type CardList, readCardLists } from '../../http/lists/card-lists.ts'

/**
 * A category with the first of what belongs to it.
 * @param now milliseconds since the epoch: decides what is over, closed or yet to appear.
 * @throws {Problem} not-found — there is no such category.
 */
export async function readCategory(db: Reads, slug: string, now: number): Promise<CategoryPage> {
  const category = (await listMarket(db)).find((one) => one.slug === slug)
  if (!category) throw new Problem('not-found')
  const asked = { q: '', category, now, limit: CATEGORY_PAGE_MOST, after: null }
  const lists = await readCardLists(db, IN_CATEGORIES, () => asked)
  // By the same names.
  return { category, ...Object.fromEntries(Object.entries(lists).map(([noun, list]) => [noun, someOf<unknown>(list)])) } as CategoryPage
}

const someOf = <Card>({ next: _next, ...list }: CardList<Card>) => list

import { CATEGORY_PAGE_MOST, type CategoryPage } from '#contract/categories.ts'
import { Problem } from '#contract/core/problem.ts'
import { branchesOf, listMarket } from '../../db/categories/market.ts'
import type { Database } from '../../db/connection/open.ts'
import { blogCards, type CardList, eventCards, jobCards } from '../../http/lists/card-lists.ts'

/**
 * A category with the first of what belongs to it.
 * @param now milliseconds since the epoch: decides what is over, closed or yet to appear.
 * @throws {Problem} not-found — there is no such category.
 */
export async function readCategory(db: Pick<Database['db'], 'select' | 'execute'>, slug: string, now: number): Promise<CategoryPage> {
  const category = (await listMarket(db)).find((one) => one.slug === slug)
  if (!category) throw new Problem('not-found')
  const belongs = { slug, ...(await branchesOf(db, category.id)) }
  const asked = { words: [], belongs, now, limit: CATEGORY_PAGE_MOST, after: null }
  const [events, jobs, blogs] = await Promise.all([eventCards(db, asked), jobCards(db, asked), blogCards(db, asked)])
  return { category, events: someOf(events), jobs: someOf(jobs), blogs: someOf(blogs) }
}

const someOf = <Card>({ next: _next, ...list }: CardList<Card>) => list

import type { HomeAnswer } from '#contract/home.ts'
import { listMarket } from '../../db/categories/market.ts'
import { listBanners } from '../../db/list-banners.ts'
import type { Listing, Reads } from '../../db/listing.ts'
import { readLatestPost } from '../../db/posts/latest-post.ts'
import { LISTINGS, type ListedNoun } from '../../db/resources.ts'
import { readCards } from '../../http/lists/card-lists.ts'

/** Nouns that Home shows something of, and counts. */
const SHOWN = LISTINGS.filter((one: Listing) => one.readHome !== null)

/** What Home shows of the market. @param now milliseconds since the epoch: decides what is over, closed or yet to appear. */
export async function readHome(db: Reads, now: number): Promise<HomeAnswer> {
  const [banners, categories, post, parts, totals] = await Promise.all([
    listBanners(db, 'home'),
    listMarket(db),
    readLatestPost(db, now),
    Promise.all(SHOWN.map(({ readHome: read }) => read?.(db, now))),
    Promise.all(SHOWN.map(async (one) => [one.resource.noun, await countOf(db, one, now)] as const)),
  ])
  // Each noun gives what is its part.
  return { banners, categories, post, ...Object.assign({}, ...parts), totals: Object.fromEntries(totals) } as HomeAnswer
}

async function countOf(db: Reads, one: Listing<ListedNoun>, now: number): Promise<number> {
  return (await readCards(db, one, { q: '', now, limit: 0, after: null })).total
}

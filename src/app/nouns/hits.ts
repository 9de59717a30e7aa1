import type { SearchAnswer } from '#contract/search/search.ts'
import type { SearchKind } from '#contract/search/search-kinds.ts'
import { BLOG_ICON, blogHit } from './blogs.ts'
import { EVENT_ICON, eventRow } from './events.ts'
import { JOB_ICON, jobHit } from './jobs.ts'
import { PERSON_ICON, personHit } from './people.ts'
import { POST_ICON, postHit } from './posts.ts'
import { PRODUCT_ICON, productRow } from './products.ts'
import type { HitTools, Row } from './row.ts'
import { SELLER_ICON, sellerHit } from './sellers.ts'
import { SERVICE_ICON, serviceRow } from './services.ts'

export type HitOf<K extends SearchKind> = SearchAnswer[K]['results'][number]
/** Kinds that are shown as rows. */
export type RowKind = Exclude<SearchKind, 'categories'>

/** How each noun is shown among what was found: search's one list of them. */
const HITS: { [K in RowKind]: (card: HitOf<K>, tools: HitTools) => Row } = {
  events: eventRow,
  services: serviceRow,
  products: productRow,
  jobs: jobHit,
  blogs: blogHit,
  posts: postHit,
  sellers: sellerHit,
  people: personHit,
}

/** User id of the member whose words a row is called by; undefined: it is called by a name. */
export const authorOfHit = <K extends SearchKind>(kind: K, card: HitOf<K>): number | undefined =>
  kind === 'posts' ? (card as HitOf<'posts'>).author : undefined

export const hitRow = <K extends RowKind>(kind: K, card: HitOf<K>, tools: HitTools): Row => HITS[kind](card, tools)

export const KIND_ICONS = {
  events: EVENT_ICON,
  services: SERVICE_ICON,
  products: PRODUCT_ICON,
  jobs: JOB_ICON,
  blogs: BLOG_ICON,
  posts: POST_ICON,
  sellers: SELLER_ICON,
  people: PERSON_ICON,
  categories: 'i-lucide-layout-grid',
} as const satisfies Record<SearchKind, `i-lucide-${string}`>

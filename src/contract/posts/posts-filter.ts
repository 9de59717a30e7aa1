/** What can be asked of the feed, and its order. The server's SQL says the same; tests hold the two together. */
import { type FilterValues, filterKit } from '../core/filter.ts'
import { comparing, type Order } from '../core/orders.ts'
import { tagKey } from './post-tags.ts'
import type { PostCard } from './posts.ts'

const { filterOf, slug, text } = filterKit<PostCard>()

/** Nothing set means: everybody's, the newest first. */
export const POST_FILTER = filterOf({
  q: text(),
  /** As it stands in a post, without the sign; compared folded. */
  tag: text({ fits: ({ tags }, asked) => tags.some((tag) => tagKey(tag) === tagKey(asked)) }),
  /** Of the shop with this address. */
  seller: slug({ fits: ({ author_slug }, asked) => author_slug === asked }),
  /** Of the member with this username. */
  by: text({ fits: ({ author_username }, asked) => author_username === asked }),
})
export type PostFilter = FilterValues<typeof POST_FILTER>
const readPostFilter = POST_FILTER.read

/** What the address of the screen means: of those whom one follows nothing is left out, and one's own have a screen of their own. */
export const readPostsAddress = ({ of, mine, ...search }: Record<string, unknown>): PostFilter & { of?: 'following'; mine?: true } => {
  if (mine === 'true') return { mine: true }
  return of === 'following' ? { of } : readPostFilter(search)
}

export const POST_ORDERS: Readonly<Record<'newest', Order<PostCard>>> = { newest: { letter: 'n', at: 'published_at', isDescending: true } }

const comparePosts = comparing(POST_ORDERS, ({ id }: PostCard) => id)

/** The list as it is searched on the phone. */
export const POST_LIST = { filter: POST_FILTER, compare: (_: PostFilter) => comparePosts('newest') }

import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { Feed } from '#contract/posts/feeds.ts'
import { type PostFilter, readPostsAddress } from '#contract/posts/posts-filter.ts'

/** What a screen of the feed shows: whose posts, and which of them. */
export interface FeedView {
  of: Feed
  /** Of everybody's alone. */
  filter: PostFilter
}

export function readFeedView(search: Record<string, unknown>): FeedView {
  const { of = 'all', mine: _, ...filter } = readPostsAddress(search)
  return { of, filter }
}

/** Canonical address of a feed, without language. */
export const feedPath = ({ of, filter }: FeedView): `/${string}` => `/posts${canonicalQuery(of === 'following' ? { of } : filter)}`

/** Nothing is left out: such a feed has a marker, and the phone keeps all that was loaded of it. */
export const isWhole = ({ filter }: FeedView): boolean => canonicalQuery(filter) === ''

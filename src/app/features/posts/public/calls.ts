import { readMarkers, saveMarker } from '#contract/posts/feed-markers.ts'
import { listFollowing } from '#contract/posts/following.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { listPosts, type PostDetail, type PostPage, readPost } from '#contract/posts/posts.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { asPage } from '../../../wire/list-page.ts'
import { orNotFound } from '../../../wire/or-not-found.ts'
import { type FeedView, readFeedView } from './feed-view.ts'

/** Which page of a feed: none said, its first. */
export interface FeedPlace {
  /** Posts that are older than where this cursor stands. */
  cursor?: string
  /** The page in which this post is. */
  around?: number
}

/** One page of a feed; the first is short, so that it is soon there. */
export async function loadFeedPage({ of, filter }: FeedView, { cursor, around }: FeedPlace, options: CallOptions = {}): Promise<Answer<PostPage>> {
  const isFirst = cursor === undefined && around === undefined
  const query = {
    limit: String(isFirst ? POST_LIMITS.firstPage : POST_LIMITS.page),
    ...(cursor !== undefined && { cursor }),
    ...(around !== undefined && { around: String(around) }),
  }
  if (of === 'following') return call(listFollowing, { query }, options)
  return asPage(await call(listPosts, { query: { ...filter, ...query } }, options))
}

/** What a screen's address asks for, and its first page. Whom one follows is asked for later: the server that writes the page knows no reader. */
export async function loadFeed(search: Record<string, unknown>, options: CallOptions): Promise<readonly [FeedView, Answer<PostPage> | undefined]> {
  const view = readFeedView(search)
  return [view, view.of === 'following' ? undefined : await loadFeedPage(view, {}, options)]
}

/** The post of a screen's address. @param id as it stands there: what is no number is refused. */
export const loadPost = (id: string | number, options: CallOptions = {}): Promise<Answer<PostDetail>> =>
  orNotFound(call(readPost, { params: { post_id: id as number } }, options))

export const loadMarkers = () => call(readMarkers, {}, { keptFirst: false })
export const sendMarker = (body: { feed: FeedView['of']; post: number; published_at: string }) => call(saveMarker, { body })

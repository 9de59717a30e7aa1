import { listFollowing } from '#contract/posts/following.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { listPosts, type PostPage } from '#contract/posts/posts.ts'
import type { Answer, CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'
import { asPage } from '../../wire/list-page.ts'

/** The latest post of those whom the reader follows. */
export const loadLatestFollowed = (options: CallOptions = {}): Promise<Answer<PostPage>> => call(listFollowing, { query: { limit: '1' } }, options)

/** The latest posts of all, as the feed asks for its first page: a phone that has read it has the answer. */
export const loadLatestPosts = async (options: CallOptions = {}): Promise<Answer<PostPage>> =>
  asPage(await call(listPosts, { query: { limit: String(POST_LIMITS.firstPage) } }, options))

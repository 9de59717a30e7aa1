import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Cursor, idText } from '../core/fields.ts'
import { POST_LISTED, PostPage, paging } from './posts.ts'

export const listFollowing = endpoint({
  method: 'GET',
  path: '/api/feed/',
  /** Without those whom one has muted or blocked. `total` counts no further than the page. */
  summary: 'Posts of those whom one follows, in the order of time',
  access: 'signed-in',
  query: v.object({ limit: v.optional(v.pipe(idText, v.maxValue(POST_LISTED.perPage))), cursor: v.optional(Cursor), ...paging }),
  answer: PostPage,
  offline: { keepDays: 30, noun: 'following', shape: 'list' },
})

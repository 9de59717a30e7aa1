import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Cursor, Id, Instant, idText } from '../core/fields.ts'
import { REACTIONS, ReactionCounts } from '../threads/reactions.ts'

/** So many of one's own reactions a phone knows: the latest. */
export const MOST_REACTIONS_KNOWN = 1000

const params = v.object({ post_id: idText })

/** The last wish of an account, whatever its other phones have sent: sent twice it is the same. */
export const reactToPost = endpoint({
  method: 'PUT',
  path: '/api/posts/{post_id}/reaction/',
  summary: 'How one likes a post: a kind, or null for no longer',
  access: 'signed-in',
  isPublicWriting: true,
  perMinute: 60,
  params,
  body: v.object({ kind: v.nullable(v.picklist(REACTIONS)) }),
  answer: v.object({ post: Id, kind: v.nullable(v.picklist(REACTIONS)), reactions: ReactionCounts }),
  offline: 'queue',
})

/** Apart from the lists, which are the same for all readers. */
export const listOwnReactions = endpoint({
  method: 'GET',
  path: '/api/reactions/mine/',
  summary: 'One’s own reactions to posts, the latest first: post and kind',
  access: 'signed-in',
  answer: v.array(v.object({ post: Id, kind: v.picklist(REACTIONS) })),
  offline: { keepDays: 90, noun: 'own-reactions', shape: 'list' },
})

/** Names for the author alone; all others see the counts. */
export const listReactors = endpoint({
  method: 'GET',
  path: '/api/posts/{post_id}/reactions/',
  summary: 'Who reacted to one’s own post, and how, the latest first',
  access: 'signed-in',
  params,
  query: v.object({ kind: v.optional(v.picklist(REACTIONS)), cursor: v.optional(Cursor) }),
  answer: v.object({
    results: v.array(v.object({ user_id: Id, name: v.string(), kind: v.picklist(REACTIONS), at: Instant })),
    next_cursor: v.nullable(v.string()),
  }),
  offline: 'never',
})

import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, Id, Instant, idText, MediaPath } from '../core/fields.ts'

export const RELATION_LIMITS = { followsMost: 1000, followsPerHour: 60, mutesMost: 1000, blocksMost: 1000, muteDays: 7, perPage: 30 } as const

/**
 * Whom an account follows, and what its phone leaves out of answers that are the same for all. `hidden`: those with whom there is a block, in either
 * direction; which direction it is, the phone is not told. User ids.
 */
export const Relations = v.object({
  following: v.array(Id),
  muted: v.array(v.object({ user_id: Id, until: v.nullable(Instant) })),
  hidden: v.array(Id),
})
export type Relations = v.InferOutput<typeof Relations>

export const readRelations = endpoint({
  method: 'GET',
  path: '/api/relations/',
  summary: 'Whom one follows, has muted, and is not to see',
  access: 'signed-in',
  answer: Relations,
  offline: { keepDays: 365, noun: 'relations', shape: 'detail' },
})

const params = v.object({ user_id: idText })

/** `not-possible`: there is a block between the two. `relations-full`: `RELATION_LIMITS.followsMost`. Only sellers, and members with a page of their own. */
export const followMember = endpoint({
  method: 'PUT',
  path: '/api/follows/{user_id}/',
  summary: 'Follows a seller or a member, or no longer; sent twice it is the same',
  access: 'signed-in',
  perMinute: 30,
  params,
  body: v.object({ following: v.boolean() }),
  answer: v.object({ user_id: Id, following: v.boolean(), follower_count: Count }),
  offline: 'queue',
})

export const MUTE_SPANS = ['week', 'forever'] as const

export const muteMember = endpoint({
  method: 'PUT',
  path: '/api/mutes/{user_id}/',
  summary: 'Leaves a member out of one’s own feeds for 7 days or for good; null: no longer. They do not know',
  access: 'signed-in',
  perMinute: 30,
  params,
  body: v.object({ span: v.nullable(v.picklist(MUTE_SPANS)) }),
  answer: Relations,
  offline: 'queue',
})

export const blockMember = endpoint({
  method: 'PUT',
  path: '/api/blocks/{user_id}/',
  summary: 'Hides a member and oneself from each other, and ends follows on both sides; false: no longer',
  access: 'signed-in',
  perMinute: 30,
  params,
  body: v.object({ blocked: v.boolean() }),
  answer: Relations,
  offline: 'queue',
})

export const RELATED = ['following', 'followers', 'muted', 'blocked'] as const
export type Related = (typeof RELATED)[number]

/** One of those with whom an account has to do, to that account. */
export const RelatedMember = v.object({
  user_id: Id,
  name: v.string(),
  username: v.string(),
  /** Of their shop; null: they have none. */
  slug: v.nullable(v.string()),
  picture: v.nullable(MediaPath),
  since: Instant,
  /** Of a mute; null: for good. */
  until: v.nullable(Instant),
})
export type RelatedMember = v.InferOutput<typeof RelatedMember>

export const listRelated = endpoint({
  method: 'GET',
  path: '/api/relations/{which}/',
  summary: 'Whom one follows, who follows oneself, whom one has muted or blocked, the latest first',
  access: 'signed-in',
  params: v.object({ which: v.picklist(RELATED) }),
  query: v.object({ cursor: v.optional(Cursor) }),
  answer: v.object({ results: v.array(RelatedMember), next_cursor: v.nullable(v.string()), total: Count }),
  offline: { keepDays: 30, noun: 'related', shape: 'list' },
})

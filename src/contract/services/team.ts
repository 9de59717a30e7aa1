import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Count, flagText, Id, idText, MediaPath } from '../core/fields.ts'
import { PICTURE_UPLOAD } from '../core/images.ts'
import { oneLine, oneLineRequired } from '../core/names.ts'

/** The seller is the first of them. */
export const TEAM_LIMITS = { most: 20, nameLongest: 60, roleLongest: 60 } as const

/** Somebody who does what a seller offers. */
export const TeamMember = v.object({
  member_id: Id,
  name: v.string(),
  role: v.string(),
  picture: v.nullable(MediaPath),
  /** Can be asked for. */
  is_bookable: v.boolean(),
  /** The seller, who cannot be removed. */
  is_owner: v.boolean(),
  /** Bookings to come. */
  coming: Count,
})
export type TeamMember = v.InferOutput<typeof TeamMember>

const answer = v.array(TeamMember)

export const listTeam = endpoint({
  method: 'GET',
  path: '/api/team/',
  summary: 'One’s own team, the seller first',
  access: 'seller',
  answer,
  offline: { keepDays: 90, noun: 'team', shape: 'list' },
})

const form = { files: { picture: PICTURE_UPLOAD }, mostBytes: 10 * 1024 * 1024, mostFields: 12 } as const
const MEMBER = { name: oneLineRequired(TEAM_LIMITS.nameLongest), role: v.optional(oneLine(TEAM_LIMITS.roleLongest), ''), is_bookable: v.optional(flagText) }

export const addMember = endpoint({
  method: 'POST',
  path: '/api/team/',
  summary: 'Adds a member to one’s team, with a picture as picture: multipart. The same client_key again is the same member. Answers with the whole team',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 30,
  form,
  body: v.object({ ...MEMBER, client_key: ClientKey }),
  answer,
  offline: 'refuse',
})

const params = v.object({ member_id: idText })

export const changeMember = endpoint({
  method: 'PATCH',
  path: '/api/team/{member_id}/',
  summary: 'Changes a member of one’s team; without a new picture the old one stays unless no_picture is true. Answers with the whole team',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 60,
  form,
  params,
  body: v.object({ ...MEMBER, no_picture: v.optional(flagText) }),
  answer,
  offline: 'refuse',
})

/** `bookings-open`: bookings to come are with this member; `facts.bookings` says how many. */
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/team/{member_id}/',
  summary: 'Removes a member who has no bookings to come. Answers with the rest of the team',
  access: 'seller',
  perMinute: 60,
  params,
  answer,
  offline: 'refuse',
})

import * as v from 'valibot'
import { couldBeHouse } from '../accounts/usernames.ts'
import { endpoint } from '../core/endpoint.ts'
import { Count, Id, Instant, MediaPath } from '../core/fields.ts'
import { PICTURE_UPLOAD } from '../core/images.ts'
import { oneLineRequired } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'
import { PEOPLE } from './people-resource.ts'

/** Code points. */
export const PERSON_LIMITS = { nameLongest: 60 } as const

/** A member without a shop to everybody. Their posts: `listPosts` with `by`. */
export const PersonPage = v.object({
  /** User id. */
  id: Id,
  username: v.string(),
  name: v.string(),
  picture: v.nullable(MediaPath),
  member_since: Instant,
  follower_count: Count,
  post_count: Count,
  /** Of their shop, where they have one: that is their page then, whether or not they have opened another. */
  slug: v.nullable(v.string()),
})
export type PersonPage = v.InferOutput<typeof PersonPage>

export const readPerson = endpoint({
  method: 'GET',
  path: PEOPLE.api.one,
  summary: 'A member who has opened a page of their own, as everybody sees them, or the way to their shop',
  access: 'anyone',
  params: v.object({ username: v.pipe(v.string(), v.maxLength(60)) }),
  answer: PersonPage,
  offline: { keepDays: 90, noun: 'people', shape: 'detail' },
})

/** A result of search: a member with a page of their own and without a shop, by which they would be found. */
export const PersonHit = v.object({ /** User id. */ id: Id, username: v.string(), name: v.string(), picture: v.nullable(MediaPath) })
export type PersonHit = v.InferOutput<typeof PersonHit>

/** One's own page; null: there is none, and nothing of the account is public but what its shop shows. */
export const OwnPerson = v.nullable(
  v.object({ username: v.string(), name: v.string(), picture: v.nullable(MediaPath), opened_at: Instant, taken_off_reason: v.nullable(v.string()) }),
)
export type OwnPerson = v.InferOutput<typeof OwnPerson>

const say = (reason: Reason) => reason

/** A word of Latin letters with some that only look like them. */
const LOOKALIKE = /\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*\p{Script=Latin}/u

/** Under which a member is public: any script and any words, but not those of the house. */
export const PersonName = v.pipe(
  oneLineRequired(PERSON_LIMITS.nameLongest),
  v.check((name) => !LOOKALIKE.test(name), say('mixed-scripts')),
  v.check((name) => !couldBeHouse(name), say('reserved')),
)

const PersonForm = v.object({ name: PersonName })

export const readOwnPerson = endpoint({
  method: 'GET',
  path: '/api/account/person/',
  summary: 'One’s own public page, if it was opened',
  access: 'signed-in',
  answer: v.object({ person: OwnPerson }),
  offline: { keepDays: 90, noun: 'person', shape: 'detail' },
})

/** `not-verified`: the e-mail of the account. */
export const openPerson = endpoint({
  method: 'POST',
  path: '/api/account/person/',
  summary: 'Opens a public page of one’s own, or changes its name',
  access: 'signed-in',
  isPublicWriting: true,
  perMinute: 10,
  body: PersonForm,
  answer: v.object({ person: OwnPerson }),
  offline: 'refuse',
})

export const savePersonPicture = endpoint({
  method: 'POST',
  path: '/api/account/person_picture/',
  summary: 'The picture of one’s own page: the bytes of a JPEG, PNG or WebP as the body',
  access: 'signed-in',
  isPublicWriting: true,
  upload: PICTURE_UPLOAD,
  answer: v.object({ person: OwnPerson }),
  offline: 'refuse',
})

export const dropPersonPicture = endpoint({
  method: 'DELETE',
  path: '/api/account/person_picture/',
  summary: 'Removes the picture of one’s own page',
  access: 'signed-in',
  answer: v.object({ person: OwnPerson }),
  offline: 'refuse',
})

/** What the worker keeps of this noun for all who use the phone. */
export const PEOPLE_READS = [readPerson] as const

import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Count, Cursor, Instant, idText } from '../core/fields.ts'
import { PICTURE_UPLOAD } from '../core/images.ts'
import { LANGUAGES } from '../core/languages.ts'
import { oneLine, someParagraphs } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'
import { VideoLink } from '../galleries/video-link.ts'
import { POST_HELD_REASONS, POST_LIMITS, POST_STATES } from './post-limits.ts'
import { PostCard } from './posts.ts'
import { POSTS } from './posts-resource.ts'

const say = (reason: Reason) => reason

/** What a post says; may be empty where it shows pictures. Its tags stand in it. */
export const PostText = someParagraphs(POST_LIMITS.textLongest)

/** What is in a picture. */
export const PostAlt = oneLine(POST_LIMITS.altLongest)

const film = v.optional(v.union([v.literal(''), VideoLink], say('not-a-video-link')), '')

/** The descriptions of the pictures in their order, as JSON: a form has texts alone. */
const AltsText = v.pipe(
  v.string(),
  v.maxLength(POST_LIMITS.picturesMost * POST_LIMITS.altLongest * 12),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return JSON.parse(dataset.value) as unknown
    } catch {
      addIssue({ message: say('does-not-fit') })
      return NEVER
    }
  }),
  v.array(PostAlt),
  v.maxLength(POST_LIMITS.picturesMost, say('too-many')),
)

/** A post to its author: held ones too. */
export const OwnPost = v.object({
  ...PostCard.entries,
  state: v.picklist(POST_STATES),
  held_reason: v.nullable(v.picklist(POST_HELD_REASONS)),
  version: Count,
  /** Until then its words can be changed. */
  edit_until: Instant,
})
export type OwnPost = v.InferOutput<typeof OwnPost>

export const OwnPostPage = v.object({ results: v.array(OwnPost), next_cursor: v.nullable(v.string()) })
export type OwnPostPage = v.InferOutput<typeof OwnPostPage>

/** One's own, the latest first; those that are removed are left out. */
export const listOwnPosts = endpoint({
  method: 'GET',
  path: POSTS.api.list,
  where: { mine: 'true' },
  summary: 'One’s own posts with their state, held ones too',
  access: 'signed-in',
  query: v.object({ limit: v.optional(v.pipe(idText, v.maxValue(POST_LIMITS.perPage))), cursor: v.optional(Cursor) }),
  answer: OwnPostPage,
  offline: { keepDays: 30, noun: 'own-posts', shape: 'list' },
})

/** What its author begins a change with: all its pictures, and the version. Held ones too. */
export const readOwnPost = endpoint({
  method: 'GET',
  path: POSTS.api.one,
  where: { mine: 'true' },
  summary: 'One of one’s own posts with its state and all its pictures',
  access: 'signed-in',
  params: v.object({ post_id: idText }),
  answer: OwnPost,
  offline: { keepDays: 30, noun: 'own-posts', shape: 'detail' },
})

/** What is sent for a new post, all of it texts, as a form has them. A post has words or pictures: that one of them is there is the service's to see. */
export const PostForm = v.object({
  text: v.optional(PostText, ''),
  film,
  alts: v.optional(AltsText, '[]'),
  language: v.picklist(LANGUAGES),
  /** Made up by the phone: the same again is the same post. */
  client_key: ClientKey,
  /** People do not see this field. */
  website: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
})
export type PostForm = v.InferOutput<typeof PostForm>

const POST_PICTURES = { ...PICTURE_UPLOAD, most: POST_LIMITS.picturesMost } as const

/**
 * `not-verified`: the e-mail of the account; `page-needed`: who has no shop opens a page of their own first (`openPerson`). It may be held until staff have
 * looked: see its state.
 */
export const writePost = endpoint({
  method: 'POST',
  path: POSTS.api.list,
  summary: 'Writes a post with up to 10 pictures as pictures, in their order, all or nothing: multipart',
  access: 'signed-in',
  isPublicWriting: true,
  perMinute: 10,
  form: { files: { pictures: POST_PICTURES }, mostBytes: 24 * 1024 * 1024, mostFields: 40 },
  body: PostForm,
  answer: OwnPost,
  offline: 'queue',
})

const params = v.object({ post_id: idText })

/** `stale`: another version than the one named. Within `POST_LIMITS.editHours`; then `bad-state`. Held anew where the rules say so. */
export const editPost = endpoint({
  method: 'PATCH',
  path: POSTS.api.one,
  summary: 'Changes the words and the film of one’s own post; pictures stay',
  access: 'signed-in',
  isPublicWriting: true,
  perMinute: 20,
  params,
  body: v.object({ text: PostText, film, version: Count }),
  answer: OwnPost,
  offline: 'refuse',
})

export const describePicture = endpoint({
  method: 'PATCH',
  path: '/api/posts/{post_id}/pictures/{picture_id}/',
  summary: 'Says what is in a picture of one’s own post, at any time',
  access: 'signed-in',
  isPublicWriting: true,
  perMinute: 40,
  params: v.object({ post_id: idText, picture_id: idText }),
  body: v.object({ alt: PostAlt }),
  answer: OwnPost,
  offline: 'refuse',
})

/** Its words, pictures and reactions end, and its comments are out of sight. The same again is the same. */
export const removePost = endpoint({
  method: 'DELETE',
  path: POSTS.api.one,
  summary: 'Deletes one’s own post',
  access: 'signed-in',
  perMinute: 30,
  params,
  answer: v.object({ removed: v.literal(true) }),
  offline: 'refuse',
})

export const closeComments = endpoint({
  method: 'PUT',
  path: '/api/posts/{post_id}/comments_closed/',
  summary: 'Lets no further comment be written below one’s own post, or again',
  access: 'signed-in',
  perMinute: 30,
  params,
  body: v.object({ closed: v.boolean() }),
  answer: OwnPost,
  offline: 'refuse',
})

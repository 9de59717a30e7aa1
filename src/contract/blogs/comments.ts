import * as v from 'valibot'
import { ownPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Count, Cursor, Id, Instant, idText } from '../core/fields.ts'
import { LANGUAGES } from '../core/languages.ts'
import { someLines } from '../core/names.ts'
import { COMMENT_LIMITS, Comment, Reply } from './comment-fields.ts'
import { CommentForm } from './comment-form.ts'

/** `held`: no reader sees it until staff have looked. */
export const COMMENT_STATES = ['shown', 'held', 'removed'] as const
export type CommentState = (typeof COMMENT_STATES)[number]
/** Why a reader reports one. */
export const REPORT_REASONS = ['spam', 'abuse', 'private', 'other'] as const
/** Why it was held: `links`, a `trap` field that people do not see, the `same` text again, `reports` of readers, `flood` of one writer. */
export const HELD_REASONS = ['links', 'trap', 'same', 'reports', 'flood'] as const

const blogParams = v.object({ blog_id: idText })
const commentParams = v.object({ comment_id: idText })

export const CommentPage = v.object({
  results: v.array(Comment),
  next_cursor: v.nullable(v.string()),
  /** All comments and answers that are shown. */
  total: Count,
})
export type CommentPage = v.InferOutput<typeof CommentPage>

export const listComments = endpoint({
  method: 'GET',
  path: '/api/blogs/{blog_id}/comments/',
  summary: 'Comments on an article, the latest first, each with its first answers',
  access: 'anyone',
  params: blogParams,
  query: v.object({ limit: v.optional(v.pipe(idText, v.maxValue(COMMENT_LIMITS.perPage))), cursor: v.optional(Cursor) }),
  answer: CommentPage,
  offline: { keepDays: 30, noun: 'comments', shape: 'list' },
})

export const listReplies = endpoint({
  method: 'GET',
  path: '/api/comments/{comment_id}/replies/',
  summary: 'Answers to a comment, in the order of writing',
  access: 'anyone',
  params: commentParams,
  query: v.object({ cursor: v.optional(Cursor) }),
  answer: v.object({ results: v.array(Reply), next_cursor: v.nullable(v.string()) }),
  offline: { keepDays: 30, noun: 'comments', shape: 'list' },
})

/** What its writer gets back, held ones too. */
export const OwnComment = v.object({
  id: Id,
  blog_id: Id,
  /** The comment it answers; null: the article itself. */
  parent: v.nullable(Id),
  author: v.string(),
  text: v.string(),
  created_at: Instant,
  edited_at: v.nullable(Instant),
  state: v.picklist(COMMENT_STATES),
})
export type OwnComment = v.InferOutput<typeof OwnComment>

const written = v.object({
  ...CommentForm.entries,
  parent: v.optional(v.nullable(Id), null),
  /** Made up by the phone and known to it alone: the same again is the same comment, and opens it to a writer without an account. */
  key: ClientKey,
  language: v.optional(v.picklist(LANGUAGES)),
  /** People do not see this field. */
  website: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
})

/** In the name of the signed-in user. */
export const addComment = endpoint({
  method: 'POST',
  path: '/api/blogs/{blog_id}/comments/',
  summary: 'Writes a comment, or an answer to one. It may be held until staff have looked: see its state',
  access: 'signed-in',
  perMinute: 10,
  params: blogParams,
  body: written,
  answer: OwnComment,
  offline: 'queue',
})

export const addGuestComment = endpoint({
  method: 'POST',
  path: '/api/blogs/{blog_id}/guest_comments/',
  summary: 'The same without an account',
  access: 'anyone',
  params: blogParams,
  body: written,
  answer: OwnComment,
  offline: 'queue',
})

const changed = v.object({ text: CommentForm.entries.text })

export const editComment = endpoint({
  method: 'PATCH',
  path: '/api/comments/{comment_id}/',
  summary: 'Changes the text of one’s own comment, within an hour',
  access: 'signed-in',
  perMinute: 20,
  params: commentParams,
  body: changed,
  answer: OwnComment,
  offline: 'refuse',
})

export const editGuestComment = endpoint({
  method: 'PATCH',
  path: '/api/guest_comments/{comment_id}/',
  summary: 'The same for who wrote it without an account: the key opens it',
  access: 'anyone',
  params: commentParams,
  body: v.object({ ...changed.entries, key: ClientKey }),
  answer: OwnComment,
  offline: 'refuse',
})

export const removeComment = endpoint({
  method: 'POST',
  path: '/api/comments/{comment_id}/remove/',
  summary: 'Takes one’s own comment back; answers to it go with it',
  access: 'signed-in',
  perMinute: 20,
  params: commentParams,
  answer: v.object({ removed: v.literal(true) }),
  offline: 'refuse',
})

export const removeGuestComment = endpoint({
  method: 'POST',
  path: '/api/guest_comments/{comment_id}/remove/',
  summary: 'The same for who wrote it without an account',
  access: 'anyone',
  params: commentParams,
  body: v.object({ key: ClientKey }),
  answer: v.object({ removed: v.literal(true) }),
  offline: 'refuse',
})

/** The user's own comments, so that their screen can offer to change them; the list of an article is the same for all readers. */
export const listOwnComments = endpoint({
  method: 'GET',
  path: '/api/comments/mine/',
  summary: 'One’s own comments on an article, held ones too',
  access: 'signed-in',
  query: v.object({ blog_id: idText }),
  answer: v.array(OwnComment),
  offline: { keepDays: 30, noun: 'own-comments', shape: 'list' },
})

/** So many comments a phone asks about at once. */
export const MOST_ASKED_ABOUT = 50

/** A comment that was written without an account, as the phone that wrote it reads it. */
export const GuestComment = v.object({
  ...OwnComment.entries,
  /** Answers that are shown; none while the comment itself is not. */
  reply_count: Count,
})
export type GuestComment = v.InferOutput<typeof GuestComment>

export const readGuestComments = endpoint({
  method: 'POST',
  path: '/api/guest_comments/',
  summary: 'How comments that were written without an account stand now, and how often they were answered; those that their key does not open are left out',
  access: 'anyone',
  body: v.object({ comments: v.pipe(v.array(v.object({ id: Id, key: ClientKey })), v.minLength(1), v.maxLength(MOST_ASKED_ABOUT)) }),
  answer: v.array(GuestComment),
  offline: 'refuse',
})

export const reportComment = endpoint({
  method: 'POST',
  path: '/api/comments/{comment_id}/report/',
  summary: 'Tells staff of a comment; what several readers report is held until staff have looked',
  access: 'anyone',
  params: commentParams,
  body: v.object({ reason: v.picklist(REPORT_REASONS), note: v.optional(someLines(COMMENT_LIMITS.reasonLongest), '') }),
  answer: v.object({ reported: v.literal(true) }),
  offline: 'refuse',
})

/** What staff look at. */
export const MODERATION_FILTERS = ['waiting', 'removed'] as const
export const ModeratedComment = v.object({
  ...OwnComment.entries,
  blog_title: v.string(),
  /** Username of a writer with an account. */
  username: v.nullable(v.string()),
  held_reason: v.nullable(v.picklist(HELD_REASONS)),
  reports: v.array(v.object({ reason: v.picklist(REPORT_REASONS), note: v.string(), at: Instant })),
})
export type ModeratedComment = v.InferOutput<typeof ModeratedComment>

export const listModeratedComments = endpoint({
  method: 'GET',
  path: '/api/moderation/comments/',
  summary: 'Comments that wait for staff (held, or reported), or were removed',
  access: 'staff',
  query: v.object({ filter: v.optional(v.picklist(MODERATION_FILTERS)), cursor: v.optional(Cursor) }),
  answer: ownPage(ModeratedComment),
  offline: 'never',
})

export const decideComment = endpoint({
  method: 'POST',
  path: '/api/moderation/comments/{comment_id}/',
  summary: 'Releases a comment, which settles its reports, or removes it',
  access: 'staff',
  params: commentParams,
  body: v.object({ deed: v.picklist(['release', 'remove']) }),
  answer: ModeratedComment,
  offline: 'refuse',
})

/** What the worker keeps of comments for all who use the phone. */
export const COMMENT_READS = [listComments, listReplies] as const

import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Count, Cursor, Id, Instant, idText } from '../core/fields.ts'
import { someLines } from '../core/names.ts'
import { COMMENT_LIMITS, Reply } from './comment-fields.ts'
import { CommentForm } from './comment-form.ts'

/** `held`: no reader sees it until staff have looked. `hidden`: nor while the author of what it is about wants it so; its writer does. */
export const COMMENT_STATES = ['shown', 'held', 'hidden', 'removed'] as const
export type CommentState = (typeof COMMENT_STATES)[number]
/** Why a reader reports one. */
export const REPORT_REASONS = ['spam', 'abuse', 'private', 'other'] as const
/** Why it was held: `links`, a `trap` field that people do not see, the `same` text again, `reports` of readers, `flood` of one writer. */
export const HELD_REASONS = ['links', 'trap', 'same', 'reports', 'flood'] as const

const commentParams = v.object({ comment_id: idText })

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

/** A path of ours, without a language. */
const Page = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/[\w/.-]+$/))

/** What its writer gets back, held ones too. */
export const OwnComment = v.object({
  id: Id,
  /** Path of the page that it stands on, such as `/blogs/12`: what it is about. */
  page: Page,
  /** Of an article, for pages of this app that know no other. */
  blog_id: v.optional(Id),
  /** The comment it answers; null: the thing itself. */
  parent: v.nullable(Id),
  author: v.string(),
  text: v.string(),
  created_at: Instant,
  edited_at: v.nullable(Instant),
  state: v.picklist(COMMENT_STATES),
})
export type OwnComment = v.InferOutput<typeof OwnComment>

const changed = v.object({ text: CommentForm.entries.text })

export const editComment = endpoint({
  method: 'PATCH',
  path: '/api/comments/{comment_id}/',
  summary: 'Changes the text of one’s own comment, within an hour',
  access: 'signed-in',
  isPublicWriting: true,
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
  isPublicWriting: true,
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

/** The user's own comments, so that their screen can offer to change them; the list of a thread is the same for all readers. */
export const listOwnComments = endpoint({
  method: 'GET',
  path: '/api/comments/mine/',
  summary: 'One’s own comments on a page (`page=/blogs/12`), held ones too',
  access: 'signed-in',
  /** `blog_id`: of an article, as pages of this app ask that know no other. */
  query: v.object({ page: v.optional(Page), blog_id: v.optional(idText) }),
  answer: v.array(OwnComment),
  offline: { keepDays: 30, noun: 'own-comments', shape: 'list' },
})

/** What earlier versions of this app have stored names the number of an article alone. */
export const withPage = (stored: unknown): unknown =>
  typeof stored === 'object' && stored !== null && 'blog_id' in stored && !('page' in stored) ? { ...stored, page: `/blogs/${stored.blog_id}` } : stored

/** Which page is asked about; that of an article where its number alone is named. Empty: none. */
export const pageAsked = ({ page, blog_id }: { page?: string | undefined; blog_id?: number | undefined }): string =>
  page ?? (blog_id === undefined ? '' : `/blogs/${blog_id}`)

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
  isPublicWriting: true,
  params: commentParams,
  body: v.object({ reason: v.picklist(REPORT_REASONS), note: v.optional(someLines(COMMENT_LIMITS.reasonLongest), '') }),
  answer: v.object({ reported: v.literal(true) }),
  offline: 'refuse',
})

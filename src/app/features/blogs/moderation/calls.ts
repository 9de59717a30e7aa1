import { type AuthorRequest, decideAuthor, listAuthors } from '#contract/blogs/own-blogs.ts'
import { decideComment, listModeratedComments, type MODERATION_FILTERS, type ModeratedComment } from '#contract/threads/comments.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'

export type CommentFilter = (typeof MODERATION_FILTERS)[number]
export type AuthorFilter = 'asked' | 'granted'

export const loadModerated = (filter: CommentFilter, options: CallOptions, cursor?: string) =>
  call(listModeratedComments, { query: { filter, ...(cursor && { cursor }) } }, options)

export const decideOnComment = async (comment_id: number, deed: 'release' | 'remove'): Promise<ModeratedComment> =>
  (await call(decideComment, { params: { comment_id }, body: { deed } })).value

export const loadAuthors = (state: AuthorFilter, options: CallOptions, cursor?: string) =>
  call(listAuthors, { query: { state, ...(cursor && { cursor }) } }, options)

export const decideOnAuthor = async (user_id: number, deed: 'grant' | 'refuse'): Promise<AuthorRequest> =>
  (await call(decideAuthor, { params: { user_id }, body: { deed } })).value

import { type AuthorRequest, decideAuthor, listAuthors } from '#contract/blogs/own-blogs.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'

export type AuthorFilter = 'asked' | 'granted'

export const loadAuthors = (state: AuthorFilter, options: CallOptions, cursor?: string) =>
  call(listAuthors, { query: { state, ...(cursor && { cursor }) } }, options)

export const decideOnAuthor = async (user_id: number, deed: 'grant' | 'refuse'): Promise<AuthorRequest> =>
  (await call(decideAuthor, { params: { user_id }, body: { deed } })).value

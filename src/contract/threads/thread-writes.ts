import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Id, idText } from '../core/fields.ts'
import { LANGUAGES } from '../core/languages.ts'
import { CommentForm } from './comment-form.ts'
import { OwnComment } from './comments.ts'
import type { ThreadApi } from './thread-reads.ts'

const written = v.object({
  ...CommentForm.entries,
  parent: v.optional(v.nullable(Id), null),
  /** Made up by the phone and known to it alone: the same again is the same comment, and opens it to a writer without an account. */
  key: ClientKey,
  language: v.optional(v.picklist(LANGUAGES)),
  /** People do not see this field. */
  website: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
})

const params = v.object({ id: idText })

/** How a signed-in user writes on a thread, in their own name. @param path as of `readsThread` */
export const writesOnThread = (path: ThreadApi) =>
  endpoint({
    method: 'POST',
    path: `${path}comments/`,
    /** Writes a comment, or an answer to one. It may be held until staff have looked: see its state. */
    summary: 'Writes a comment, or an answer to one',
    access: 'signed-in',
    isPublicWriting: true,
    perMinute: 10,
    params,
    body: written,
    answer: OwnComment,
    offline: 'queue',
  })
export type WritesOnThread = ReturnType<typeof writesOnThread>

export const writesOnThreadAsGuest = (path: ThreadApi) =>
  endpoint({
    method: 'POST',
    path: `${path}guest_comments/`,
    summary: 'The same without an account',
    access: 'anyone',
    isPublicWriting: true,
    params,
    body: written,
    answer: OwnComment,
    offline: 'queue',
  })
export type WritesOnThreadAsGuest = ReturnType<typeof writesOnThreadAsGuest>

import * as v from 'valibot'
import { ownPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Count, Cursor, Id, Instant, idText, Words } from '../core/fields.ts'
import { PICTURE_UPLOAD } from '../core/images.ts'
import { LANGUAGES } from '../core/languages.ts'
import { someLines } from '../core/names.ts'
import { BLOG_FORM_ENTRIES } from './blog-form.ts'

export const WRITING_LIMITS = {
  perPage: 50,
  noteLongest: 500,
  revisionsListed: 50,
  /** A user who was refused may ask again after so many days. */
  refusedDays: 30,
} as const

/** Where an article stands: only its author has it, it appears by itself, everybody sees it, or it was taken off. */
export const BLOG_PHASES = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type BlogPhase = (typeof BLOG_PHASES)[number]
/** Whether a user may write: they have not `asked`, or what staff said. */
const AUTHOR_STATES = ['none', 'asked', 'granted', 'refused'] as const

const blogParams = v.object({ blog_id: idText })
const Author = v.object({ state: v.picklist(AUTHOR_STATES), note: v.string(), asked_at: v.nullable(Instant), decided_at: v.nullable(Instant) })
export type Author = v.InferOutput<typeof Author>

export const readAuthor = endpoint({
  method: 'GET',
  path: '/api/author/',
  summary: 'Whether one may write for the E-MAGAZINE',
  access: 'seller',
  answer: Author,
  offline: { keepDays: 90, noun: 'author', shape: 'detail' },
})

export const askToWrite = endpoint({
  method: 'POST',
  path: '/api/author/',
  summary: 'Asks staff to write for the E-MAGAZINE; who was refused may ask again after 30 days',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 5,
  body: v.object({ note: someLines(WRITING_LIMITS.noteLongest) }),
  answer: Author,
  offline: 'refuse',
})

const AuthorRequest = v.object({ ...Author.entries, user_id: Id, username: v.string(), full_name: v.string(), slug: v.string(), articles: Count })
export type AuthorRequest = v.InferOutput<typeof AuthorRequest>

export const listAuthors = endpoint({
  method: 'GET',
  path: '/api/moderation/authors/',
  summary: 'Who asked to write, who asked first; or who may',
  access: 'staff',
  query: v.object({ state: v.optional(v.picklist(['asked', 'granted'])), cursor: v.optional(Cursor) }),
  answer: ownPage(AuthorRequest),
  offline: 'never',
})

export const decideAuthor = endpoint({
  method: 'POST',
  path: '/api/moderation/authors/{user_id}/',
  summary: 'Lets somebody write, refuses it, or takes the right back; what they published stays, what was to come is a draft again',
  access: 'staff',
  params: v.object({ user_id: idText }),
  body: v.object({ deed: v.picklist(['grant', 'refuse']) }),
  answer: AuthorRequest,
  offline: 'refuse',
})

const ownEntries = {
  id: Id,
  title: v.string(),
  /** In the other language; empty where there is none, absent in answers that were kept by earlier versions. */
  second_title: v.optional(v.string()),
  thumbnail: v.nullable(v.string()),
  thumbnail_tone: Count,
  summary: v.string(),
  second_summary: v.optional(v.string()),
  tags: v.array(v.string()),
  category: v.nullable(v.string()),
  language: v.picklist(LANGUAGES),
  phase: v.picklist(BLOG_PHASES),
  /** Why staff have taken it off; null: they have not. */
  taken_off_reason: v.optional(v.nullable(v.string())),
  /** When it appeared, or will. */
  published_at: v.nullable(Instant),
  comment_count: Count,
  /** Goes up with every change: the client that changes it says which one it saw. */
  version: Count,
  updated_at: Instant,
}
/** One's own article in the list. */
export const OwnBlog = v.object(ownEntries)
export type OwnBlog = v.InferOutput<typeof OwnBlog>

/** What its author needs to edit it. */
export const OwnBlogDetail = v.object({
  ...ownEntries,
  content: v.string(),
  content_state: v.string(),
  /** Absent in answers that were kept by earlier versions. */
  second_content: v.optional(v.string()),
  second_content_state: v.optional(v.string()),
})
export type OwnBlogDetail = v.InferOutput<typeof OwnBlogDetail>

export const listOwnBlogs = endpoint({
  method: 'GET',
  path: '/api/blogs/',
  where: { mine: 'true' },
  summary: 'One’s own articles, the latest changed first',
  access: 'seller',
  query: v.object({
    mine: v.optional(v.literal('true')),
    q: v.optional(Words),
    phase: v.optional(v.picklist(BLOG_PHASES)),
    limit: v.optional(v.pipe(idText, v.maxValue(WRITING_LIMITS.perPage))),
    cursor: v.optional(Cursor),
  }),
  answer: ownPage(OwnBlog),
  offline: { keepDays: 90, noun: 'own-blogs', shape: 'list' },
})

export const readOwnBlog = endpoint({
  method: 'GET',
  path: '/api/blogs/{blog_id}/own/',
  summary: 'One’s own article, to edit',
  access: 'seller',
  params: blogParams,
  answer: OwnBlogDetail,
  offline: { keepDays: 90, noun: 'own-blogs', shape: 'detail' },
})

const COVER = { files: { thumbnail: PICTURE_UPLOAD }, mostBytes: 10 * 1024 * 1024, mostFields: 30 } as const
const texts = v.partial(v.object(v.entriesFromList(Object.keys(BLOG_FORM_ENTRIES) as (keyof typeof BLOG_FORM_ENTRIES)[], v.string()))).entries

/** Multipart. Its fields are texts; `contract/blogs/blog-form.ts` judges them, here and in the form. */
export const createBlog = endpoint({
  method: 'POST',
  path: '/api/blogs/create/',
  summary: 'Writes an article: multipart, with its picture as thumbnail. not-an-author: staff have not let one write',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 20,
  form: COVER,
  body: v.object({ ...texts, client_key: v.optional(ClientKey) }),
  answer: OwnBlogDetail,
  offline: 'refuse',
})

export const updateBlog = endpoint({
  method: 'PATCH',
  path: '/api/blogs/{blog_id}/update/',
  summary:
    'Changes an article: a field that is left out stays. Every change keeps what was before it. Refused as stale when it changed since the version named',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 60,
  form: COVER,
  params: blogParams,
  body: v.object({ ...texts, version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))) }),
  answer: OwnBlogDetail,
  offline: 'refuse',
})

export const withdrawBlog = endpoint({
  method: 'POST',
  path: '/api/blogs/{blog_id}/withdraw/',
  summary: 'Takes an article off, or a scheduled one back to the drafts',
  access: 'seller',
  perMinute: 60,
  params: blogParams,
  answer: OwnBlogDetail,
  offline: 'refuse',
})

export const removeBlog = endpoint({
  method: 'DELETE',
  path: '/api/blogs/{blog_id}/',
  summary: 'Deletes an article that nobody can see: a draft, a scheduled or a withdrawn one, with its comments and revisions',
  access: 'seller',
  perMinute: 30,
  params: blogParams,
  answer: v.object({ removed: v.literal(true) }),
  offline: 'refuse',
})

const revision = { version: Count, title: v.string(), saved_at: Instant, characters: Count }
/** An article as it once was. */
export const BlogRevision = v.object(revision)
export type BlogRevision = v.InferOutput<typeof BlogRevision>

export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/blogs/{blog_id}/revisions/',
  summary: 'What an article was before each change, the latest first',
  access: 'seller',
  params: blogParams,
  answer: v.array(BlogRevision),
  offline: 'never',
})

export const readRevision = endpoint({
  method: 'GET',
  path: '/api/blogs/{blog_id}/revisions/{version}/',
  summary: 'One earlier version, whole',
  access: 'seller',
  params: v.object({ blog_id: idText, version: idText }),
  answer: v.object({
    ...revision,
    summary: v.string(),
    tags: v.array(v.string()),
    content: v.string(),
    thumbnail: v.nullable(v.string()),
    /** In the other language; empty where there was none. */
    second_title: v.optional(v.string()),
    second_summary: v.optional(v.string()),
    second_content: v.optional(v.string()),
  }),
  offline: 'never',
})

export const restoreRevision = endpoint({
  method: 'POST',
  path: '/api/blogs/{blog_id}/revisions/{version}/restore/',
  summary: 'Makes an earlier version the present one; the present one becomes a revision, so nothing is lost',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 20,
  params: v.object({ blog_id: idText, version: idText }),
  /** The version that was seen. */
  body: v.object({ seen: v.optional(Count) }),
  answer: OwnBlogDetail,
  offline: 'refuse',
})

import * as v from 'valibot'
import { cardPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { Count, Id, idText } from '../core/fields.ts'
import { type ListQuery, listQuery } from '../core/filter-schema.ts'
import { LANGUAGES } from '../core/languages.ts'
import { Comment } from '../threads/comment-fields.ts'
import { BLOG_FILTER } from './blogs-filter.ts'
import { BLOGS } from './blogs-resource.ts'

/** Counting costs more than the page itself, and beyond `countedTo` no one reads on. */
export const BLOG_LIMITS = { listedPlain: 500, perPage: 50, countedTo: 200, related: 3, featured: 5, tags: 30 } as const

/** Missing, null and empty all mean that there is none: the screen has words for it. @see Specification §3 "Blog", §8 "Blog fetch errors" */
const MaybeText = v.optional(v.nullable(v.string()))

/** One row of the list of articles. What the specification does not name may be missing from another service. @see Specification §3 "Blog" */
export const BlogCard = v.object({
  id: Id,
  title: MaybeText,
  /** In the other language; empty where its author gave none. */
  second_title: v.optional(v.string()),
  thumbnail: MaybeText,
  /** Index of the ground colour while the picture loads: contract/core/images.ts. */
  thumbnail_tone: v.optional(Count, 0),
  /** ISO 8601: when it was published. */
  created_at: MaybeText,
  /** Their name. */
  author: MaybeText,
  /** User id. */
  author_id: v.optional(v.nullable(Id), null),
  /** Of their page, where they have one. */
  author_slug: v.optional(v.nullable(v.string()), null),
  /** One or two sentences, plain text. */
  summary: v.optional(v.string(), ''),
  second_summary: v.optional(v.string()),
  reading_minutes: v.optional(Count, 0),
  /** Of the text in the other language; 0 where there is none. */
  second_reading_minutes: v.optional(Count),
  comment_count: v.optional(Count),
  tags: v.optional(v.array(v.string()), []),
  /** Slug of the category it belongs to. */
  category: v.optional(v.nullable(v.string()), null),
  /** That it is written in first. */
  language: v.optional(v.picklist(LANGUAGES), 'en'),
  /** In a plain list: only its length says something. @see Specification §3 */
  comments: v.optional(v.array(v.unknown())),
})
export type BlogCard = v.InferOutput<typeof BlogCard>

export const BlogPage = cardPage(BlogCard)
export type BlogPage = v.InferOutput<typeof BlogPage>

/** Everything the page of an article shows. */
export const BlogDetail = v.object({
  ...v.omit(BlogCard, ['comments']).entries,
  /** HTML, sanitized by the server when it was written. */
  content: MaybeText,
  /** The same in the other language; empty where its author gave none. */
  second_content: v.optional(v.string()),
  updated_at: MaybeText,
  /** Why staff have taken it off, then it says nothing else; null: they have not. Absent in answers that were kept by earlier versions. */
  taken_off_reason: v.optional(v.nullable(v.string())),
  /** Bytes that keeping it for offline costs: text and pictures, as they travel. */
  offline_bytes: v.optional(Count, 0),
  /** The first of them, the latest first. */
  comments: v.optional(v.array(Comment), []),
  /** Of the same kind, at most `BLOG_LIMITS.related`. */
  related: v.optional(v.array(BlogCard), []),
})
export type BlogDetail = v.InferOutput<typeof BlogDetail>

/** The query of the list. */
export const BlogQuery = listQuery(BLOG_FILTER, { perPage: BLOG_LIMITS.perPage, digits: 3 })
export type BlogQuery = ListQuery<typeof BLOG_FILTER>

/** Plain: an array of at most `listedPlain` rows. With `limit` or `cursor`: a page. @see Specification §7; decisions §4 */
export const listBlogs = endpoint({
  method: 'GET',
  path: BLOGS.api.list,
  /** Articles of the E-MAGAZINE: search, filters, keyset pages, the latest first. */
  summary: 'Articles of the E-MAGAZINE',
  access: 'anyone',
  query: BlogQuery,
  answer: v.union([v.array(BlogCard), BlogPage]),
  offline: { keepDays: 30, noun: 'blogs', shape: 'list' },
})

export const readBlog = endpoint({
  method: 'GET',
  path: BLOGS.api.one,
  summary: 'One article with its text, its first comments and related ones',
  access: 'anyone',
  params: v.object({ blog_id: idText }),
  answer: BlogDetail,
  offline: { keepDays: 90, noun: 'blogs', shape: 'detail' },
})

/** What stands beside the list. */
export const MagazineAside = v.object({
  featured: v.array(BlogCard),
  /** The most used ones, with how many articles have them. */
  tags: v.array(v.object({ tag: v.string(), count: Count })),
})
export type MagazineAside = v.InferOutput<typeof MagazineAside>

export const readMagazineAside = endpoint({
  method: 'GET',
  path: '/api/blog_aside/',
  summary: 'The featured articles, and the tags in use',
  access: 'anyone',
  answer: MagazineAside,
  offline: { keepDays: 30, noun: 'blog-aside', shape: 'detail' },
})

/** What the worker keeps of this noun for all who use the phone. */
export const BLOG_READS = [listBlogs, readBlog, readMagazineAside] as const

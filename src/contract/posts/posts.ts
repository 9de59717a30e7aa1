import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, Id, Instant, idText, MediaPath } from '../core/fields.ts'
import { type ListQuery, listQuery, queryWith } from '../core/filter-schema.ts'
import { LANGUAGES } from '../core/languages.ts'
import { Comment } from '../threads/comment-fields.ts'
import { ReactionCounts } from '../threads/reactions.ts'
import { POST_LIMITS } from './post-limits.ts'
import { POST_FILTER } from './posts-filter.ts'
import { POSTS } from './posts-resource.ts'

/** Counting costs more than the page itself, and beyond `countedTo` no one reads on. */
export const POST_LISTED = { plain: 100, perPage: POST_LIMITS.perPage, countedTo: 200 } as const

export const PostPicture = v.object({
  id: Id,
  file: MediaPath,
  /** Index of the ground colour while it loads: contract/core/images.ts. */
  tone: Count,
  /** What is in it; empty where its author did not say. */
  alt: v.string(),
  /** Of the file in all its widths. */
  bytes: Count,
})
export type PostPicture = v.InferOutput<typeof PostPicture>

/** What a post may be about: the things of this market that have a card in it. */
export const POST_ABOUT = ['events', 'services', 'jobs', 'blogs'] as const
export type PostAbout = (typeof POST_ABOUT)[number]

/** The thing whose link stands in the text, as it is now. */
export const PostSubject = v.object({
  noun: v.picklist(POST_ABOUT),
  id: Id,
  title: v.string(),
  /** In the other language; empty where there is none. */
  second_title: v.string(),
  picture: v.nullable(MediaPath),
  tone: Count,
  /** Of an event when it begins, of a job its deadline; null: it has none. */
  at: v.nullable(Instant),
})
export type PostSubject = v.InferOutput<typeof PostSubject>

/** Who wrote it. Of a seller `slug` leads to the shop, of anybody else `username` to their page. */
const PostAuthor = {
  /** User id. */
  author: Id,
  author_name: v.string(),
  author_slug: v.nullable(v.string()),
  author_username: v.string(),
  author_picture: v.nullable(MediaPath),
  author_is_verified: v.boolean(),
}

/** A post as every reader sees it in a list. */
export const PostCard = v.object({
  id: Id,
  ...PostAuthor,
  /** The first words, or of pictures alone what is in the first; may be empty. For tabs, links and search. */
  title: v.string(),
  /** Plain text; may be empty. */
  text: v.string(),
  /** That most of it is written in. */
  language: v.picklist(LANGUAGES),
  /** As they were written, without the sign. */
  tags: v.array(v.string()),
  published_at: Instant,
  edited_at: v.nullable(Instant),
  /** The first `POST_LIMITS.picturesShown`; of one post all of them. */
  pictures: v.array(PostPicture),
  picture_count: Count,
  /** Address of a film; null: there is none. */
  film: v.nullable(v.string()),
  about: v.nullable(PostSubject),
  reactions: ReactionCounts,
  /** Comments and answers. */
  comment_count: Count,
  comments_closed: v.boolean(),
})
export type PostCard = v.InferOutput<typeof PostCard>

/**
 * Posts in the order of time, the newest first. `next_cursor` leads to older ones, `previous_cursor` to newer ones; null: there are none (yet). A page that
 * goes back ends where its cursor was: what lies between two pages that do not meet is asked for from either side.
 */
export const PostPage = v.object({
  results: v.array(PostCard),
  next_cursor: v.nullable(v.string()),
  previous_cursor: v.nullable(v.string()),
  total: Count,
  total_is_exact: v.boolean(),
})
export type PostPage = v.InferOutput<typeof PostPage>

/** Everything the page of a post shows. */
export const PostDetail = v.object({
  ...PostCard.entries,
  /** The first of them, the latest first. */
  comments: v.array(Comment),
})
export type PostDetail = v.InferOutput<typeof PostDetail>

export const paging = {
  /** Posts that are newer than where this cursor stands. */
  back: v.optional(Cursor),
  /** The page in which this post is, in the middle where there are newer ones; of one that is gone, where it was. */
  around: v.optional(idText),
}

/** The query of the list: every filter, and the page. */
export const PostQuery = queryWith(listQuery(POST_FILTER, { perPage: POST_LISTED.perPage }), paging)
export type PostQuery = ListQuery<typeof POST_FILTER> & { back?: string | undefined; around?: number | undefined }

/** Plain: an array of at most `POST_LISTED.plain` rows. With `limit`, `cursor`, `back` or `around`: a page. */
export const listPosts = endpoint({
  method: 'GET',
  path: POSTS.api.list,
  /** The same for all readers: whom one has muted or blocked is left out on the phone. */
  summary: 'Posts of all members in the order of time: search, filters, keyset pages onward and back',
  access: 'anyone',
  query: PostQuery,
  answer: v.union([v.array(PostCard), PostPage]),
  offline: { keepDays: 30, noun: 'posts', shape: 'list' },
})

export const readPost = endpoint({
  method: 'GET',
  path: POSTS.api.one,
  summary: 'One post with all its pictures and its first comments',
  access: 'anyone',
  params: v.object({ post_id: idText }),
  answer: PostDetail,
  offline: { keepDays: 90, noun: 'posts', shape: 'detail' },
})

/** What the worker keeps of this noun for all who use the phone. */
export const POST_READS = [listPosts, readPost] as const

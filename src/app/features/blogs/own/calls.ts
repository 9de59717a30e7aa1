import type { BlogFormTexts } from '#contract/blogs/blog-form.ts'
import {
  type Author,
  askToWrite,
  type BlogRevision,
  createBlog,
  listOwnBlogs,
  listRevisions,
  type OwnBlog,
  type OwnBlogDetail,
  readAuthor,
  readOwnBlog,
  readRevision,
  removeBlog,
  restoreRevision,
  updateBlog,
  withdrawBlog,
} from '#contract/blogs/own-blogs.ts'
import { listCategories } from '#contract/categories.ts'
import { type AnswerOf, addressOf } from '#contract/core/endpoint.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { ownList } from '../../../wire/own-list.ts'
import { storeAnswer } from '../../../wire/store-answer.ts'
import { filterCached, isPlain, type OwnFilter } from './own-filter.ts'

const PER_PAGE = '50'
const queryOf = (filter: OwnFilter, cursor?: string) => ({ ...filter, limit: PER_PAGE, ...(cursor !== undefined && { cursor }) })

export type OwnBlogPage = AnswerOf<typeof listOwnBlogs>
export type Revision = AnswerOf<typeof readRevision>

/** A page of one's own articles. */
export const loadOwnArticles = ownList<OwnFilter, OwnBlogPage>({
  ask: (filter, options, cursor) => call(listOwnBlogs, { query: queryOf(filter, cursor) }, options),
  isPlain,
  among: filterCached,
})

/** Caches the list with what was just done before the author opens it. When it fails, the list asks by itself once it is opened. */
export const refreshOwnArticles = (): void => void loadOwnArticles({}, { fresh: true }).catch(() => undefined)

export const loadOwnArticle = (blog_id: number, options: CallOptions = {}): Promise<Answer<OwnBlogDetail>> =>
  call(readOwnBlog, { params: { blog_id } }, options)

/** Caches the article, so that an author who leaves and comes back finds it as it is now, also without network. */
async function keepOwn(answer: Answer<OwnBlogDetail>): Promise<OwnBlogDetail> {
  await storeAnswer({ ...answer, address: addressOf(readOwnBlog, { params: { blog_id: answer.value.id } }), etag: null })
  return answer.value
}

export interface Posting {
  texts: BlogFormTexts
  thumbnail: Blob | undefined
  client_key: string
}

/** Writes an article; the same `client_key` again gives the one that there is. */
export const postArticle = async ({ texts, thumbnail, client_key }: Posting): Promise<OwnBlogDetail> =>
  keepOwn(await call(createBlog, { body: { ...texts, client_key }, ...(thumbnail && { files: { thumbnail } }) }))

interface Update {
  /** Only what is to change. */
  texts: Partial<BlogFormTexts>
  thumbnail: Blob | undefined
  /** That the change starts from. */
  version: number
}

/** @throws {Problem} stale — it was changed since that version. */
export const sendUpdate = async (blog_id: number, { texts, thumbnail, version }: Update): Promise<OwnBlogDetail> =>
  keepOwn(await call(updateBlog, { params: { blog_id }, body: { ...texts, version: String(version) }, ...(thumbnail && { files: { thumbnail } }) }))

/** Takes it off, or a scheduled one back to the drafts. @returns its row in the list. */
export async function withdrawArticle(blog_id: number): Promise<OwnBlog> {
  const { content: _content, content_state: _state, ...row } = await keepOwn(await call(withdrawBlog, { params: { blog_id } }))
  return row
}

/** Only for an article that no reader can see. */
export const removeArticle = async (blog_id: number): Promise<void> => void (await call(removeBlog, { params: { blog_id } }))

export const loadRevisions = (blog_id: number, options: CallOptions = {}): Promise<Answer<BlogRevision[]>> =>
  call(listRevisions, { params: { blog_id } }, options)

export const loadRevision = (blog_id: number, version: number, options: CallOptions = {}): Promise<Answer<Revision>> =>
  call(readRevision, { params: { blog_id, version } }, options)

/** @param seen the present version, as it was read. @throws {Problem} stale — it was changed since. */
export const restore = async (blog_id: number, { version, seen }: { version: number; seen: number }): Promise<OwnBlogDetail> =>
  keepOwn(await call(restoreRevision, { params: { blog_id, version }, body: { seen } }))

export const loadAuthor = (options: CallOptions = {}): Promise<Answer<Author>> => call(readAuthor, {}, options)

/** @throws {Problem} bad-state — refused, and not long enough ago. */
export const sendAsking = async (note: string): Promise<Author> => (await call(askToWrite, { body: { note } })).value

export const loadCategories = (options: CallOptions = {}) => call(listCategories, {}, options)

import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { createBlog as contract, OwnBlogDetail } from '#contract/blogs/own-blogs.ts'
import { pick } from '#contract/core/pick.ts'
import { cleanTexts } from '../../../adapters/rich-texts.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { requireTextsFit } from '../../../db/accounts/unverified.ts'
import { BLOG_STATES, BLOG_WORDS } from '../../../db/blogs/blog-texts.ts'
import { isTaken, isUndone } from '../../../db/connection/faults.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { requireShopStands } from '../../../db/sellers/shop-off.ts'
import { blogs } from '../../../db/tables/blogs.ts'
import { derivedColumns, type Measures, measuresOf } from './blog-columns.ts'
import { BLOG_RICH_TEXTS, type BlogFields, blogFields, categoryOf } from './blog-fields.ts'
import type { WritingTools } from './parts.ts'
import { type Appearing, appearing, DRAFT } from './publishing.ts'
import { readOwnBlog } from './read-own-blog.ts'
import { holdAuthor, requireAuthor } from './require-author.ts'
import { storeCover } from './store-cover.ts'

interface Written {
  author: number
  body: v.InferOutput<typeof contract.body>
  thumbnail: Uint8Array | undefined
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Writes an article, as a draft, for now or for later. What a phone sends again under its `client_key` is the article that it made the first time.
 * @throws {Problem} not-an-author — staff have not let them write; bad-input — with the fields at fault; too-many-requests — uploads of this
 * author; unsupported-media, too-large, busy, pictures-full — as `Pictures` says; shop-taken-off; unverified-limit.
 */
export async function createBlog(tools: WritingTools, { author, body, thumbnail, now }: Written): Promise<OwnBlogDetail> {
  const { db } = tools
  const before = await blogOfKey(db, author, body.client_key)
  if (before !== undefined) return readOwnBlog(db, { author, blog_id: before, now })
  await requireAuthor(db, author)
  await requireShopStands(db, author)
  await tools.countWrite(author)
  const clean = await cleanTexts(body, BLOG_RICH_TEXTS)
  await requireTextsFit(db, { user_id: author, sent: clean.texts })
  const fields = blogFields({ ...body, ...clean.texts }, clean.faults)
  const appears = appearing(DRAFT, { ...fields, now })
  const category = await categoryOf(db, fields.category)
  const measures = await measuresOf(fields)
  const picture = thumbnail && (await storeCover(tools, author, thumbnail))
  const row = { author, fields, appears, category, picture, measures, client_key: body.client_key ?? null }
  const blog_id = await write(db, row).catch(async (error: unknown) => {
    if (picture && isUndone(error)) await tools.pictures.drop(picture.thumbnail)
    const twin = isTaken(error) ? await blogOfKey(db, author, body.client_key) : undefined
    if (twin === undefined) throw error
    return twin
  })
  return readOwnBlog(db, { author, blog_id, now })
}

interface Row {
  author: number
  fields: BlogFields
  appears: Appearing
  category: number | null
  picture: { thumbnail: string; thumbnail_tone: number } | undefined
  measures: Measures
  client_key: string | null
}

function write(db: Database['db'], { author, fields, appears, category, picture, measures, client_key }: Row): Promise<number> {
  const { tags, tag_keys } = fields
  const words = pick(fields, BLOG_WORDS)
  return inTransaction(db, async (tx) => {
    await holdPerson(tx, author)
    await holdAuthor(tx, author)
    await requireShopStands(tx, author)
    const derived = await derivedColumns(tx, author, { ...words, tags, category, measures, thumbnail: picture?.thumbnail ?? null })
    const [made] = await tx
      .insert(blogs)
      .values({ author, ...words, ...pick(fields, BLOG_STATES), tags, tag_keys, category, client_key, ...picture, ...appears, ...derived })
      .returning({ id: blogs.id })
    if (!made) throw new TypeError('an article was written and has no id')
    return made.id
  })
}

/** The article that a phone made under its key; undefined when it made none. */
async function blogOfKey(db: Pick<Database['db'], 'select'>, author: number, client_key: string | undefined): Promise<number | undefined> {
  if (client_key === undefined) return undefined
  const [row] = await db
    .select({ id: blogs.id })
    .from(blogs)
    .where(and(eq(blogs.author, author), eq(blogs.client_key, client_key)))
  return row?.id
}

import { eq, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { BlogFormTexts } from '#contract/blogs/blog-form.ts'
import type { updateBlog as contract, OwnBlogDetail } from '#contract/blogs/own-blogs.ts'
import { pick } from '#contract/core/pick.ts'
import { Problem } from '#contract/core/problem.ts'
import { type CleanTexts, cleanTexts } from '../../../adapters/rich-texts.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { requireTextsFit } from '../../../db/accounts/unverified.ts'
import { summaryOf } from '../../../db/blogs/blog-measures.ts'
import { BLOG_STATES, BLOG_WORDS } from '../../../db/blogs/blog-texts.ts'
import { isUndone } from '../../../db/connection/faults.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { blogs } from '../../../db/tables/blogs.ts'
import { categories } from '../../../db/tables/categories.ts'
import { derivedColumns, type Measures, measuresOf } from './blog-columns.ts'
import { BLOG_RICH_TEXTS, type BlogFields, blogFields, categoryOf } from './blog-fields.ts'
import { type BlogRow, holdOwnBlog, ownBlog, type Whose } from './own-blog.ts'
import type { WritingTools } from './parts.ts'
import { type Appearing, appearing } from './publishing.ts'
import { readOwnBlog } from './read-own-blog.ts'
import { holdAuthor, requireAuthor, requireShop } from './require-author.ts'
import { storeCover } from './store-cover.ts'
import { storeRevision } from './store-revision.ts'

interface Change {
  body: v.InferOutput<typeof contract.body>
  thumbnail: Uint8Array | undefined
}

/** Of every change by its author. */
export const changed = { version: sql`${blogs.version} + 1`, updated_at: sql`now()` }

/**
 * Lets pass a caller who has seen the article as it stands.
 * @param seen undefined: a caller who names no version is believed to have.
 * @throws {Problem} stale — with `facts.version`.
 */
export function requireSeen({ version }: Pick<BlogRow, 'version'>, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw new Problem('stale', { facts: { version } })
}

/**
 * Changes an article: what is left out stays, what is empty is cleared, and the whole must still be what could be written. What it was before is
 * kept as a revision; what changes nothing leaves all as it is.
 * @throws {Problem} not-found — there is none, or it is another user's; not-an-author; stale — it changed since `version`; bad-input — with the
 * fields at fault; too-many-requests, unsupported-media, too-large, busy, pictures-full — of the picture; taken-off, shop-taken-off — it would appear; unverified-limit.
 */
export async function updateBlog(tools: WritingTools, whose: Whose, { body, thumbnail }: Change): Promise<OwnBlogDetail> {
  const { db } = tools
  // Before a picture is worked on; what changes in between is judged again.
  const seen = await ownBlog(db, whose)
  await requireAuthor(db, whose.author)
  await tools.countWrite(whose.author)
  const change = { body, now: whose.now, clean: await cleanTexts(body, BLOG_RICH_TEXTS) }
  await requireTextsFit(db, { user_id: whose.author, sent: change.clean.texts, before: seen })
  const planned = await planChange(db, seen, change)
  const picture = thumbnail && (await storeCover(tools, whose.author, thumbnail))
  try {
    await inTransaction(db, async (tx) => {
      // Before the article, as a farewell does.
      await holdPerson(tx, whose.author)
      await holdAuthor(tx, whose.author)
      const held = await holdOwnBlog(tx, whose)
      const plan = held.version === seen.version ? planned : await planChange(tx, held, change)
      if (plan.appears.published_at !== null && !plan.appears.is_withdrawn) await requireShop(tx, whose.author)
      await save(tx, held, { ...plan, picture })
    })
  } catch (error) {
    if (picture && isUndone(error)) await tools.pictures.drop(picture.thumbnail)
    throw error
  }
  return readOwnBlog(db, whose)
}

interface Plan {
  fields: BlogFields
  measures: Measures
  category: number | null
  appears: Appearing
}

interface Options {
  body: Change['body']
  /** Milliseconds since the epoch. */
  now: number
  /** What was sent of the rich text. */
  clean: CleanTexts<(typeof BLOG_RICH_TEXTS)[number]>
}

/** What an article would come to by a change. @throws {Problem} as `updateBlog` says. */
async function planChange(db: Pick<Database['db'], 'select'>, row: BlogRow, { body, now, clean }: Options): Promise<Plan> {
  requireSeen(row, body.version)
  const fields = blogFields({ ...(await merged(db, row, body)), ...clean.texts }, clean.faults)
  const publishing = body.publishing === undefined && !body.publish_at ? undefined : fields.publishing
  const appears = appearing(row, { publishing, publish_at: fields.publish_at, now })
  return { fields, measures: await measuresOf(fields), category: await categoryOf(db, fields.category), appears }
}

async function save(
  tx: Tx,
  row: BlogRow,
  { fields, measures, category, appears, picture }: Plan & { picture: { thumbnail: string; thumbnail_tone: number } | undefined },
) {
  const { tags, tag_keys } = fields
  const cover =
    picture ?? (fields.thumbnail_removed ? { thumbnail: null, thumbnail_tone: 0 } : { thumbnail: row.thumbnail, thumbnail_tone: row.thumbnail_tone })
  const written = { ...pick(fields, BLOG_WORDS), tags, ...cover }
  const isRewritten = !isSame(written, row)
  const next = { ...pick(fields, BLOG_STATES), category, ...appears }
  if (!isRewritten && isSame(next, row)) return
  const isFoundOtherwise = isRewritten || category !== row.category
  if (isRewritten) await storeRevision(tx, row)
  await tx
    .update(blogs)
    .set({ ...written, ...next, tag_keys, ...(isFoundOtherwise && (await derivedColumns(tx, row.author, { ...written, category, measures }))), ...changed })
    .where(eq(blogs.id, row.id))
}

const isSame = (some: Partial<BlogRow>, row: BlogRow): boolean =>
  Object.entries(some).every(([name, value]) => JSON.stringify(value) === JSON.stringify(row[name as keyof BlogRow]))

/** The fields as their author sees them, with what was sent in their place. */
async function merged(db: Pick<Database['db'], 'select'>, row: BlogRow, body: Change['body']): Promise<Partial<BlogFormTexts>> {
  // One that was made is made anew of what stands there then.
  const typed = (summary: string, content: string) => (summary === summaryOf(content) ? '' : summary)
  const isOther = (name: 'content' | 'second_content') => body[name] !== undefined && body[name] !== row[name]
  return {
    title: body.title ?? row.title,
    summary: typed(body.summary ?? row.summary, row.content),
    tags: body.tags ?? row.tags.join('\n'),
    category: body.category ?? (await slugOf(db, row.category)),
    content: body.content ?? row.content,
    // Another markup than the editor's own state of it would be lost as soon as the editor opens.
    content_state: body.content_state ?? (isOther('content') ? '' : row.content_state),
    second_title: body.second_title ?? row.second_title,
    second_summary: typed(body.second_summary ?? row.second_summary, row.second_content),
    second_content: body.second_content ?? row.second_content,
    second_content_state: body.second_content_state ?? (isOther('second_content') ? '' : row.second_content_state),
    publishing: body.publishing ?? (body.publish_at ? 'later' : 'draft'),
    publish_at: body.publish_at ?? (row.published_at === null ? '' : new Date(row.published_at).toISOString()),
    thumbnail_removed: body.thumbnail_removed ?? 'false',
  }
}

async function slugOf(db: Pick<Database['db'], 'select'>, category: number | null): Promise<string> {
  if (category === null) return ''
  const [row] = await db.select({ slug: categories.slug }).from(categories).where(eq(categories.id, category))
  return row?.slug ?? ''
}

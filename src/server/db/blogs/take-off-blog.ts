import { and, eq, isNull, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { holdOwner } from '../accounts/hold-owner.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { readShopOff } from '../sellers/shop-off.ts'
import { blogs } from '../tables/blogs.ts'
import { notifyOwner } from '../taken-off/notify-owner.ts'

/** Of every change that others than its author make. */
const moved = { version: sql`${blogs.version} + 1`, updated_at: sql`now()` }

const offColumns = (reason: string, taken_off_with: 'itself' | 'shop') => ({
  taken_off_at: sql`now()`,
  taken_off_reason: reason,
  taken_off_with,
  was_public: sql`case when ${blogs.taken_off_at} is null then not ${blogs.is_withdrawn} else ${blogs.was_public} end`,
  is_withdrawn: true,
  ...moved,
})

/** Columns of an article that is restored: public where it was public, unless its author withdrew it or left meanwhile. */
const BACK = { taken_off_at: null, taken_off_reason: '', taken_off_with: null, is_withdrawn: sql`not ${blogs.was_public}`, was_public: false, ...moved }

const isOut = sql`${blogs.published_at} <= now()`

/** Locks an article after the account of its owner, as everything does that they change: its shop is not taken off or restored meanwhile. */
export async function holdBlog(tx: Pick<Tx, 'select'>, blog_id: number): Promise<void> {
  const [row] = await tx.select({ owner: blogs.author }).from(blogs).where(eq(blogs.id, blog_id))
  if (!row) return
  await holdOwner(tx, row.owner)
  await tx.select({ id: blogs.id }).from(blogs).where(eq(blogs.id, blog_id)).for('no key update')
}

/** Takes an article off and tells its author, who cannot publish it again. The same again changes nothing. */
export async function takeOffBlog(tx: Tx, blog_id: number, reason: string): Promise<void> {
  const isOn = sql`${blogs.taken_off_with} is distinct from 'itself'`
  const [off] = await tx
    .update(blogs)
    .set(offColumns(reason, 'itself'))
    .where(and(eq(blogs.id, blog_id), isOut, isOn))
    .returning({ author: blogs.author, title: blogs.title })
  if (off) await notifyOwner(tx, { kind: 'taken-off', owner: off.author, subject: 'article', about: blog_id, title: off.title, reason })
}

/**
 * Undoes that. While the shop of its author is off, the article stays off with it.
 * @throws {Problem} bad-state — it is not off, or its author has deleted it.
 */
export async function restoreBlog(tx: Tx, blog_id: number, reason: string): Promise<void> {
  await holdBlog(tx, blog_id)
  const isOff = and(eq(blogs.id, blog_id), eq(blogs.taken_off_with, 'itself'))
  const [held] = await tx.select({ author: blogs.author, title: blogs.title }).from(blogs).where(isOff)
  if (!held) throw new Problem('bad-state')
  const shop = await readShopOff(tx, held.author)
  await tx
    .update(blogs)
    .set(shop ? { taken_off_with: 'shop', taken_off_reason: shop.reason, ...moved } : BACK)
    .where(isOff)
  await notifyOwner(tx, { kind: 'restored', owner: held.author, subject: 'article', about: blog_id, title: held.title, reason })
}

/** Takes off what an author has published, with their shop; what was to appear by itself is a draft again. Their account is locked. */
export async function takeOffBlogsOf(tx: Pick<Tx, 'update'>, author: number, reason: string): Promise<void> {
  const own = eq(blogs.author, author)
  await tx
    .update(blogs)
    .set({ published_at: null, is_withdrawn: false, ...moved })
    .where(and(own, eq(blogs.is_withdrawn, false), sql`${blogs.published_at} > now()`))
  await tx
    .update(blogs)
    .set(offColumns(reason, 'shop'))
    .where(and(own, isOut, isNull(blogs.taken_off_at)))
}

/** What went with their shop is back with it. */
export const restoreBlogsOf = (tx: Pick<Tx, 'update'>, author: number): Promise<unknown> =>
  tx
    .update(blogs)
    .set(BACK)
    .where(and(eq(blogs.author, author), eq(blogs.taken_off_with, 'shop')))

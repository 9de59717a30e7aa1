import { eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { openCase } from '../cases/open-case.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { posts } from '../tables/posts.ts'
import { notifyOwner } from '../taken-off/notify-owner.ts'
import { POST_CASE_SINCE } from './post-written-at.ts'
import { POST_TITLE } from './public-post.ts'

type PostRow = typeof posts.$inferSelect

/** A post, locked against other changes until the transaction ends; undefined: there is none. */
export async function holdPost(tx: Pick<Tx, 'select'>, id: number): Promise<PostRow | undefined> {
  const [row] = await tx.select().from(posts).where(eq(posts.id, id)).for('no key update')
  return row
}

/** Its author deleted it, or has left: nothing of it is kept. */
export const isGone = ({ state, text, gallery, film }: Pick<PostRow, 'state' | 'text' | 'gallery' | 'film'>): boolean =>
  state === 'removed' && text === '' && gallery === null && film === null

/** Readers’ reports hide a post until staff have looked. What has a reason was held once, and released by staff: it stays. */
export async function hidePost(tx: Tx, id: number): Promise<void> {
  const row = await holdPost(tx, id)
  if (row?.state !== 'shown' || row.held_reason !== null) return
  const held_reason = 'reports'
  await tx
    .update(posts)
    .set({ state: 'held', held_reason, version: sql`${posts.version} + 1` })
    .where(eq(posts.id, id))
  await openCase(tx, { kind: 'post', subject: id, owner: row.author, held_reason })
}

/**
 * Staff say that it stays: shown from now on. A reason stays in the row, also where there was none: by that, reports know that staff have looked. What no
 * reader has seen yet is as new as it is to them.
 */
export async function keepPost(tx: Tx, id: number): Promise<void> {
  const row = await holdPost(tx, id)
  if (!row || row.state === 'removed') return
  const isUnseen = row.state === 'held' && row.held_reason !== 'reports' && row.edited_at === null && (await wasHeldAtOnce(tx, id))
  await tx
    .update(posts)
    .set({ state: 'shown', held_reason: row.held_reason ?? 'reports', version: sql`${posts.version} + 1`, ...(isUnseen && { published_at: sql`now()` }) })
    .where(eq(posts.id, id))
}

/** Whether it was held when it was written, and published at no other time since. */
async function wasHeldAtOnce(tx: Pick<Tx, 'execute'>, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from posts where id = ${id} and published_at = ${POST_CASE_SINCE}`)
  return rows.length > 0
}

/** Staff take it off, and its author gets a notice. Words and pictures stay, for staff. The same again changes nothing. */
export async function takeOffPost(tx: Tx, id: number, reason: string): Promise<void> {
  const row = await holdPost(tx, id)
  if (!row || row.state === 'removed') return
  const title = await readTitle(tx, id)
  await tx
    .update(posts)
    .set({ state: 'removed', version: sql`${posts.version} + 1` })
    .where(eq(posts.id, id))
  await notifyOwner(tx, { kind: 'taken-off', owner: row.author, subject: 'post', about: id, title, reason })
}

/** Undoes that. @throws {Problem} bad-state — staff have not removed it, or its author has deleted it since */
export async function restorePost(tx: Tx, id: number, reason: string): Promise<void> {
  const row = await holdPost(tx, id)
  if (row?.state !== 'removed' || isGone(row)) throw new Problem('bad-state')
  await tx
    .update(posts)
    .set({ state: 'shown', held_reason: row.held_reason ?? 'reports', version: sql`${posts.version} + 1` })
    .where(eq(posts.id, id))
  await notifyOwner(tx, { kind: 'restored', owner: row.author, subject: 'post', about: id, title: await readTitle(tx, id), reason })
}

async function readTitle(tx: Pick<Tx, 'execute'>, id: number): Promise<string> {
  const { rows } = await tx.execute<{ title: string }>(sql`select ${POST_TITLE} as title from posts where id = ${id}`)
  return rows[0]?.title ?? ''
}

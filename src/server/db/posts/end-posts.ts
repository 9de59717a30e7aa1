import { type SQL, sql } from 'drizzle-orm'
import { endCases } from '../cases/end-cases.ts'
import type { Tx } from '../connection/in-transaction.ts'

/**
 * Deletes posts as their author does: words, former words, pictures and reactions end, and their comments are out of sight. What is deleted already stays
 * so, and the row itself: the same key of a phone makes no other post.
 * @param which condition on `posts`; each is locked
 * @returns files of pictures that no row names any more: the caller drops them after the transaction
 */
export async function endPosts(tx: Pick<Tx, 'execute'>, which: SQL): Promise<string[]> {
  const { rows: held } = await tx.execute<{ id: number; thread: number; gallery: number | null }>(
    sql`select id, thread, gallery from posts where ${which} order by id for update`,
  )
  if (held.length === 0) return []
  const among = (ids: readonly (number | null)[]) => sql`any(${sql.param(ids.filter((id) => id !== null))}::integer[])`
  const [ids, threads, galleries] = [among(held.map(({ id }) => id)), among(held.map(({ thread }) => thread)), among(held.map(({ gallery }) => gallery))]
  const { rows: pictures } = await tx.execute<{ file: string }>(sql`select file from gallery_items where gallery = ${galleries} and file is not null`)
  await tx.execute(sql`
    update posts set state = 'removed', text = '', film = null, gallery = null, about_event = null, about_service = null, about_job = null, about_blog = null,
      tags = '{}', tag_keys = '{}', held_reason = null, search_words = '', version = version + 1
    where id = ${ids}`)
  await tx.execute(sql`delete from post_revisions where post = ${ids}`)
  await tx.execute(sql`delete from galleries where id = ${galleries}`)
  await tx.execute(sql`select from threads where id = ${threads} order by id for no key update`)
  await tx.execute(sql`delete from reactions where thread = ${threads}`)
  await tx.execute(sql`update threads set reactions = '{0,0,0,0,0}' where id = ${threads}`)
  await endCases(tx, 'post', sql`select id from posts where id = ${ids}`)
  return pictures.map(({ file }) => file)
}

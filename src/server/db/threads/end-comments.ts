import { eq, sql } from 'drizzle-orm'
import { endCases } from '../cases/end-cases.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { comments } from '../tables/threads.ts'
import { wordlessComment } from './change-comment.ts'

/** Takes back every comment of an account that is deleted: their words are deleted, answers to them are out of sight, and the counts say so. */
export async function endComments(tx: Pick<Tx, 'execute' | 'update'>, user_id: number): Promise<void> {
  const theirs = sql`select thread from comments where user_id = ${user_id}`
  const held = await tx.execute<{ id: number }>(sql`select id from threads where id in (${theirs}) order by id for no key update`)
  if (held.rows.length === 0) return
  await tx
    .update(comments)
    .set({ ...wordlessComment, state: 'removed' })
    .where(eq(comments.user_id, user_id))
  await endCases(tx, 'comment', sql`select id from comments where user_id = ${user_id}`)
  await tx.execute(sql`
    update comments answered set reply_count = (select count(*) from comments r where r.parent = answered.id and r.state = 'shown')
    where answered.id in (select parent from comments where user_id = ${user_id})`)
  await tx.execute(sql`
    update threads t set comment_count = (
      select count(*) from comments c left join comments answered on answered.id = c.parent
      where c.thread = t.id and c.state = 'shown' and (c.parent is null or answered.state = 'shown'))
    where t.id in (${theirs})`)
}

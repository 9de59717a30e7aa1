import { type SQL, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../connection/open.ts'

type Reader = Pick<Database['db'], 'execute'>

/** Whether one of two has blocked the other. Each side is one look into an index. */
export const areApartSql = (one: SQL, other: SQL): SQL =>
  sql`(exists (select from blocks where user_id = ${one} and blocked = ${other}) or exists (select from blocks where user_id = ${other} and blocked = ${one}))`

/** Whom an account is not to see, and who is not to see it, as a statement of one column `user_id`. */
export const hiddenFromSql = (user_id: SQL): SQL =>
  sql`select blocked as user_id from blocks where user_id = ${user_id} union select user_id from blocks where blocked = ${user_id}`

export async function areApart(db: Reader, one: number, other: number): Promise<boolean> {
  const { rows } = await db.execute<{ apart: boolean }>(sql`select ${areApartSql(sql`${one}::integer`, sql`${other}::integer`)} as apart`)
  return rows[0]?.apart ?? false
}

/**
 * Goes on only where neither of two has blocked the other.
 * @throws {Problem} not-possible — which of them it was, is not said.
 */
export async function requireTogether(db: Reader, one: number, other: number): Promise<void> {
  if (one !== other && (await areApart(db, one, other))) throw new Problem('not-possible')
}

import { type SQL, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import { written_texts } from '../db/tables/written-texts.ts'
import type { Lately } from './flood.ts'

/** Who writes: an account, or the mark of where a visitor without one writes from (sender-mark.ts). */
export type Writer = { user_id: number } | { sender: string }

const nameOf = (writer: Writer): string => ('user_id' in writer ? `account ${writer.user_id}` : writer.sender)
const isBy = (writer: Writer): SQL => ('user_id' in writer ? sql`user_id = ${writer.user_id}` : sql`sender = ${writer.sender}`)

type Executes = Pick<Tx, 'execute'>

/** What one writer writes, wherever that is, is taken one after the other, so that nothing is missed in counting. Taken before any row of a noun is held. */
export async function holdWriter(tx: Executes, writer: Writer): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`writer ${nameOf(writer)}`}, 0))`)
}

/** What a writer has written lately, of any kind. */
export async function readLately(tx: Executes, writer: Writer): Promise<Lately> {
  const { rows } = await tx.execute<Lately & Record<string, unknown>>(sql`
    select count(*) filter (where created_at > now() - interval '10 minutes')::integer as ten_minutes, count(*)::integer as hour,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest_seconds
    from written_texts where ${isBy(writer)} and created_at > now() - interval '1 hour'`)
  return rows[0] ?? { ten_minutes: 0, hour: 0, oldest_seconds: 0 }
}

interface Day {
  writer: Writer
  /** So many in a day; absent: of all texts, else of those with this mark. */
  most: number
  text_hash?: string
}

/** @throws {Problem} too-many-requests — the writer has written so many in a day; with the seconds until there may be another. */
export async function requireDayRoom(tx: Executes, { writer, most, text_hash }: Day): Promise<void> {
  const same = text_hash === undefined ? sql`` : sql`and text_hash = ${text_hash}`
  const { rows } = await tx.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from created_at + interval '1 day' - now()))::integer as seconds from written_texts
    where ${isBy(writer)} ${same} and created_at > now() - interval '1 day' order by created_at desc offset ${most - 1} limit 1`)
  if (rows[0]) throw new Problem('too-many-requests', { retryAfterSeconds: Math.max(1, rows[0].seconds) })
}

/** Whether the same text was written within a day, by any writer and anywhere. @param but the name of what does not count */
export async function wasWritten(tx: Executes, text_hash: string, but = ''): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from written_texts where text_hash = ${text_hash} and created_at > now() - interval '1 day' and source <> ${but} limit 1`,
  )
  return rows.length > 0
}

interface Written {
  /** A name of its own, of noun and number: `comment 12`. */
  source: string
  /** Undefined: from inside the process. */
  writer: Writer | undefined
  /** Of `textMark`; empty where there is no text. */
  text_hash: string
}

/** Counts what was written; of what was written before, the text that it has now. */
export async function noteWritten(tx: Pick<Tx, 'insert'>, { source, writer, text_hash }: Written): Promise<void> {
  await tx
    .insert(written_texts)
    .values({ source, text_hash, ...writer })
    .onConflictDoUpdate({ target: written_texts.source, set: { text_hash } })
}

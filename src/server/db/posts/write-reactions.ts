import { sql } from 'drizzle-orm'
import { REACTIONS, type Reaction, type ReactionCounts } from '#contract/threads/reactions.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { areApartSql } from '../relations/blocks.ts'
import { holdThread } from '../threads/change-comment.ts'
import { IS_PUBLIC_POST } from './public-post.ts'

/** How one person wants to like a post from now on; null: no longer. */
export interface ReactionWish {
  user_id: number
  kind: Reaction | null
}

interface Written {
  /** Of the post, after it. */
  reactions: ReactionCounts
  /** Those who may not react here: one of them and the author has blocked the other. */
  apart: ReadonlySet<number>
  /** Those whose account has ended. */
  gone: ReadonlySet<number>
}

/** Keeps accounts from ending until this transaction is over; gives those that have not ended. Taken before any thread. */
async function holdPeople(tx: Pick<Tx, 'execute'>, people: readonly number[]): Promise<Set<number>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from users where id = any(${sql.param([...people])}::integer[]) and deleted_at is null and locked_at is null order by id for key share`)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Writes wishes of several people about one post, and counts them in the same transaction. Locks as comments do: the people, then the thread, which
 * is held for one statement. Undefined: there is no such post that is shown.
 * @param wishes one of each person at most
 */
export async function writeReactions(tx: Pick<Tx, 'execute'>, post: number, wishes: readonly ReactionWish[]): Promise<Written | undefined> {
  const { rows: found } = await tx.execute<{ thread: number }>(sql`select thread from posts where id = ${post}`)
  if (!found[0]) return undefined
  const there = await holdPeople(
    tx,
    wishes.map(({ user_id }) => user_id),
  )
  await holdThread(tx, found[0].thread)
  const those = wishes.filter(({ user_id }) => there.has(user_id))
  const { rows } = await tx.execute<{ reactions: ReactionCounts | null; apart: number[] }>(writingSql(post, those))
  const [written] = rows
  if (!written?.reactions) return undefined
  const gone = new Set(wishes.filter(({ user_id }) => !there.has(user_id)).map(({ user_id }) => user_id))
  return { reactions: written.reactions, apart: new Set(written.apart), gone }
}

/** Only `reactions` of the thread is set: kept public answers follow every few seconds, not with each of two hundred people in a second. */
const writingSql = (post: number, wishes: readonly ReactionWish[]) => sql`
  with post as materialized (
    select thread, author from posts where id = ${post} and ${IS_PUBLIC_POST}),
  wish as materialized (
    select post.thread, w.user_id, w.kind, former.kind as former,
      w.kind is not null and ${areApartSql(sql`w.user_id`, sql`post.author`)} as is_apart
    from unnest(${sql.param(wishes.map(({ user_id }) => user_id))}::integer[], ${sql.param(wishes.map(({ kind }) => kind))}::text[]) as w(user_id, kind)
    cross join post left join reactions former on former.thread = post.thread and former.user_id = w.user_id),
  changed as materialized (select * from wish where not is_apart and kind is distinct from former),
  written as (
    insert into reactions (thread, user_id, kind, at) select thread, user_id, kind, clock_timestamp() from changed
    on conflict (thread, user_id) do update set kind = excluded.kind, at = excluded.at),
  counted as (
    update threads t set reactions = array(
      select t.reactions[k.place] + (select count(*)::integer from changed where kind = k.kind) - (select count(*)::integer from changed where former = k.kind)
      from unnest(${sql.param([...REACTIONS])}::text[]) with ordinality as k(kind, place) order by k.place)
    from post where t.id = post.thread and exists (select from changed) returning t.reactions)
  select coalesce((select reactions from counted), (select t.reactions from threads t join post on t.id = post.thread)) as reactions,
    coalesce((select json_agg(user_id) from wish where is_apart), '[]') as apart`

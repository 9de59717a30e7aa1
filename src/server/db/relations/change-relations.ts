import { and, eq, or, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { RELATION_LIMITS } from '#contract/relations/relations.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { blocks, follows, mutes } from '../tables/relations.ts'

const full = (most: number) => new Problem('relations-full', { facts: { most } })

/** Follows. The pair is held (`holdPair`). @throws {Problem} relations-full */
export async function addFollow(tx: Tx, { follower, followed }: { follower: number; followed: number }): Promise<void> {
  if ((await tx.$count(follows, eq(follows.follower, follower))) >= RELATION_LIMITS.followsMost) throw full(RELATION_LIMITS.followsMost)
  await tx.insert(follows).values({ follower, followed }).onConflictDoNothing()
}

/** Follows no longer. */
export async function endFollow(tx: Pick<Tx, 'delete'>, { follower, followed }: { follower: number; followed: number }): Promise<void> {
  await tx.delete(follows).where(and(eq(follows.follower, follower), eq(follows.followed, followed)))
}

/** Mutes so many days, from now on; null: for good. The pair is held. @throws {Problem} relations-full */
export async function setMute(tx: Tx, { user_id, muted, days }: { user_id: number; muted: number; days: number | null }): Promise<void> {
  const others = and(eq(mutes.user_id, user_id), sql`${mutes.muted} <> ${muted}`)
  if ((await tx.$count(mutes, others)) >= RELATION_LIMITS.mutesMost) throw full(RELATION_LIMITS.mutesMost)
  const until = days === null ? null : sql`now() + make_interval(days => ${days}::integer)`
  await tx
    .insert(mutes)
    .values({ user_id, muted, until })
    .onConflictDoUpdate({ target: [mutes.user_id, mutes.muted], set: { until, at: sql`now()` } })
}

export async function endMute(tx: Pick<Tx, 'delete'>, { user_id, muted }: { user_id: number; muted: number }): Promise<void> {
  await tx.delete(mutes).where(and(eq(mutes.user_id, user_id), eq(mutes.muted, muted)))
}

/** Hides two from each other, and ends that they follow each other. The pair is held. @throws {Problem} relations-full */
export async function addBlock(tx: Tx, { user_id, blocked }: { user_id: number; blocked: number }): Promise<void> {
  const others = and(eq(blocks.user_id, user_id), sql`${blocks.blocked} <> ${blocked}`)
  if ((await tx.$count(blocks, others)) >= RELATION_LIMITS.blocksMost) throw full(RELATION_LIMITS.blocksMost)
  await tx.insert(blocks).values({ user_id, blocked }).onConflictDoNothing()
  const either = (one: number, other: number) => and(eq(follows.follower, one), eq(follows.followed, other))
  await tx.delete(follows).where(or(either(user_id, blocked), either(blocked, user_id)))
}

export async function endBlock(tx: Pick<Tx, 'delete'>, { user_id, blocked }: { user_id: number; blocked: number }): Promise<void> {
  await tx.delete(blocks).where(and(eq(blocks.user_id, user_id), eq(blocks.blocked, blocked)))
}

import { and, eq, sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { followMember as contract } from '#contract/relations/relations.ts'
import { holdOwner } from '../../db/accounts/hold-owner.ts'
import { holdPerson } from '../../db/accounts/hold-person.ts'
import { inTransaction, type Tx } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { requireTogether } from '../../db/relations/blocks.ts'
import { addFollow, endFollow } from '../../db/relations/change-relations.ts'
import { holdPair } from '../../db/relations/hold-pair.ts'
import { publicMemberSql } from '../../db/relations/public-members.ts'
import { follows } from '../../db/tables/relations.ts'
import type { CountFollow } from './limit-follows.ts'

interface Tools {
  db: Database['db']
  countFollow: CountFollow
}

interface Wish {
  follower: number
  followed: number
  following: boolean
}

/**
 * Follows a seller, or a member with a page of their own, or no longer. The same again changes nothing, and is not counted.
 * @throws {Problem} not-found — there is no such member of whom something is public; not-possible — one has blocked the other; relations-full;
 * too-many-requests; not-signed-in — the account was deleted meanwhile.
 */
export async function followMember({ db, countFollow }: Tools, wish: Wish): Promise<AnswerOf<typeof contract>> {
  const { follower, followed, following } = wish
  if (following && !(await isFollowing(db, wish))) {
    await requireFollowable(db, wish)
    await countFollow(follower)
    await inTransaction(db, (tx) => begin(tx, wish))
  }
  if (!following) await inTransaction(db, (tx) => end(tx, wish))
  return { user_id: followed, following, follower_count: await db.$count(follows, eq(follows.followed, followed)) }
}

async function begin(tx: Tx, wish: Wish): Promise<void> {
  await holdPerson(tx, wish.follower)
  // Nothing is written behind the end of an account.
  await holdOwner(tx, wish.followed)
  await holdPair(tx, wish.follower, wish.followed)
  // Only now: a block may have come, while the pair was waited for.
  await requireFollowable(tx, wish)
  if (!(await isFollowing(tx, wish))) await addFollow(tx, wish)
}

async function end(tx: Tx, wish: Wish): Promise<void> {
  await holdPair(tx, wish.follower, wish.followed)
  await endFollow(tx, wish)
}

const isFollowing = async (db: Pick<Tx, '$count'>, { follower, followed }: Wish): Promise<boolean> =>
  (await db.$count(follows, and(eq(follows.follower, follower), eq(follows.followed, followed)))) > 0

/** @throws {Problem} not-found, not-possible */
async function requireFollowable(db: Pick<Tx, 'execute'>, { follower, followed }: Wish): Promise<void> {
  const { rows } = await db.execute(publicMemberSql(sql`${followed}::integer`))
  if (rows.length === 0 || follower === followed) throw new Problem('not-found')
  await requireTogether(db, follower, followed)
}

import { and, eq, isNull } from 'drizzle-orm'
import type * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { type addMember as contract, TEAM_LIMITS, type TeamMember } from '#contract/services/team.ts'
import { isTaken, isUndone } from '../../../db/connection/faults.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { holdShop } from '../../../db/sellers/hold-shop.ts'
import { requireShopStands } from '../../../db/sellers/shop-off.ts'
import { ensureTeam } from '../../../db/services/ensure-team.ts'
import { lookAgainAtFreeTimes } from '../../../db/services/free-times-due.ts'
import { users } from '../../../db/tables/accounts.ts'
import { team_members } from '../../../db/tables/services.ts'
import type { ServiceTools } from '../own/parts.ts'
import { listTeam } from './list-team.ts'
import { storeMemberPicture } from './member-picture.ts'

interface Added {
  seller: number
  body: v.InferOutput<typeof contract.body>
  picture: Uint8Array | undefined
}

/**
 * Adds a member to a seller's team. What a phone sends again under its `client_key` adds nobody.
 * @throws {Problem} bad-input — the team is full; too-many-requests, unsupported-media, too-large, busy, pictures-full — of the picture; shop-taken-off.
 */
export async function addMember(tools: ServiceTools, { seller, body, picture }: Added): Promise<TeamMember[]> {
  const { db } = tools
  if (await hasMemberOfKey(db, seller, body.client_key)) return listTeam(db, seller)
  await requireShopStands(db, seller)
  // Before the picture is worked on; counted again where it counts.
  await requireSeat(db, seller)
  const file = await storeMemberPicture(tools, { seller, picture, replaces: null })
  await inTransaction(db, (tx) => write(tx, seller, { ...body, picture: file })).catch(async (error: unknown) => {
    if (isUndone(error)) await tools.pictures.drop(file)
    if (!isTaken(error)) throw error
  })
  return listTeam(db, seller)
}

async function write(tx: Tx, seller: number, { is_bookable = true, ...row }: Added['body'] & { picture: string | null }): Promise<void> {
  await holdShop(tx, seller)
  // One at a time, so that what is counted holds.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, seller)).for('no key update')
  await ensureTeam(tx, seller)
  await requireSeat(tx, seller)
  await tx.insert(team_members).values({ ...row, seller, is_bookable })
  // Their calendar.
  await ensureTeam(tx, seller)
  await lookAgainAtFreeTimes(tx, seller)
}

/** @throws {Problem} bad-input — `name: too-many`. */
async function requireSeat(db: Pick<Database['db'], '$count'>, seller: number): Promise<void> {
  const count = await db.$count(team_members, and(eq(team_members.seller, seller), isNull(team_members.removed_at)))
  if (count >= TEAM_LIMITS.most) throw new Problem('bad-input', { fields: { name: 'too-many' } })
}

const hasMemberOfKey = async (db: Pick<Database['db'], '$count'>, seller: number, client_key: string): Promise<boolean> =>
  (await db.$count(team_members, and(eq(team_members.seller, seller), eq(team_members.client_key, client_key)))) > 0

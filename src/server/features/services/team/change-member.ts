import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { changeMember as contract, TeamMember } from '#contract/services/team.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { isUndone } from '../../../db/connection/faults.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import { lookAgainAtFreeTimes } from '../../../db/services/free-times-due.ts'
import { team_members } from '../../../db/tables/services.ts'
import type { ServiceTools } from '../own/parts.ts'
import { listTeam } from './list-team.ts'
import { looseFile, storeMemberPicture } from './member-picture.ts'
import { holdMember, ownMember, type WhichMember } from './own-member.ts'

interface Change {
  body: v.InferOutput<typeof contract.body>
  picture: Uint8Array | undefined
}

/**
 * Changes a member of a seller's team: a picture that is sent takes the place of the one they had.
 * @throws {Problem} not-found — there is none, or it is of another seller's team; too-many-requests, unsupported-media, too-large, busy, pictures-full — of
 * the picture; not-signed-in — the account was deleted or locked meanwhile.
 */
export async function changeMember(tools: ServiceTools, which: WhichMember, { body, picture }: Change): Promise<TeamMember[]> {
  const { db, pictures } = tools
  const { seller } = which
  const seen = await ownMember(db, which)
  const file = await storeMemberPicture(tools, { seller, picture, replaces: await looseFile(db, seller, seen.picture) })
  const before = await inTransaction(db, (tx) => write(tx, which, { ...body, file })).catch(async (error: unknown) => {
    if (isUndone(error)) await pictures.drop(file)
    throw error
  })
  await pictures.drop(before)
  return listTeam(db, seller)
}

/** @returns the file that nobody shows any more; null: none. */
async function write(tx: Tx, which: WhichMember, { name, role, is_bookable, no_picture = false, file }: Change['body'] & { file: string | null }) {
  await holdPerson(tx, which.seller)
  const held = await holdMember(tx, which)
  const picture = file ?? (no_picture ? null : held.picture)
  await tx
    .update(team_members)
    .set({ name, role, picture, ...(is_bookable !== undefined && { is_bookable }) })
    .where(eq(team_members.id, held.id))
  await lookAgainAtFreeTimes(tx, which.seller)
  return picture === held.picture ? null : looseFile(tx, which.seller, held.picture)
}

import type { BodyOf } from '#contract/core/endpoint.ts'
import { type muteMember as contract, RELATION_LIMITS, type Relations } from '#contract/relations/relations.ts'
import { holdPerson } from '../../db/accounts/hold-person.ts'
import { inTransaction } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { endMute, setMute } from '../../db/relations/change-relations.ts'
import { holdPair } from '../../db/relations/hold-pair.ts'
import { readRelations } from './read-relations.ts'
import { requireMember } from './require-member.ts'

interface Wish {
  user_id: number
  muted: number
  span: BodyOf<typeof contract>['span']
}

/** Leaves a member out of one's own feeds, or no longer; they are told nothing. @throws {Problem} not-found, relations-full; not-signed-in */
export async function muteMember(db: Database['db'], { user_id, muted, span }: Wish): Promise<Relations> {
  await inTransaction(db, async (tx) => {
    await holdPerson(tx, user_id)
    if (span !== null) await requireMember(tx, { user_id, other: muted })
    await holdPair(tx, user_id, muted)
    if (span === null) await endMute(tx, { user_id, muted })
    else await setMute(tx, { user_id, muted, days: span === 'week' ? RELATION_LIMITS.muteDays : null })
  })
  return readRelations(db, user_id)
}

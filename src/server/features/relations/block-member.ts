import type { Relations } from '#contract/relations/relations.ts'
import { holdPerson } from '../../db/accounts/hold-person.ts'
import { inTransaction } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { addBlock, endBlock } from '../../db/relations/change-relations.ts'
import { holdPair } from '../../db/relations/hold-pair.ts'
import { readRelations } from './read-relations.ts'
import { requireMember } from './require-member.ts'

interface Wish {
  user_id: number
  other: number
  blocked: boolean
}

/**
 * Hides two members from each other, and ends follows on both sides; or takes one's own block back. A block of the other stays.
 * @throws {Problem} not-found — there is no such account; relations-full; not-signed-in — the own one was deleted meanwhile.
 */
export async function blockMember(db: Database['db'], { user_id, other, blocked }: Wish): Promise<Relations> {
  await inTransaction(db, async (tx) => {
    await holdPerson(tx, user_id)
    if (blocked) await requireMember(tx, { user_id, other })
    await holdPair(tx, user_id, other)
    if (blocked) await addBlock(tx, { user_id, blocked: other })
    else await endBlock(tx, { user_id, blocked: other })
  })
  return readRelations(db, user_id)
}

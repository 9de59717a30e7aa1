import { eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { DeskLicence } from '#contract/desk/licences.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import { users } from '../../../db/tables/accounts.ts'
import { trade_licences } from '../../../db/tables/sellers.ts'
import { readLicences } from './list-licences.ts'
import type { LicenceParts } from './parts.ts'

interface Decision {
  /** User id. */
  staff: number
  requestId: string
  /** Why it is refused; null: it was seen. */
  reason: string | null
}

/**
 * Says that a licence was seen, or refuses it. Of two of staff the first one counts; what they decide is said of the file that they saw, and of no later one.
 * @throws {Problem} not-found — it was replaced or taken back; bad-state — it is decided already.
 */
export function decideLicence({ db, note }: Pick<LicenceParts, 'db' | 'note'>, licence: number, { staff, requestId, reason }: Decision): Promise<DeskLicence> {
  const one = eq(trade_licences.id, licence)
  return inTransaction(db, async (tx) => {
    const [found] = await tx.select({ user_id: trade_licences.user_id }).from(trade_licences).where(one)
    if (!found) throw new Problem('not-found')
    // Before anything of theirs, as a farewell does.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, found.user_id)).for('key share')
    const [held] = await tx.select({ state: trade_licences.state }).from(trade_licences).where(one).for('update')
    if (!held) throw new Problem('not-found')
    if (held.state !== 'waiting') throw new Problem('bad-state')
    const state = reason === null ? 'seen' : 'refused'
    await tx.update(trade_licences).set({ state, reason, decided_at: sql`now()`, decided_by: staff }).where(one)
    const event = { kind: `licence-${state}`, user_id: found.user_id, request_id: requestId, by: 'staff', details: { licence, staff } } as const
    await note(tx, { ...event, ...(reason !== null && { reason }) })
    const [row] = await readLicences(tx, sql`where l.id = ${licence}`)
    if (!row) throw new Problem('not-found')
    return row
  })
}

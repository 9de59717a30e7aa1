import type { Database } from '../../db/connection/open.ts'
import { BALANCES } from './balances.ts'
import { CAUSES } from './causes.ts'
import { DEBTS } from './debts.ts'
import { ENTRIES } from './entries.ts'
import { type GatewayBook, gatewayFaults } from './gateway.ts'
import { HOLDS } from './holds.ts'
import { PAYMENTS } from './payments.ts'
import { PAYOUTS } from './payouts.ts'
import type { Rule } from './rule.ts'
import { inSnapshot, type Query } from './snapshot.ts'

const RULES: readonly Rule[] = [...ENTRIES, ...BALANCES, ...HOLDS, ...PAYMENTS, ...PAYOUTS, ...DEBTS, ...CAUSES]
/** Of what breaks a rule, so many are named; of more it is said how many there are. */
const NAMED = 10

interface Proof {
  /** What the payment gateway itself has on record; absent: it is not looked at. */
  gateway?: GatewayBook | undefined
}

/**
 * Looks whether the ledger is whole: entries add up, balances are those of their entries, every payment, order, refund, withdrawal and debt that was paid has its
 * moves, and every move its cause. All of it as of one moment, while money goes on moving.
 * @returns what does not fit, in plain words; empty: all does.
 */
export const proveLedger = ({ pool }: Pick<Database, 'pool'>, proof: Proof = {}): Promise<string[]> => inSnapshot(pool, (query) => ledgerFaults(query, proof))

/** The same in a session that is there already. */
export async function ledgerFaults(query: Query, { gateway }: Proof = {}): Promise<string[]> {
  const faults: string[] = []
  for (const rule of RULES) faults.push(...(await broken(query, rule)))
  return gateway ? [...faults, ...(await gatewayFaults(query, gateway))] : faults
}

async function broken(query: Query, { says, sql }: Rule): Promise<string[]> {
  const rows = await query<{ what: string; all: number }>(`select what, (count(*) over ())::int as all from (${sql}) broken order by what limit ${NAMED}`)
  const all = rows[0]?.all ?? 0
  if (all === 0) return []
  return [`${says}: ${rows.map(({ what }) => what).join('; ')}${all > NAMED ? `, and ${all - NAMED} more` : ''}`]
}

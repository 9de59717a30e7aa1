import type { Database } from '#server/db/connection/open.ts'
import { proveLedger } from '#server/ledger/prove/prove-ledger.ts'
import { orderFaults, type SeatsAtFirst } from '../../support/server/orders/order-invariants.ts'
import type { Acknowledged } from './load.ts'
import type { Figure } from './scene.ts'

/** Looks at the rows: whatever was acknowledged is there, each buyer has one order, no event is oversold, the ledger is whole. */
export async function prove(database: Database, acknowledged: readonly Acknowledged[], atFirst: SeatsAtFirst): Promise<Figure[]> {
  const { rows } = await database.pool.query<{ number: string; user_id: number }>(
    `select p.number, b.user_id from purchases p join buyers b on b.id = p.buyer where b.user_id = any($1)`,
    [acknowledged.map(({ user_id }) => user_id)],
  )
  const there = new Set(rows.map(({ number, user_id }) => `${number} ${user_id}`))
  const lost = acknowledged.filter(({ number, user_id }) => !there.has(`${number} ${user_id}`))
  const twice = rows.length - new Set(rows.map(({ user_id }) => user_id)).size
  const faults = await orderFaults(database.pool, atFirst)
  const ledger = await proveLedger(database)
  return [
    { what: 'acknowledged orders that are lost', value: `${lost.length} of ${acknowledged.length}`, holds: lost.length === 0 },
    { what: 'buyers whose order was placed twice', value: String(twice), holds: twice === 0 },
    { what: 'orders and seats that do not fit', value: told(faults), holds: faults.length === 0 },
    { what: 'what does not fit in the ledger', value: told(ledger), holds: ledger.length === 0 },
  ]
}

const told = (faults: readonly string[]) => (faults.length === 0 ? 'none' : `${faults.length}: ${faults[0]}`)

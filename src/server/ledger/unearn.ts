import { asc, eq, inArray } from 'drizzle-orm'
import { takeBack } from '#contract/wallet/money-rules.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import { earnings } from '../db/tables/ledger.ts'
import type { EarningRow } from './earn.ts'
import type { Balances, Entry, Move } from './post-moves.ts'

/** Money that goes back from now on, and of which order: by its order of goods, else of the purchase as a whole. */
export interface Unearning {
  /** What of: names the move, and what it belongs to. */
  move: Pick<Move, 'name' | 'purchase' | 'attempt' | 'refund' | 'shop_order' | 'booking' | 'by'>
  attempt: number
  paisa: number
  shop_order?: number
}

/**
 * What was earned is the buyers' again: of each order the commission gives its proportion, its seller the rest: of what is on hold, else of what is free,
 * else the seller owes it. What was not earned yet is still the buyers', and nothing is written of it.
 * @returns the moves, which the caller posts in the same transaction. The payments are held.
 */
export async function unearn(tx: Tx, all: readonly Unearning[]): Promise<Move[]> {
  if (all.length === 0) return []
  const attempts = all.map(({ attempt }) => attempt)
  const rows = await tx.select().from(earnings).where(inArray(earnings.attempt, attempts)).orderBy(asc(earnings.id)).for('no key update')
  const moves: Move[] = []
  for (const { move, attempt, paisa, shop_order } of all) {
    const theirs = rows.filter((row) => row.attempt === attempt && (shop_order === undefined || row.shop_order === shop_order))
    const parts = divide(theirs, paisa)
    if (parts.length === 0) continue
    for (const { row } of parts) await note(tx, row)
    moves.push({
      ...move,
      kind: 'unearned',
      attempt,
      sellers: parts.map(({ row }) => row.seller),
      entries: (balances) => entriesOf(parts, balances),
    })
  }
  return moves
}

interface Taken {
  seller: number
  commission: number
  service: number
  /** Of the seller's part, what was on hold. */
  pending: number
}

interface Part {
  row: EarningRow
  taken: Taken
}

const leftOf = ({ gross, service, back }: EarningRow): number => gross + service - back

/** Of which orders it goes back: of the first what is left of it, and so on. The rows become what they are after that. */
function divide(rows: readonly EarningRow[], paisa: number): Part[] {
  let open = paisa
  const parts: Part[] = []
  for (const row of rows) {
    const of = Math.min(open, leftOf(row))
    if (of <= 0) continue
    open -= of
    const shares = takeBack(row, of)
    const taken = { ...shares, pending: Math.min(row.pending, shares.seller) }
    parts.push({ row, taken })
    Object.assign(row, {
      back: row.back + of,
      commission_back: row.commission_back + taken.commission,
      service_back: row.service_back + taken.service,
      pending: row.pending - taken.pending,
    })
  }
  return parts
}

/** Writes a row as {@link divide} has left it. */
async function note(tx: Tx, { id, back, commission_back, service_back, pending }: EarningRow): Promise<void> {
  await tx.update(earnings).set({ back, commission_back, service_back, pending }).where(eq(earnings.id, id))
}

function entriesOf(parts: readonly Part[], balances: Balances): Entry[] {
  const entries: Entry[] = []
  // Of one seller several orders may be in it: what one has taken is not there for the next.
  const freeLeft = new Map<number, number>()
  for (const { row, taken } of parts) {
    const { seller } = row
    const free = freeLeft.get(seller) ?? balances({ kind: 'free', seller })
    const fromFree = Math.min(free, taken.seller - taken.pending)
    freeLeft.set(seller, free - fromFree)
    entries.push(
      { kind: 'pending', seller, paisa: -taken.pending },
      { kind: 'free', seller, paisa: -fromFree },
      { kind: 'due', seller, paisa: taken.seller - taken.pending - fromFree },
      { house: 'commission', paisa: taken.commission },
      { house: 'service', paisa: taken.service },
      { house: 'buyers', paisa: -(taken.seller + taken.commission + taken.service) },
    )
  }
  return entries
}

import { type SQL, sql } from 'drizzle-orm'
import { shareOut } from '#contract/wallet/money-rules.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import { earnings } from '../db/tables/ledger.ts'
import type { payment_attempts } from '../db/tables/payments.ts'
import type { Entry, Move } from './post-moves.ts'

type Attempt = typeof payment_attempts.$inferSelect
export type EarningRow = typeof earnings.$inferSelect

/** What one order of a purchase brings once all of it is paid. Paisa. */
export interface EarningSketch {
  /** An account, or SQL that finds it. */
  seller: number | SQL<number>
  kind: EarningRow['kind']
  /** As people name the order. */
  number: string
  shop_order?: number
  booking?: number
  /** What is paid online for it; `service`: to the house besides. */
  gross: number
  service: number
  /** Of what the commission is taken. */
  base: number
  commission: number
  /** When it becomes free, if that is known. */
  free_at?: SQL
}

/**
 * What was paid for a purchase is its sellers' from now on, on hold, and the house's: writes what each order brought. Where another amount came than was
 * asked for, each gets its part of it. @returns the move, which the caller posts.
 */
export async function earn(tx: Pick<Tx, 'insert'>, attempt: Attempt, sketches: readonly EarningSketch[]): Promise<Move> {
  const paid = attempt.paid_paisa ?? 0
  const parts = await writeEarnings(tx, attempt, scaled(sketches, paid))
  const entries: Entry[] = parts.flatMap(({ seller, gross, commission, service }) => [
    { kind: 'pending', seller, paisa: gross - commission } as const,
    { house: 'commission', paisa: -commission } as const,
    { house: 'service', paisa: -service } as const,
  ])
  const given = parts.reduce((sum, { gross, service }) => sum + gross + service, 0)
  return {
    name: `earned ${attempt.id}`,
    kind: 'earned',
    purchase: attempt.purchase,
    attempt: attempt.id,
    sellers: parts.map(({ seller }) => seller),
    entries: [...entries, { house: 'buyers', paisa: given }],
  }
}

/** @returns the same, with the accounts that SQL has found */
async function writeEarnings(tx: Pick<Tx, 'insert'>, attempt: Attempt, sketches: readonly EarningSketch[]): Promise<(EarningSketch & { seller: number })[]> {
  if (sketches.length === 0) return []
  const rows = await tx
    .insert(earnings)
    .values(
      sketches.map(({ free_at, ...sketch }) => ({
        ...sketch,
        purchase: attempt.purchase,
        attempt: attempt.id,
        pending: sketch.gross - sketch.commission,
        ...(free_at && { free_at: free_at as SQL<string> }),
      })),
    )
    .returning({ seller: earnings.seller })
  return sketches.flatMap((sketch, place) => (rows[place] ? [{ ...sketch, ...rows[place] }] : []))
}

/** The same orders for so much money. */
function scaled(sketches: readonly EarningSketch[], paid: number): EarningSketch[] {
  const asked = sketches.reduce((sum, { gross, service }) => sum + gross + service, 0)
  if (asked === paid) return [...sketches]
  const parts = shareOut(
    paid,
    sketches.flatMap(({ gross, service }) => [gross, service]),
  )
  return sketches.map((sketch, place) => {
    const gross = parts[place * 2] ?? 0
    const ratio = (of: number) => (sketch.gross === 0 ? 0 : Number((BigInt(of) * BigInt(gross)) / BigInt(sketch.gross)))
    return { ...sketch, gross, service: parts[place * 2 + 1] ?? 0, base: ratio(sketch.base), commission: ratio(sketch.commission) }
  })
}

/** So many days after a moment, as the rule for what was sold says. @param since a moment, of the row that is written or of a query */
export const holdEnd = (kind: EarningRow['kind'], since: SQL): SQL =>
  sql`((${since})::timestamptz + make_interval(days => (select days from hold_rules where kind = ${kind})))`

import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '../db/connection/in-transaction.ts'
import { ledger_entries } from '../db/tables/payments.ts'
import type { Attempt } from './payment/attempts.ts'
import type { Shares } from './purchase-handler.ts'

type Entry = typeof ledger_entries.$inferInsert
type Account = Entry['account']
type Paid = Pick<Attempt, 'id' | 'purchase' | 'paid_paisa'>
type Share = (paisa: number) => Shares

/** One of the refunds of an attempt. Paisa. */
interface Part {
  part: number
  paisa: number
}

/** The entries of one move; its amounts, in paisa, add up to nothing. */
function entriesOf(
  { id, purchase }: Pick<Attempt, 'id' | 'purchase'>,
  { move, amounts }: { move: string; amounts: Partial<Record<Account, number>> },
): Entry[] {
  const entries = Object.entries(amounts) as [Account, number][]
  return entries.filter(([, paisa]) => paisa !== 0).map(([account, paisa]) => ({ move, account, paisa, attempt: id, purchase }))
}

/** The name of a move of one refund; the first has that of its attempt alone. */
const moveOf = (what: string, { id }: Pick<Attempt, 'id'>, { part }: Pick<Part, 'part'>): string => `${what} ${id}${part > 1 ? `/${part}` : ''}`

/** Writes moves, each once. */
export async function writeEntries(tx: Tx, entries: readonly Entry[]): Promise<void> {
  if (entries.length > 0)
    await tx
      .insert(ledger_entries)
      .values([...entries])
      .onConflictDoNothing()
}

/** What is written when the gateway has taken money of a buyer. Paisa. */
export const paidEntries = (attempt: Pick<Attempt, 'id' | 'purchase'>, { amount, store }: { amount: number; store: number }): Entry[] =>
  entriesOf(attempt, { move: `paid ${attempt.id}`, amounts: { gateway: store, fees: amount - store, buyers: -amount } })

/** What is written when what was paid is earned: the purchase is good. */
export function earnedEntries(attempt: Paid, share: Share): Entry[] {
  const paid = attempt.paid_paisa ?? 0
  const { sales, service } = share(paid)
  return entriesOf(attempt, { move: `earned ${attempt.id}`, amounts: { buyers: paid, sales: -sales, service: -service } })
}

/** What was paid is earned: the purchase is good. */
export const bookEarned = (tx: Tx, attempt: Paid, share: Share): Promise<void> => writeEntries(tx, earnedEntries(attempt, share))

/** What payments have earned and do not owe back, by attempt. They are held. */
export async function readEarned(tx: Pick<Tx, 'select'>, attempts: readonly number[]): Promise<ReadonlyMap<number, Shares>> {
  if (attempts.length === 0) return new Map()
  const { attempt, account, paisa } = ledger_entries
  const sumOf = (one: 'sales' | 'service') => sql<number>`coalesce(-sum(${paisa}) filter (where ${account} = ${one}), 0)::float8`
  const rows = await tx
    .select({ attempt, sales: sumOf('sales'), service: sumOf('service') })
    .from(ledger_entries)
    .where(inArray(attempt, [...attempts]))
    .groupBy(attempt)
  return new Map(rows.map(({ attempt: id, ...shares }) => [id, shares]))
}

/**
 * What is written when some of what was earned is owed back: of which share it is, if that is known; else the seller's share goes first, the
 * service's last. What was not earned yet is still the buyers': nothing is written of it.
 * @param earned what is left of both.
 */
export function unearnedEntries(attempt: Pick<Attempt, 'id' | 'purchase'>, back: Part & { service?: number }, earned: Shares): Entry[] {
  if (earned.sales === 0 && earned.service === 0) return []
  const ofService = Math.min(back.paisa, earned.service, back.service ?? 0)
  const ofSales = Math.min(back.paisa - ofService, Math.max(0, earned.sales))
  return entriesOf(attempt, { move: moveOf('unearned', attempt, back), amounts: { buyers: -back.paisa, sales: ofSales, service: back.paisa - ofSales } })
}

/** The gateway has given money back. */
export const bookRefunded = (tx: Tx, attempt: Pick<Attempt, 'id' | 'purchase'>, back: Part): Promise<void> =>
  writeEntries(tx, entriesOf(attempt, { move: moveOf('refunded', attempt, back), amounts: { buyers: back.paisa, gateway: -back.paisa } }))

/** Staff have given money back themselves, not through the gateway: what it has taken stays with it. */
export const bookByHand = (tx: Tx, attempt: Pick<Attempt, 'id' | 'purchase'>, back: Part): Promise<void> =>
  writeEntries(tx, entriesOf(attempt, { move: moveOf('by-hand', attempt, back), amounts: { buyers: back.paisa, 'by-hand': -back.paisa } }))

import type { Tx } from '../../db/connection/in-transaction.ts'
import { ledger_entries } from '../../db/tables/payments.ts'
import type { Attempt } from './payment/attempts.ts'

type Account = (typeof ledger_entries.$inferInsert)['account']

type Entry = typeof ledger_entries.$inferInsert

/** The entries of one move; its amounts, in paisa, add up to nothing. */
function entriesOf(attempt: number, { move, amounts }: { move: string; amounts: Partial<Record<Account, number>> }): Entry[] {
  const entries = Object.entries(amounts) as [Account, number][]
  return entries.filter(([, paisa]) => paisa !== 0).map(([account, paisa]) => ({ move: `${move} ${attempt}`, account, paisa, attempt }))
}

/** Writes moves, each once. */
export async function writeEntries(tx: Tx, entries: readonly Entry[]): Promise<void> {
  if (entries.length > 0)
    await tx
      .insert(ledger_entries)
      .values([...entries])
      .onConflictDoNothing()
}

/** What is written when the gateway has taken money of a buyer. Paisa. */
export const paidEntries = (attempt: number, { amount, store }: { amount: number; store: number }): Entry[] =>
  entriesOf(attempt, { move: 'paid', amounts: { gateway: store, fees: amount - store, buyers: -amount } })

/** What is written when what was paid is ours: the order is good. @param service whole taka of it that are the service charge. */
export function earnedEntries({ id, paid_paisa }: Pick<Attempt, 'id' | 'paid_paisa'>, service: number): Entry[] {
  const paid = paid_paisa ?? 0
  return entriesOf(id, { move: 'earned', amounts: { buyers: paid, sales: service * 100 - paid, service: -service * 100 } })
}

/** What was paid is ours: the order is good. @param service whole taka of it that are the service charge. */
export const bookEarned = (tx: Tx, attempt: Pick<Attempt, 'id' | 'paid_paisa'>, service: number): Promise<void> =>
  writeEntries(tx, earnedEntries(attempt, service))

/** What is written when what was earned is owed back: the order is not good any more. @param service as in `earnedEntries` */
export function unearnedEntries({ id, paid_paisa }: Pick<Attempt, 'id' | 'paid_paisa'>, service: number): Entry[] {
  const paid = paid_paisa ?? 0
  return entriesOf(id, { move: 'unearned', amounts: { buyers: -paid, sales: paid - service * 100, service: service * 100 } })
}

/** The gateway has given money back. Paisa. */
export const bookRefunded = (tx: Tx, attempt: number, amount: number): Promise<void> =>
  writeEntries(tx, entriesOf(attempt, { move: 'refunded', amounts: { buyers: amount, gateway: -amount } }))

/** Staff have given money back themselves, not through the gateway: what it has taken stays with it. Paisa. */
export const bookByHand = (tx: Tx, attempt: number, amount: number): Promise<void> =>
  writeEntries(tx, entriesOf(attempt, { move: 'by-hand', amounts: { buyers: amount, 'by-hand': -amount } }))

import type { Tx } from '../../db/in-transaction.ts'
import { ledger_entries } from '../../db/tables/payments.ts'
import type { Attempt } from './attempts.ts'

type Account = (typeof ledger_entries.$inferInsert)['account']

/** Writes a move once; its amounts, in paisa, add up to nothing. */
async function write(tx: Tx, attempt: number, { move, amounts }: { move: string; amounts: Partial<Record<Account, number>> }): Promise<void> {
  const entries = Object.entries(amounts) as [Account, number][]
  const rows = entries.filter(([, paisa]) => paisa !== 0).map(([account, paisa]) => ({ move: `${move} ${attempt}`, account, paisa, attempt }))
  if (rows.length > 0) await tx.insert(ledger_entries).values(rows).onConflictDoNothing()
}

/** The gateway has taken money of a buyer. Paisa. */
export const bookPaid = (tx: Tx, attempt: number, { amount, store }: { amount: number; store: number }): Promise<void> =>
  write(tx, attempt, { move: 'paid', amounts: { gateway: store, fees: amount - store, buyers: -amount } })

/** What was paid is ours: the order is good. @param service whole taka of it that are the service charge. */
export function bookEarned(tx: Tx, { id, paid_paisa }: Pick<Attempt, 'id' | 'paid_paisa'>, service: number): Promise<void> {
  const paid = paid_paisa ?? 0
  return write(tx, id, { move: 'earned', amounts: { buyers: paid, sales: service * 100 - paid, service: -service * 100 } })
}

/** What was earned is owed back: the order is not good any more. */
export function bookUnearned(tx: Tx, { id, paid_paisa }: Pick<Attempt, 'id' | 'paid_paisa'>, service: number): Promise<void> {
  const paid = paid_paisa ?? 0
  return write(tx, id, { move: 'unearned', amounts: { buyers: -paid, sales: paid - service * 100, service: service * 100 } })
}

/** The gateway has given money back. Paisa. */
export const bookRefunded = (tx: Tx, attempt: number, amount: number): Promise<void> =>
  write(tx, attempt, { move: 'refunded', amounts: { buyers: amount, gateway: -amount } })

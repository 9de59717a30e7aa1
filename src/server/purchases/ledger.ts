import type { Tx } from '../db/connection/in-transaction.ts'
import { earn } from '../ledger/earn.ts'
import { type Move, postMoves } from '../ledger/post-moves.ts'
import { type Unearning, unearn } from '../ledger/unearn.ts'
import type { Attempt } from './payment/attempts.ts'
import { handlerOf, type Purchase, type PurchaseHandlers } from './purchase-handler.ts'
import type { Refund } from './refunds/owe-back.ts'

type Named = Pick<Attempt, 'id' | 'purchase'>
type Part = Pick<Refund, 'id' | 'part' | 'paisa'>

/** The name of a move of one refund; the first has that of its attempt alone. */
const nameOf = (what: string, { id }: Pick<Attempt, 'id'>, { part }: Pick<Part, 'part'>): string => `${what} ${id}${part > 1 ? `/${part}` : ''}`

/** The gateway has taken money of a buyer. Paisa. */
export const paidMove = (attempt: Named, { amount, store }: { amount: number; store: number }): Move => ({
  name: `paid ${attempt.id}`,
  kind: 'paid',
  purchase: attempt.purchase,
  attempt: attempt.id,
  entries: [
    { house: 'gateway', paisa: store },
    { house: 'fees', paisa: amount - store },
    { house: 'buyers', paisa: -amount },
  ],
})

/** What was paid is earned: the purchase is good. The accounts of its sellers are the last that the transaction locks. */
export const earnedMove = async (
  tx: Tx,
  { attempt, purchase, handlers }: { attempt: Attempt; purchase: Purchase; handlers: PurchaseHandlers },
): Promise<Move> => earn(tx, attempt, await handlerOf(handlers, purchase).earnings(tx, purchase))

/** Money of a payment that goes back from now on, as what was earned gives it. */
export const unearning = ({ id, purchase }: Named, refund: Part, of?: { shop_order: number }): Unearning => ({
  move: { name: nameOf('unearned', { id }, refund), purchase, refund: refund.id, ...of },
  attempt: id,
  paisa: refund.paisa,
  ...of,
})

/** What was earned is owed back; what was not earned yet is still the buyers': nothing is written of it. The payments are held. */
export async function bookUnearned(tx: Tx, all: readonly Unearning[]): Promise<void> {
  await postMoves(tx, await unearn(tx, all))
}

/** The gateway has given money back. */
export const bookRefunded = (tx: Tx, attempt: Named, refund: Part): Promise<unknown> => postMoves(tx, [backMove('refunded', attempt, refund)])

/** Staff have given money back themselves, not through the gateway: what it has taken stays with it. */
export const bookByHand = (tx: Tx, attempt: Named, refund: Part): Promise<unknown> => postMoves(tx, [backMove('by-hand', attempt, refund)])

/** The provider has taken money back by itself, for a buyer whose bank disputes the payment. Not to be asked for it. */
export const bookDebited = (tx: Tx, attempt: Named, { note, by, ...refund }: Part & { note: string; by: number | null }): Promise<unknown> =>
  postMoves(tx, [{ ...backMove('debited', attempt, refund), note, by }])

const backMove = (kind: 'refunded' | 'by-hand' | 'debited', { id, purchase }: Named, refund: Part): Move => ({
  name: nameOf(kind, { id }, refund),
  ...{ kind, purchase, attempt: id, refund: refund.id },
  entries: [
    { house: 'buyers', paisa: refund.paisa },
    { house: kind === 'by-hand' ? 'bank' : 'gateway', paisa: -refund.paisa },
  ],
})

import type { Session } from './adapters/payment/local-gateway/book.ts'
import { storePaisa } from './adapters/payment/local-gateway/payment-facts.ts'
import type { Tx } from './db/connection/in-transaction.ts'
import { payment_attempts } from './db/tables/payments.ts'
import { iso, PAYING_MS, type PlacedOrder, tranIdOf } from './demo-orders.ts'

const CARD = { card_type: 'VISA-Dutch Bangla', card_no: '411111XXXXXX1111' } as const
const PAGE_MS = 20 * 60_000

/** The money of orders, here; gives it as the gateway writes it down. `demo-ledger.ts` books it. */
export function pay(tx: Tx, orders: readonly PlacedOrder[]): Promise<Session[]> {
  const paid = orders.filter(({ isPaid, totals }) => isPaid && totals.final_price > 0)
  return write(
    tx,
    paid.map((order) => paymentOf({ ...order, tran_id: tranIdOf(order), taka: order.totals.final_price })),
  )
}

/** The money of one purchase of any kind. */
export const payPurchase = (tx: Tx, paid: Paid): Promise<Session[]> => write(tx, [paymentOf(paid)])

/** What is paid, and when. */
interface Paid {
  /** Of the purchase. */
  id: number
  number: string
  /** Milliseconds since the epoch. */
  at: number
  tran_id: string
  taka: number
}

async function write(tx: Tx, payments: readonly ReturnType<typeof paymentOf>[]): Promise<Session[]> {
  if (payments.length > 0) await tx.insert(payment_attempts).values(payments.map(({ attempt }) => attempt))
  return payments.map(({ session }) => session)
}

function paymentOf({ id: purchase, number, at, tran_id, taka }: Paid) {
  const amount_paisa = taka * 100
  const opened = at - PAYING_MS / 2
  const sessionkey = `DEMO${number}`
  const named = { tran_id, amount_paisa }
  const proof = { val_id: `DEMOVAL${number}`, bank_tran_id: `DEMOBANK${number}`, card_no: CARD.card_no, risk_level: 0 as const }
  const attempt = {
    ...named,
    ...proof,
    purchase,
    n: 1,
    state: 'succeeded' as const,
    session_key: sessionkey,
    paid_paisa: amount_paisa,
    store_paisa: storePaisa(amount_paisa),
    card_type: CARD.card_type,
    opened_at: iso(opened),
    decided_at: iso(at),
    created_at: iso(opened),
  }
  const one: Session['tries'][number] = { ...proof, status: 'VALID', at, error: '', card_brand: 'VISA', was_validated: true }
  const ended = { opened_at: opened, ends_at: opened + PAGE_MS, was_seen: true, has_ended: true }
  return { attempt, session: { ...named, ...ended, sessionkey, request: { currency: 'BDT' }, tries: [one] } satisfies Session }
}

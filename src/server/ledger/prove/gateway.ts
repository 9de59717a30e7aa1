import { houseId } from '../accounts.ts'
import { kindsOf, REFUND_PART } from './rule.ts'
import type { Query } from './snapshot.ts'

/** What the payment gateway has taken and given back by its own book. Paisa. */
export interface GatewayBook {
  payments: readonly { tran_id: string; val_id: string; paisa: number; at: number }[]
  refunds: readonly { refund_trans_id: string; tran_id: string; paisa: number }[]
}

/** Its word may be on its way for so long. */
const LATE_MS = 3_600_000

/** What the ledger says of payments and refunds, of the gateway's own and what it took as its fee, against its book. */
export async function gatewayFaults(query: Query, book: GatewayBook): Promise<string[]> {
  const paid = await query<{ tran_id: string; val_id: string; paisa: number }>(`
    select t.tran_id, t.val_id, sum(e.paisa)::float8 as paisa from ledger_moves m join ledger_entries e on e.move = m.id join payment_attempts t on t.id = m.attempt
    where m.kind in ${kindsOf('paid')} and e.account in (${houseId('gateway')}, ${houseId('fees')}) group by t.id`)
  const back = await query<{ refund_trans_id: string; paisa: number; is_back: boolean }>(`
    select r.refund_trans_id, r.paisa::float8 as paisa, m.id is not null as is_back from refunds r
    left join ledger_moves m on m.name = 'refunded ' || ${REFUND_PART}`)
  return [...paymentFaults(paid, book), ...refundFaults(back, book)]
}

function paymentFaults(paid: readonly { tran_id: string; val_id: string; paisa: number }[], { payments }: GatewayBook): string[] {
  const taken = new Map(payments.map((one) => [one.val_id, one]))
  const known = new Set(paid.map(({ val_id }) => val_id))
  const others = paid.flatMap(({ tran_id, val_id, paisa }) => {
    const said = taken.get(val_id)?.paisa ?? 0
    return said === paisa ? [] : [`payment ${tran_id}: the ledger has ${paisa} paisa of it, the gateway's book ${said}`]
  })
  const unknown = payments.filter(({ val_id, at }) => !known.has(val_id) && at < Date.now() - LATE_MS)
  return [...others, ...unknown.map(({ tran_id, paisa }) => `payment ${tran_id}: the gateway's book has ${paisa} paisa that the ledger knows nothing of`)]
}

function refundFaults(back: readonly { refund_trans_id: string; paisa: number; is_back: boolean }[], { refunds }: GatewayBook): string[] {
  const given = new Map(refunds.map((one) => [one.refund_trans_id, one.paisa]))
  const wanted = new Map(back.map((one) => [one.refund_trans_id, one.paisa]))
  const missing = back.filter(({ refund_trans_id, paisa, is_back }) => is_back && given.get(refund_trans_id) !== paisa)
  const stray = refunds.filter(({ refund_trans_id, paisa }) => wanted.get(refund_trans_id) !== paisa)
  return [
    ...missing.map(
      ({ refund_trans_id, paisa }) => `refund ${refund_trans_id}: the ledger has ${paisa} paisa of it, the gateway's book ${given.get(refund_trans_id) ?? 0}`,
    ),
    ...stray.map(({ refund_trans_id, paisa }) => `refund ${refund_trans_id}: the gateway's book has ${paisa} paisa, which is not owed`),
  ]
}

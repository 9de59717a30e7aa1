import type { Database } from '#server/db/connection/open.ts'
import { ledgerFaults } from '#server/ledger/prove/prove-ledger.ts'
import type { LedgerLine } from './local-gateway.ts'

/** Entries of the ledger with what they are of. */
export const LEDGER_LINES = `(select e.move as move_id, m.name as move, m.kind, a.kind as account, a.owner, e.paisa, m.purchase, m.attempt, m.shop_order
  from ledger_entries e join ledger_moves m on m.id = e.move join ledger_accounts a on a.id = e.account)`

type Queries = Pick<Database['pool'], 'query'>

/** Each finds rows that must not be, and says so. What the ledger says of itself is proven by `prove-ledger.ts`. */
const RULES: Record<string, string> = {
  'order is good without exactly one payment that was kept': `select o.id from purchases o where o.state = 'confirmed' and o.final_price > 0 and o.method = 'online'
    and (select count(*) from payment_attempts a where a.purchase = o.id and a.state = 'succeeded' and (
      (a.paid_paisa = o.final_price * 100 and a.risk_level = 0)
      or exists (select from purchase_changes v where v.purchase = o.id and v.to_state = 'confirmed' and v.by = 'staff' and v.details ->> 'tran_id' = a.tran_id))) <> 1`,
  'cash is good without the one payment that was to come in advance': `select o.id from purchases o where o.state = 'confirmed' and o.advance > 0 and o.method = 'cod'
    and (select count(*) from payment_attempts a where a.purchase = o.id and a.state in ('succeeded', 'refund_pending', 'refunded', 'refund_failed')
      and not exists (select from refunds r where r.attempt = a.id and r.reason = 'paid-twice')
      and ((a.paid_paisa = o.advance * 100 and a.risk_level = 0)
      or exists (select from purchase_changes v where v.purchase = o.id and v.to_state = 'confirmed' and v.by = 'staff' and v.details ->> 'tran_id' = a.tran_id))) <> 1`,
  'order was given back on our own word alone': `select o.id from purchases o join purchase_changes v on v.purchase = o.id
    where o.final_price > 0 and v.to_state = 'refunded' and v.by <> 'gateway' and not v.details ? 'refused'
      and not (v.by = 'staff' and v.details ->> 'reference' <> '')`,
  'order asks nothing online and was paid': `select o.id from purchases o join payment_attempts a on a.purchase = o.id
    where o.final_price = 0 or (o.method = 'cod' and o.advance = 0) or o.method = 'wallet'`,
  'money is neither on an order, nor in review, nor on its way back': `select a.id from payment_attempts a join purchases o on o.id = a.purchase
    where a.paid_paisa is not null and a.state not in ('refund_pending', 'refunded', 'refund_failed')
      and not (a.state = 'succeeded' and o.state in ('confirmed', 'review'))`,
  'attempt has money in a state that has none, or none in one that has': `select id from payment_attempts
    where (paid_paisa is not null) <> (state in ('succeeded', 'refund_pending', 'refunded', 'refund_failed'))
      or (paid_paisa is null) <> (val_id is null)`,
  'order has two attempts that are not decided': `select purchase as id from payment_attempts
    where state in ('created', 'opening', 'open', 'unknown') group by purchase having count(*) > 1`,
  'order is over and has an attempt that is not decided': `select o.id from purchases o join payment_attempts a on a.purchase = o.id
    where a.state in ('created', 'opening', 'open', 'unknown') and o.state not in ('paying', 'confirming')`,
  'attempt without an end is never asked about': `select id from payment_attempts where state in ('created', 'opening', 'open', 'unknown') and check_at is null`,
  'refund is pending without another check': `select id from refunds where (state = 'pending') <> (check_at is not null)`,
  'attempt says something else than its refunds': `select a.id from payment_attempts a
    left join lateral (select coalesce(sum(paisa), 0) as paisa, bool_or(state = 'failed') as failed, bool_or(state = 'pending') as pending
      from refunds r where r.attempt = a.id) r on true
    where a.owed_back_paisa <> r.paisa or a.paid_paisa is not null and a.state <> case when r.paisa < a.paid_paisa then 'succeeded'
      when r.failed then 'refund_failed' when r.pending then 'refund_pending' else 'refunded' end`,
  'order is refunded while money is still owed': `select o.id from purchases o join payment_attempts a on a.purchase = o.id join refunds r on r.attempt = a.id
    where o.state = 'refunded' and r.state <> 'refunded' and r.reason <> 'paid-twice'`,
  'seller or house is short of what was earned': `select o.id from purchases o join lateral (
      select sum(l.paisa) filter (where l.owner is not null and l.kind not in ('covered', 'commission', 'commission-back')) as sellers,
        sum(l.paisa) filter (where l.account in ('service', 'commission')) as house from ${LEDGER_LINES} l where l.purchase = o.id) l on true
    where coalesce(l.sellers, 0) > 0 or coalesce(l.house, 0) > 0`,
  'order has not as many tickets as seats': `select o.id from purchases o
    where (select count(*) from tickets t where t.purchase = o.id and t.state = 'valid') <>
      case when o.state = 'confirmed' then (select sum(quantity) from event_order_items i where i.purchase = o.id) else 0 end`,
}

/**
 * What is wrong with the money of a database, in words; empty is good.
 * @param lines the gateway's own ledger: every taka there must be known here. Without it, only what is here is looked at.
 * @param elsewhere `val_id` of payments that another gateway has taken, such as those of the demo market.
 * @see facts "Orders, payments, stock" 1 and 6
 */
export async function moneyFaults(db: Queries, lines: readonly LedgerLine[] = [], elsewhere: ReadonlySet<string> = new Set()): Promise<string[]> {
  const faults: string[] = []
  for (const [rule, text] of Object.entries(RULES)) {
    const { rows } = await db.query<{ id: number }>(text)
    if (rows.length > 0) faults.push(`${rule}: ${rows.map(({ id }) => id).join(', ')}`)
  }
  return [
    ...faults,
    ...(await ledgerFaults(async <T>(text: string) => (await db.query(text)).rows as T[])),
    ...(await unknownMoney(db, lines, elsewhere)),
    ...(await backTwice(db, lines)),
  ]
}

async function unknownMoney(db: Queries, lines: readonly LedgerLine[], elsewhere: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await db.query<{ val_id: string; paid_paisa: number }>('select val_id, paid_paisa from payment_attempts where val_id is not null')
  const known = new Map(rows.map(({ val_id, paid_paisa }) => [val_id, paid_paisa]))
  const taken = lines.flatMap(({ tran_id, tries }) => tries.filter(({ status }) => status === 'VALID').map((one) => ({ ...one, tran_id })))
  const isTaken = new Set([...elsewhere, ...taken.map(({ val_id }) => val_id)])
  const unknown = taken.filter(({ val_id, amount_paisa }) => known.get(val_id) !== amount_paisa).map(({ tran_id }) => `money of ${tran_id} is not known here`)
  if (lines.length === 0) return unknown
  return [...unknown, ...[...known.keys()].filter((val_id) => !isTaken.has(val_id)).map((val_id) => `money ${val_id} is not known to the gateway`)]
}

async function backTwice(db: Queries, lines: readonly LedgerLine[]): Promise<string[]> {
  const { rows } = await db.query<{ refund_trans_id: string }>('select refund_trans_id from refunds')
  const wanted = new Set(rows.map(({ refund_trans_id }) => refund_trans_id))
  return lines.flatMap(({ tran_id, charged_paisa, refunds }) => {
    const back = refunds.reduce((sum, { amount_paisa }) => sum + amount_paisa, 0)
    const stray = refunds.filter(({ refund_trans_id }) => !wanted.has(refund_trans_id))
    return [
      ...(back > charged_paisa ? [`more than was paid goes back for ${tran_id}`] : []),
      ...stray.map(() => `money went back for ${tran_id} that nobody owes`),
    ]
  })
}

import { kindsOf, ofHouse, REFUND_PART, type Rule } from './rule.ts'

/** Sums of one kind of move, by its name. */
const moved = (kinds: string): string => `(select m.name, m.attempt, ${ofHouse('gateway')} as gateway, ${ofHouse('fees')} as fees, ${ofHouse('bank')} as bank,
    ${ofHouse('buyers')} as buyers from ledger_moves m join ledger_entries e on e.move = m.id where m.kind in ${kinds} group by m.id)`

/** An order that was paid at the provider, in full or in advance. */
const PAID_ONLINE = `(p.final_price > 0 and (p.method = 'online' or (p.method = 'cod' and p.advance > 0)))`

/** Payments and refunds: each has its moves with its own amounts, and buyers are owed what they should be. */
export const PAYMENTS: readonly Rule[] = [
  {
    says: 'payments without their move, or with another amount in it',
    sql: `select 'payment ' || t.id as what from payment_attempts t left join ${moved(kindsOf('paid'))} m on m.name = 'paid ' || t.id
      where (t.paid_paisa is null and m.name is not null)
        or (t.paid_paisa is not null and (m.name is null or m.buyers <> -t.paid_paisa or m.gateway + m.fees <> t.paid_paisa
          or (t.store_paisa is not null and m.gateway <> t.store_paisa)))`,
  },
  {
    says: 'orders that are good and were paid, and brought nothing to their sellers',
    // Before sellers had accounts, bookings that ended with all of their money given back had earned nothing.
    sql: `select p.number as what from purchases p left join payment_attempts t on t.purchase = p.id and t.paid_paisa is not null
        left join ledger_moves m on m.name = 'earned ' || t.id
      where p.confirmed_at is not null and ${PAID_ONLINE} and (p.state = 'confirmed' or (p.state in ('refund_due', 'refunded') and p.kind <> 'booking'))
      group by p.id having count(m.id) <> 1`,
  },
  {
    says: 'payments that were earned without orders that brought something, or the other way round',
    sql: `select 'payment ' || coalesce(m.attempt, e.attempt) as what from (select attempt from ledger_moves where kind in ${kindsOf('earned')}) m
      full join (select distinct attempt from earnings where attempt is not null) e on e.attempt = m.attempt where m.attempt is null or e.attempt is null`,
  },
  {
    says: 'orders that bring together something else than was paid, or give back something else than goes back',
    sql: `select 'payment ' || t.id as what from payment_attempts t join (
        select attempt, sum(gross + service) as whole, sum(back) as back from earnings where attempt is not null group by attempt
      ) e on e.attempt = t.id where e.whole <> t.paid_paisa or e.back <> t.owed_back_paisa`,
  },
  {
    says: 'refunds that have gone without their move, or have it although they have not gone, or with another amount in it',
    sql: `select r.refund_trans_id as what from refunds r
        left join ${moved(kindsOf('refunded', 'by-hand', 'debited'))} m on m.name in ('refunded ' || ${REFUND_PART}, 'by-hand ' || ${REFUND_PART}, 'debited ' || ${REFUND_PART})
      group by r.id having count(m.name) <> (r.state = 'refunded')::int
        or (r.state = 'refunded' and (sum(m.gateway + m.bank) <> -r.paisa or sum(m.fees) <> 0
          or (sum(m.bank) <> 0) <> (r.reference is not null) or bool_or(m.buyers <> r.paisa)))`,
  },
  {
    says: 'refunds of what was earned with another amount taken from who had it',
    sql: `select r.refund_trans_id as what from refunds r join ${moved(kindsOf('unearned'))} m on m.name = 'unearned ' || ${REFUND_PART} where m.buyers <> -r.paisa`,
  },
  {
    says: 'payments of which buyers are owed something else than they should be',
    sql: `select 'payment ' || t.id as what from payment_attempts t join purchases p on p.id = t.purchase
        left join (select m.attempt, ${ofHouse('buyers')} as paisa from ledger_moves m join ledger_entries e on e.move = m.id
          where m.attempt is not null group by m.attempt) b on b.attempt = t.id
        left join (select attempt, sum(paisa) as paisa from refunds where state <> 'refunded' group by attempt) o on o.attempt = t.id
      where coalesce(b.paisa, 0) <> -coalesce(o.paisa, 0) - case when t.state = 'succeeded' and p.state = 'review' then t.paid_paisa - t.owed_back_paisa else 0 end`,
  },
]

import { kindsOf, ofSellers, type Rule } from './rule.ts'

/** What orders brought their sellers, and what of it is on hold, against the moves of those orders. */
export const HOLDS: readonly Rule[] = [
  {
    says: 'sellers who have more or less on hold than their orders say',
    sql: `select 'account ' || coalesce(a.owner, e.seller) as what from (select owner, balance from ledger_accounts where kind = 'pending') a
        full join (select seller, sum(pending) as pending from earnings group by seller) e on e.seller = a.owner
      where coalesce(a.balance, 0) <> coalesce(e.pending, 0)`,
  },
  {
    says: 'payments of which a seller has something else than their orders say',
    // Of one payment a seller has what was on hold, what became free, and what went back of both, or is owed.
    sql: `select 'payment ' || coalesce(l.attempt, e.attempt) || ' of account ' || coalesce(l.owner, e.seller) as what from (
        select m.attempt, a.owner, ${ofSellers('pending')} as pending, ${ofSellers('free', 'due')} as other
        from ledger_moves m join ledger_entries e on e.move = m.id join ledger_accounts a on a.id = e.account
        where m.attempt is not null and a.owner is not null group by m.attempt, a.owner
      ) l full join (
        select attempt, seller, sum(pending) as pending, sum(gross + service - back - (service - service_back) - (commission - commission_back) - pending) as other
        from earnings where attempt is not null group by attempt, seller
      ) e on e.attempt = l.attempt and e.seller = l.owner
      where coalesce(l.pending, 0) <> -coalesce(e.pending, 0) or coalesce(l.other, 0) <> -coalesce(e.other, 0)`,
  },
  {
    says: 'payments of which the house has something else than their orders say',
    sql: `select 'payment ' || e.attempt as what from (
        select attempt, sum(service - service_back) as service, sum(commission - commission_back) as commission from earnings where attempt is not null group by attempt
      ) e left join (
        select m.attempt, sum(e.paisa) filter (where a.kind = 'service') as service, sum(e.paisa) filter (where a.kind = 'commission') as commission
        from ledger_moves m join ledger_entries e on e.move = m.id join ledger_accounts a on a.id = e.account where m.attempt is not null group by m.attempt
      ) l on l.attempt = e.attempt
      where e.service <> -coalesce(l.service, 0) or e.commission <> -coalesce(l.commission, 0)`,
  },
  {
    says: 'orders that became free without the move, or have it although they did not',
    // Of what went back before it became free nothing was left to move.
    sql: `select 'earning ' || e.id as what from earnings e left join ledger_moves m on m.name = 'freed ' || e.id
      where e.attempt is not null and ((m.id is not null and e.freed_at is null)
        or (m.id is null and e.freed_at is not null and e.gross + e.service - e.back - (e.service - e.service_back) - (e.commission - e.commission_back) <> 0))`,
  },
  {
    says: 'orders and bookings that are done and were paid to the seller, of which nothing was booked',
    sql: `select o.number as what from shop_orders o left join earnings e on e.shop_order = o.id and e.attempt is null
        where o.delivered_at is not null and o.method <> 'online' and o.commission > 0 and e.id is null
      union all select b.number from bookings b left join earnings e on e.booking = b.id and e.attempt is null
        where b.state = 'done' and b.charge = 0 and b.price > 0 and b.commission_rate > 0 and e.id is null`,
  },
  {
    says: 'orders paid to the seller whose commission is not what was booked',
    sql: `select 'earning ' || e.id as what from earnings e
        left join (select m.name, sum(e.paisa) filter (where a.kind = 'commission') as paisa from ledger_moves m join ledger_entries e on e.move = m.id
          join ledger_accounts a on a.id = e.account where m.kind in ${kindsOf('commission')} group by m.name) taken on taken.name = 'commission ' || e.id
        left join (select m.shop_order, m.booking, sum(e.paisa) filter (where a.kind = 'commission') as paisa from ledger_moves m join ledger_entries e on e.move = m.id
          join ledger_accounts a on a.id = e.account where m.kind in ${kindsOf('commission-back')} group by m.shop_order, m.booking) back
          on coalesce(back.shop_order, 0) = coalesce(e.shop_order, 0) and coalesce(back.booking, 0) = coalesce(e.booking, 0)
      where e.attempt is null and (e.commission <> -coalesce(taken.paisa, 0) or e.commission_back <> coalesce(back.paisa, 0))`,
  },
]

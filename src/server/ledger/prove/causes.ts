import { kindsOf, REFUND_PART, type Rule } from './rule.ts'

/** No move lacks its cause: a row that explains it, which its name says. */
export const CAUSES: readonly Rule[] = [
  {
    says: 'moves of payments that are not there, or of another order',
    sql: `select m.name as what from ledger_moves m left join payment_attempts t on t.id = m.attempt and t.purchase = m.purchase
      where m.kind in ${kindsOf('paid', 'earned', 'migrated')} and (t.id is null or t.paid_paisa is null or m.name <> m.kind || ' ' || t.id)`,
  },
  {
    says: 'moves of refunds that are not there',
    sql: `select m.name as what from ledger_moves m left join refunds r on r.attempt = m.attempt and m.name = m.kind || ' ' || ${REFUND_PART}
      where m.kind in ${kindsOf('unearned', 'refunded', 'by-hand', 'debited')} and (r.id is null or m.refund <> r.id)`,
  },
  {
    says: 'moves of orders that brought nothing',
    sql: `select m.name as what from ledger_moves m left join earnings e on m.name = m.kind || ' ' || e.id and e.purchase is not distinct from m.purchase
      where m.kind in ${kindsOf('freed', 'commission')} and (e.id is null or (e.attempt is null) <> (m.kind = 'commission') or e.attempt <> m.attempt)`,
  },
  {
    says: 'commission given back of an order that was not paid to its seller',
    sql: `select m.name as what from ledger_moves m
        left join earnings o on o.shop_order = m.shop_order and o.attempt is null and o.purchase = m.purchase
        left join earnings b on b.booking = m.booking and b.attempt is null and b.purchase is not distinct from m.purchase
      where m.kind in ${kindsOf('commission-back')} and o.id is null and b.id is null`,
  },
  {
    says: 'debts covered after nothing that could be the reason',
    sql: `select m.name as what from ledger_moves m left join ledger_moves c on c.name = substring(m.name from '^covered [0-9]+ (.+)$')
        left join earnings e on m.name = 'covered ' || e.seller || ' freed ' || e.id
      where m.kind in ${kindsOf('covered')} and c.id is null and e.id is null`,
  },
  {
    says: 'moves of withdrawals that are not there',
    sql: `select m.name as what from ledger_moves m left join payouts p on p.id = m.payout and m.name = m.kind || ' ' || p.id
      where m.kind in ${kindsOf('asked', 'sent', 'refused', 'bounced')} and p.id is null`,
  },
  {
    says: 'moves by staff that do not say who or why',
    sql: `select m.name as what from ledger_moves m where m.kind in ${kindsOf('settled', 'paid-in', 'debited', 'corrected')} and m.by is null and m.note = ''`,
  },
]

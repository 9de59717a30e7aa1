import { ofHouse, ofSellers, type Rule } from './rule.ts'

/** Withdrawals: each step of one has its move with its amount, and no other step has. */
export const PAYOUTS: readonly Rule[] = [
  {
    says: 'withdrawals without the move of a step, with one of a step that was not taken, or with another amount in it',
    sql: `select p.number || ', ' || k.kind as what from payouts p
        cross join lateral (values ('asked', true, 1, -1, 0), ('sent', p.state in ('sent', 'bounced'), 0, 1, -1),
          ('refused', p.state = 'refused', -1, 1, 0), ('bounced', p.state = 'bounced', -1, 0, 1)) k (kind, is_due, free, leaving, bank)
        left join (
          select m.payout, m.kind, m.name, count(distinct a.owner) as owners, min(a.owner) as owner, ${ofSellers('free')} as free, ${ofSellers('leaving')} as leaving,
            ${ofHouse('bank')} as bank, sum(abs(e.paisa)) as whole
          from ledger_moves m join ledger_entries e on e.move = m.id join ledger_accounts a on a.id = e.account where m.payout is not null group by m.id
        ) m on m.name = k.kind || ' ' || p.id
      where (m.name is not null) <> k.is_due or (k.is_due and (m.payout <> p.id or m.kind <> k.kind or m.owners <> 1 or m.owner <> p.seller
        or m.free <> k.free * p.paisa or m.leaving <> k.leaving * p.paisa or m.bank <> k.bank * p.paisa or m.whole <> 2 * p.paisa))`,
  },
  {
    says: 'sellers who have something else on its way than their withdrawals say',
    sql: `select 'account ' || coalesce(a.owner, p.seller) as what from (select owner, balance from ledger_accounts where kind = 'leaving') a
        full join (select seller, sum(paisa) as paisa from payouts where state in ('asked', 'taken') group by seller) p on p.seller = a.owner
      where coalesce(a.balance, 0) <> coalesce(p.paisa, 0)`,
  },
]

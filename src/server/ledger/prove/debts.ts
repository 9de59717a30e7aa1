import { kindsOf, ofHouse, ofSellers, type Rule } from './rule.ts'

/** Debts that sellers have paid by mobile wallet: what staff took of one has its move with its amount, and nothing else is said to be taken. */
export const DEBTS: readonly Rule[] = [
  {
    says: 'debts that were paid by mobile wallet without their move, or with another amount in it',
    sql: `select c.wallet || ' ' || c.trxid as what from debt_claims c
        left join (
          select m.name, m.kind, min(a.owner) as owner, ${ofSellers('due')} as due, ${ofHouse('bank')} as bank
          from ledger_moves m join ledger_entries e on e.move = m.id join ledger_accounts a on a.id = e.account where m.kind in ${kindsOf('paid-in')} group by m.id
        ) m on m.name = 'paid-in ' || c.trxid
      where c.state = 'taken' and (m.name is null or m.owner <> c.seller or m.due <> -c.came_paisa or m.bank <> c.came_paisa)`,
  },
  {
    says: 'debts that were taken at the desk, of which no payment says so',
    sql: `select m.name as what from ledger_moves m left join debt_claims c on m.name = 'paid-in ' || c.trxid and c.state = 'taken'
      where m.kind in ${kindsOf('paid-in')} and m.by is not null and c.id is null`,
  },
]

import type { Rule } from './rule.ts'

/** Entries by themselves: they add up, and each stands in an account that is there. */
export const ENTRIES: readonly Rule[] = [
  {
    says: 'all entries together do not add up to 0 paisa',
    sql: `select sum(paisa)::text as what from ledger_entries having sum(paisa) <> 0`,
  },
  {
    says: 'moves whose entries do not add up to 0 paisa',
    sql: `select m.name as what from (select move from ledger_entries group by move having sum(paisa) <> 0) e join ledger_moves m on m.id = e.move`,
  },
  {
    says: 'moves without entries',
    sql: `select m.name as what from ledger_moves m left join ledger_entries e on e.move = m.id where e.move is null`,
  },
  {
    says: 'entries of moves that are not there',
    sql: `select 'move ' || e.move as what from ledger_entries e left join ledger_moves m on m.id = e.move where m.id is null`,
  },
  {
    says: 'entries of accounts that are not there',
    sql: `select 'move ' || e.move || ', account ' || e.account as what from ledger_entries e left join ledger_accounts a on a.id = e.account where a.id is null`,
  },
  {
    says: 'entries of sellers without a balance, or of the house with one',
    sql: `select 'move ' || e.move || ', account ' || e.account as what from ledger_entries e join ledger_accounts a on a.id = e.account
      where (a.owner is null) <> (e.version is null)`,
  },
  {
    says: 'entries of another moment than their move',
    sql: `select m.name as what from ledger_entries e join ledger_moves m on m.id = e.move where m.at <> e.at`,
  },
]

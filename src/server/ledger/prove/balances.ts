import type { Rule } from './rule.ts'

const NAMED = `a.kind || ' of account ' || a.owner`
/** What an entry adds to what its account shows: sellers' accounts show what the house owes them, `due` what they owe it. */
const DIRECTION = `case a.kind when 'due' then 1 else -1 end`

/** Accounts against their entries. */
export const BALANCES: readonly Rule[] = [
  { says: 'accounts below 0', sql: `select ${NAMED} as what from ledger_accounts a where a.balance < 0` },
  {
    says: 'accounts of the house that store a balance',
    sql: `select a.kind as what from ledger_accounts a where a.owner is null and (a.balance, a.version) <> (0, 0)`,
  },
  {
    says: 'accounts that say something else than the sum of their entries',
    sql: `select ${NAMED} as what from ledger_accounts a left join (select account, sum(paisa) as paisa from ledger_entries group by account) e on e.account = a.id
      where a.owner is not null and a.balance <> coalesce(e.paisa, 0) * ${DIRECTION}`,
  },
  {
    says: 'accounts whose entries are not numbered from 1 on without a gap',
    sql: `select ${NAMED} as what from ledger_accounts a left join (
        select account, count(*) as entries, count(distinct version) as versions, min(version) as first, max(version) as last from ledger_entries group by account
      ) e on e.account = a.id
      where a.owner is not null and (a.version <> coalesce(e.last, 0) or a.version <> coalesce(e.entries, 0) or e.versions <> e.entries or e.first <> 1)`,
  },
  {
    says: 'entries that say another balance than the one before them and their amount',
    sql: `select 'entry ' || e.version || ' of ' || ${NAMED} as what from (
        select account, version, paisa, balance_after, lag(balance_after, 1, 0::bigint) over (partition by account order by version) as before
        from ledger_entries where version is not null
      ) e join ledger_accounts a on a.id = e.account where e.balance_after < 0 or e.balance_after - e.before <> e.paisa * ${DIRECTION}`,
  },
  {
    says: 'daily sums of the house that are not the sum of its entries',
    sql: `select a.kind || ' until ' || c.until::text as what
      from (select distinct on (account) account, until, paisa from ledger_checkpoints order by account, until desc) c join ledger_accounts a on a.id = c.account
        left join lateral (select sum(e.paisa) as paisa from ledger_entries e where e.account = c.account and e.at < c.until) e on true
      where c.paisa <> coalesce(e.paisa, 0)`,
  },
  {
    says: 'money in the account that sellers shared before they had their own',
    sql: `select sum(e.paisa)::text || ' paisa' as what from ledger_entries e join ledger_accounts a on a.id = e.account where a.kind = 'sales' having sum(e.paisa) <> 0`,
  },
]

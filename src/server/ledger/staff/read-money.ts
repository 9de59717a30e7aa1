import { sql } from 'drizzle-orm'
import { upperCase } from '#contract/core/one-form.ts'
import { SELLER_ACCOUNTS, type SellerAccount } from '#contract/wallet/ledger-kinds.ts'
import { DEBT_LIMITS } from '#contract/wallet/money-rules.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { findSeller } from './find-seller.ts'
import { MoneyRefused, taka } from './money-refused.ts'

type Reader = Pick<Tx, 'execute'>

const ACCOUNT_WORDS: Record<SellerAccount, string> = { pending: 'on hold', free: 'free', leaving: 'on its way', due: 'owes the house' }

/** What a seller had at a moment: as the last entry of each account before it says. @param at ISO; absent: now. @throws {MoneyRefused} no such seller */
export async function readBalance(db: Reader, name: string, at?: string): Promise<string> {
  const { id, username } = await findSeller(db, name)
  const { rows } = await db.execute<{ kind: SellerAccount; paisa: number }>(sql`
    select a.kind, coalesce(e.balance_after, 0)::float8 as paisa from ledger_accounts a left join lateral (
      select balance_after from ledger_entries e where e.account = a.id and e.at <= coalesce(${at ?? null}::timestamptz, 'infinity')
      order by e.at desc, e.version desc limit 1) e on true
    where a.owner = ${id}`)
  const paisaOf = new Map(rows.map(({ kind, paisa }) => [kind, paisa]))
  const lines = SELLER_ACCOUNTS.map((kind) => `  ${ACCOUNT_WORDS[kind].padEnd(15)} ${taka(paisaOf.get(kind) ?? 0)}`)
  return [`${username}, account ${id}${at === undefined ? '' : `, at ${at}`}`, ...lines].join('\n')
}

/** From here on, or after so long, a debt is for staff to look at. */
const [MUCH_PAISA, LONG_DAYS] = [DEBT_LIMITS.mostTaka * 100, DEBT_LIMITS.mostDays]

/** Who owes the house how much, and since when, the most first. */
export async function listOwed(db: Reader): Promise<string> {
  const { rows } = await db.execute<{ id: number; username: string; paisa: number; since: string; days: number }>(sql`
    select u.id, u.username, a.balance::float8 as paisa, to_char(s.at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as since,
      floor(extract(epoch from now() - s.at) / 86400)::int as days
    from ledger_accounts a join users u on u.id = a.owner
      cross join lateral (select e.at from ledger_entries e where e.account = a.id and e.version = 1 + coalesce((
        select max(z.version) from ledger_entries z where z.account = a.id and z.balance_after = 0), 0)) s
    where a.kind = 'due' and a.balance > 0 order by a.balance desc, a.id`)
  if (rows.length === 0) return 'No seller owes the house anything.'
  const lines = rows.map(({ id, username, paisa, since, days }) => {
    const mark = paisa > MUCH_PAISA || days >= LONG_DAYS ? '!' : ' '
    return `${mark} ${username}, account ${id}: ${taka(paisa)} since ${since}, ${days} days`
  })
  return [...lines, `! above ${taka(MUCH_PAISA)}, or for ${LONG_DAYS} days: sells by online payment only until it is covered`].join('\n')
}

interface ShownEntry extends Record<string, unknown> {
  name: string
  at: string
  note: string
  account: string
  owner: string | null
  paisa: number
  balance: number | null
}

/** All moves of an order of any kind, or of a whole purchase, with their entries. @throws {MoneyRefused} no such order, or it has none */
export async function showMoves(db: Reader, order: string): Promise<string> {
  const number = upperCase(order.replace(/[\s#]/g, ''))
  const { rows } = await db.execute<ShownEntry>(sql`
    with named as (
      select id as purchase, null::int as shop_order, null::int as booking from purchases where number = ${number}
      union all select purchase, id, null from shop_orders where number = ${number}
      union all select p.purchase, null, null from bookings b join booking_purchases p on p.booking = b.id where b.number = ${number}
      union all select null, null, id from bookings where number = ${number}
    )
    select m.name, to_char(m.at at time zone 'Asia/Dhaka', 'YYYY-MM-DD HH24:MI:SS') as at, m.note, a.kind as account, u.username as owner, e.paisa::float8 as paisa,
      e.balance_after::float8 as balance
    from named n join ledger_moves m on (m.booking = n.booking and m.purchase is null) or m.purchase = n.purchase and (m.shop_order = n.shop_order or m.shop_order is null or n.shop_order is null)
      join ledger_entries e on e.move = m.id left join ledger_accounts a on a.id = e.account left join users u on u.id = a.owner
    order by m.id, e.account`)
  if (rows.length === 0) throw new MoneyRefused(`There is no order ${number} with money in the ledger.`)
  const moves = Map.groupBy(rows, ({ name }) => name)
  const lines = [...moves.values()].flatMap((entries) => {
    const [{ at, name, note } = { at: '', name: '', note: '' }] = entries
    return [`${at}  ${name}${note && `  (${note})`}`, ...entries.map(entryLine)]
  })
  return [...lines, 'Signs as in the ledger: what the house owes is negative; the entries of a move add up to 0.'].join('\n')
}

const entryLine = ({ account, owner, paisa, balance }: ShownEntry): string => {
  const of = owner === null ? account : `${account} of ${owner}`
  return `    ${of.padEnd(32)} ${taka(paisa).padStart(20)}${balance === null ? '' : `   then ${taka(balance)}`}`
}

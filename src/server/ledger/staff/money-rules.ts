import { sql } from 'drizzle-orm'
import { type CommissionKind, HOLD_MOST_DAYS } from '#contract/wallet/money-rules.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { findSeller } from './find-seller.ts'
import { MoneyRefused } from './money-refused.ts'

type Db = Pick<Tx, 'execute'>

/** A new rule of what the operator takes. */
export interface CommissionAsked {
  kind: CommissionKind
  /** In 1/100 %. */
  rate: number
  seller?: string | undefined
  /** Of the highest level of the kind's own categories. */
  category?: number | undefined
  /** The day from whose beginning (Asia/Dhaka) it counts, `2026-12-01`; absent: now. */
  from?: string | undefined
}

const percent = (rate: number): string => `${rate / 100} %`

/** What the operator takes, and for how long money is on hold, as the rules say now and from later days on. */
export async function listMoneyRules(db: Db): Promise<string> {
  const { rows } = await db.execute<{ kind: string; rate: number; category: number | null; seller: string | null; from: string; is_later: boolean }>(sql`
    select r.kind, r.rate, r.category, u.username as seller, to_char(r."from" at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as "from", r."from" > now() as is_later
    from (select distinct on (kind, seller, category, "from" > now(), case when "from" > now() then "from" end) * from commission_rules
      order by kind, seller, category, "from" > now(), case when "from" > now() then "from" end, "from" desc, id desc) r left join users u on u.id = r.seller
    order by r.kind, r.seller nulls first, r.category nulls first, r."from"`)
  const rules = rows.map(({ kind, rate, category, seller, from, is_later }) => {
    const of = [...(seller === null ? [] : [`seller ${seller}`]), ...(category === null ? [] : [`category ${category}`])].join(', ')
    return `  ${kind}${of && `, ${of}`}: ${percent(rate)} ${is_later ? `from ${from} on` : `since ${from}`}`
  })
  const holds = await db.execute<{ kind: string; days: number }>(sql`select kind, days from hold_rules order by kind`)
  return ['Commission, the most specific rule counts:', ...rules, 'Hold:', ...holds.rows.map(({ kind, days }) => `  ${kind}: ${days} days`)].join('\n')
}

/** Orders that are placed from then on have the new rate; those that were placed keep theirs. @throws {MoneyRefused} no such seller or category */
export async function setCommission(db: Db, { kind, rate, seller, category, from }: CommissionAsked): Promise<string> {
  const owner = seller === undefined ? null : (await findSeller(db, seller)).id
  if (category !== undefined) await requireCategory(db, kind, category)
  const since = from === undefined ? sql`now()` : sql`(${from}::date)::timestamp at time zone 'Asia/Dhaka'`
  if (from !== undefined) {
    const { rows } = await db.execute<{ is_past: boolean }>(
      sql`select ${since} < date_trunc('day', now() at time zone 'Asia/Dhaka') at time zone 'Asia/Dhaka' as is_past`,
    )
    if (rows[0]?.is_past) throw new MoneyRefused(`${from} is past: orders that were placed keep their rate.`)
  }
  await db.execute(sql`insert into commission_rules (kind, category, seller, rate, "from") values (${kind}, ${category ?? null}, ${owner}, ${rate}, ${since})`)
  return `${percent(rate)} of ${kind} from ${from ?? 'now'} on. Orders that were placed keep their rate.\n${await listMoneyRules(db)}`
}

const CATEGORIES: Record<CommissionKind, string> = { tickets: 'event_categories', shop: 'product_categories', booking: 'service_categories' }

async function requireCategory(db: Db, kind: CommissionKind, category: number): Promise<void> {
  const { rows } = await db.execute(sql`select 1 from ${sql.identifier(CATEGORIES[kind])} where id = ${category}`)
  if (rows.length === 0) throw new MoneyRefused(`There is no category ${category} of ${kind}.`)
}

/** Money of orders whose hold begins from now on is on hold for so many days. @throws {MoneyRefused} more than the law allows */
export async function setHold(db: Db, kind: CommissionKind, days: number): Promise<string> {
  if (days > HOLD_MOST_DAYS) throw new MoneyRefused(`No money is on hold for more than ${HOLD_MOST_DAYS} days.`)
  await db.execute(sql`insert into hold_rules (kind, days) values (${kind}, ${days}) on conflict (kind) do update set days = excluded.days`)
  return `Money of ${kind} is on hold for ${days} days, where its hold begins from now on.`
}

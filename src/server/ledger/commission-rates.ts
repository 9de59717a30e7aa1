import { type SQL, sql } from 'drizzle-orm'
import type { CommissionKind } from '#contract/wallet/money-rules.ts'
import type { Tx } from '../db/connection/in-transaction.ts'

/**
 * What the operator takes of a sale as the rules stand now, in 1/100 %: the most specific rule counts.
 * @param category of the highest level of the kind's own categories, null where it is not known
 */
export const rateSql = (kind: CommissionKind, { seller, category }: { seller: SQL; category: SQL }): SQL<number> =>
  sql`commission_rate(${kind}, ${seller}, ${category})`

/** The rates of goods, by the variant. */
export async function readGoodsRates(tx: Pick<Tx, 'execute'>, variants: readonly number[]): Promise<Map<number, number>> {
  if (variants.length === 0) return new Map()
  const { rows } = await tx.execute<{ id: number; rate: number }>(sql`
    select v.id, ${rateSql('shop', { seller: sql`p.seller`, category: sql`p.product_category` })} as rate
    from product_variants v join products p on p.id = v.product where v.id = any(${sql.param([...variants])}::integer[])`)
  return new Map(rows.map(({ id, rate }) => [id, rate]))
}

/** The rate of tickets of an event. @param event its id */
export const ticketRate = (event: number): SQL<number> =>
  sql<number>`(select ${rateSql('tickets', { seller: sql`e.seller`, category: sql`e.event_category` })} from events e where e.id = ${event})`

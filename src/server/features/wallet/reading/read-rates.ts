import { sql } from 'drizzle-orm'
import { COMMISSION_KINDS } from '#contract/wallet/money-rules.ts'
import type { SellerRates } from '#contract/wallet/seller-rates.ts'
import type { Reader } from './read-wallet.ts'

/** What the house takes of a seller's sales as the rules stand now: of each kind, and of the categories for which it is something else. */
export async function readRates(db: Reader, seller: number): Promise<SellerRates> {
  const { rows } = await db.execute<SellerRates['rates'][number]>(sql`
    select k.kind, k.rate, coalesce((
      select json_agg(json_build_object('category', c.category, 'rate', c.rate) order by c.category) from (
        select r.category, commission_rate(k.kind, ${seller}::integer, r.category) as rate
        from (select distinct category from commission_rules where kind = k.kind and category is not null and (seller is null or seller = ${seller})) r) c
      where c.rate <> k.rate), '[]'::json) as categories
    from (select kind, place, commission_rate(kind, ${seller}::integer, null) as rate
      from unnest(${sql.param([...COMMISSION_KINDS])}::text[]) with ordinality u (kind, place)) k order by k.place`)
  return { rates: rows }
}

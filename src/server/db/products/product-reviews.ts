import { sql } from 'drizzle-orm'
import type { Reviewed, ReviewKind } from '../reviews/review-kind.ts'
import { iso } from '../wire-time.ts'

/** Its page: one that is off the market stays readable; a draft, one that staff look at first and that of a seller who has left are not. */
const IS_PUBLIC = sql`g.published_at is not null and g.held_reason is null and s.deleted_at is null`

/** Products as reviews know them: each delivered line of an order is reviewed once, by who ordered it. */
export const PRODUCT_REVIEWS: ReviewKind = {
  about: 'product',
  pages: '/productdetails/',
  read: async (db, subjects) => {
    const { rows } = await db.execute<Omit<Reviewed, 'since'> & { id: number; since: string | null }>(sql`
      select g.id, g.seller as owner, g.title, ${IS_PUBLIC} as is_public, ${iso(sql`g.published_at`)} as since
      from products g join users s on s.id = g.seller where g.id = any(${sql.param([...subjects])}::integer[])`)
    return new Map(rows.map(({ id, since, ...product }) => [id, { ...product, since: since === null ? undefined : Date.parse(since) }]))
  },
  // No order of goods is delivered yet.
  provenSql: () => sql`
    select g.id as subject, g.seller as user_id, p.id as purchase, '' as once, g.title, ${iso(sql`g.published_at`)} as since
    from products g join purchases p on false where false`,
  publicSql: (subject) => sql`select g.title from products g join users s on s.id = g.seller where g.id = ${subject} and ${IS_PUBLIC}`,
}

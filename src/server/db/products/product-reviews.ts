import { sql } from 'drizzle-orm'
import { momentOf } from '../moment.ts'
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
  // Of several lines of one person the one that has no review yet, the latest first.
  provenSql: ({ now, user_id, subject, purchase, since }) => sql`
    select distinct on (l.product, b.user_id) l.product as subject, b.user_id, o.purchase, 'line ' || l.id as once, g.title, ${iso(sql`o.delivered_at`)} as since
    from shop_order_lines l join shop_orders o on o.id = l.shop_order join buyers b on b.id = o.buyer
    join products g on g.id = l.product join users s on s.id = g.seller
    where o.state in ('delivered', 'closed') and o.delivered_at <= ${momentOf(now)} and ${IS_PUBLIC} and b.user_id <> g.seller
      ${user_id === undefined ? sql`` : sql`and b.user_id = ${user_id}`}
      ${subject === undefined ? sql`` : sql`and l.product = ${subject}`}
      ${purchase === undefined ? sql`` : sql`and o.purchase = ${purchase}`}
      ${since === undefined ? sql`` : sql`and o.delivered_at between ${momentOf(since.from)} and ${momentOf(since.to)}`}
    order by l.product, b.user_id,
      exists (select from reviews r where r.about = 'product' and r.subject = l.product and r.once = 'line ' || l.id), o.delivered_at desc, l.id desc`,
  publicSql: (subject) => sql`select g.title from products g join users s on s.id = g.seller where g.id = ${subject} and ${IS_PUBLIC}`,
}

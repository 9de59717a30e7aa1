import { sql } from 'drizzle-orm'
import { REASONS_OF } from '#contract/cases/case-kinds.ts'
import type { CaseHandler } from '../../cases/case-handler.ts'
import { describeRows } from '../../cases/describe-rows.ts'
import { holdProduct, releaseProduct, restoreProduct, takeOffProduct } from '../../db/products/take-off-product.ts'
import { iso } from '../../db/wire-time.ts'

/** Products that readers report, and those that a rule of words holds. */
export const PRODUCT_CASES: CaseHandler = {
  kind: 'product',
  reasons: REASONS_OF.product,
  hold: holdProduct,
  findPublic: async (db, id) => {
    const { rows } = await db.execute<{ owner: number }>(sql`
      select g.seller as owner from products g join users u on u.id = g.seller
      where g.id = ${id} and g.published_at is not null and g.held_reason is null and g.taken_off_at is null and u.deleted_at is null`)
    return rows[0]
  },
  describe: (db, ids) =>
    describeRows(
      db,
      sql`select g.id, g.title, case when g.published_at is not null and g.held_reason is null then '/productdetails/' || g.id end as path,
        concat_ws('<br>', nullif(g.second_title, ''), nullif(g.brand, ''), nullif(g.condition_note, ''), nullif(g.warranty, ''),
          (select string_agg(concat_ws(': ', o ->> 'name', (select string_agg(one, ', ') from jsonb_array_elements_text(o -> 'values') one)), '<br>')
            from jsonb_array_elements(g.options) o),
          g.description, g.second_description) as html,
        case when u.deleted_at is null then u.username end as username, ${iso(sql`coalesce(g.published_at, g.created_at)`)} as written_at,
        coalesce(g.taken_off_with = 'itself', false) as is_removed
        from products g join users u on u.id = g.seller where g.id = any(${sql.param(ids)}::integer[])`,
    ),
  keep: (tx, id) => releaseProduct(tx, id),
  remove: (tx, id, { reason }) => takeOffProduct(tx, id, reason),
  restore: (tx, id, { reason }) => restoreProduct(tx, id, reason),
}

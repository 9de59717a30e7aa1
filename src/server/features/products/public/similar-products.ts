import { type SQL, sql } from 'drizzle-orm'
import { PRODUCT_LISTED, type ProductCard } from '#contract/products/products.ts'
import type { Database } from '../../../db/connection/open.ts'
import { CARD_COLUMNS, CARD_JOINS, type CardRow, cardOf } from '../../../db/products/product-columns.ts'
import { IS_ON_SALE } from '../../../db/products/product-search.ts'

type Branch = Pick<ProductCard, 'product_id' | 'product_category' | 'product_subcategory'>

/** Products on sale beside one: those of its own kind first, then those of the branch above; each the latest first. */
export function similarSql({ product_id, product_category, product_subcategory }: Branch): SQL {
  const near = (level: number, branch: SQL) =>
    sql`(select id, published_at, ${level}::int as level from products where ${branch} and id <> ${product_id} and ${IS_ON_SALE}
      order by published_at desc, id desc limit ${PRODUCT_LISTED.similar})`
  const kind = near(1, sql`product_subcategory = ${product_subcategory}`)
  const sister = near(2, sql`product_category = ${product_category} and product_subcategory <> ${product_subcategory}`)
  return sql`
    select ${CARD_COLUMNS}
    from (select * from (${kind} union all ${sister}) as all_near order by level, published_at desc, id desc limit ${PRODUCT_LISTED.similar}) as near
    join products g on g.id = near.id ${CARD_JOINS}
    order by near.level, near.published_at desc, near.id desc`
}

export async function readSimilar(db: Pick<Database['db'], 'execute'>, branch: Branch): Promise<ProductCard[]> {
  const { rows } = await db.execute<CardRow & Record<string, unknown>>(similarSql(branch))
  return rows.map((row: CardRow) => cardOf(row))
}

import { getTableColumns, sql } from 'drizzle-orm'
import { isDebtor } from '../payouts/is-debtor.ts'
import { delivery_options } from '../tables/products.ts'

/** Ways of delivery as they are open to buyers now: of a seller who owes the house too much none is paid at the door. */
export const DELIVERY_NOW = {
  ...getTableColumns(delivery_options),
  is_cod: sql<boolean>`(${delivery_options.is_cod} and not ${isDebtor(sql`${delivery_options.seller}`)})`,
}

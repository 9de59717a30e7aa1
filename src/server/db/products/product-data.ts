import { sql } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { closeProducts, endProducts } from './end-products.ts'
import { exportProducts } from './export-products.ts'
import { restoreProductsOf, takeOffProductsOf } from './take-off-product.ts'

/** What a seller offers in their shop. Pictures of products are in galleries. */
export const PRODUCT_DATA: PersonalData = {
  exportOf: exportProducts,
  end: async (tx, user_id) => {
    await endProducts(tx, user_id)
    return undefined
  },
  takeOff: closeProducts,
  takeOffWithShop: takeOffProductsOf,
  restoreWithShop: restoreProductsOf,
  pictures: (among) => sql`
    select seller, text from products,
      lateral (values (thumbnail), (description), (description_state), (second_description), (second_description_state)) as texts (text) where ${among(sql`seller`)}`,
}

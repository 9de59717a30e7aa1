import * as contract from '#contract/products/products.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { listProductCategories } from './list-categories.ts'
import { listProducts } from './list-products.ts'
import { readProduct } from './read-product.ts'

export function productRoutes(app: Service): void {
  serve(app, contract.listProducts, ({ query, db }) => listProducts(db, query))
  serve(app, contract.readProduct, ({ params, db, now }) => readProduct(db, params.product_id, now))
  serve(app, contract.listProductCategories, ({ db }) => listProductCategories(db))
}

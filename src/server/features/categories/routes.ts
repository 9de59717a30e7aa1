import * as contract from '#contract/categories.ts'
import { listMarket } from '../../db/categories/market.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import { readCategory } from './read-category.ts'

export function categoryRoutes(app: Service): void {
  serve(app, contract.listCategories, ({ db }) => listMarket(db))
  serve(app, contract.readCategory, ({ db, params, now }) => readCategory(db, params.slug, now))
}

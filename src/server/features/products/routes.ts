import type { Service } from '../../http/service.ts'
import type { ShelfParts } from './own/parts.ts'
import { shelfRoutes } from './own/routes.ts'
import { productRoutes } from './public/routes.ts'
import { shopRoutes } from './shop/routes.ts'
import { tableRoutes } from './table/routes.ts'

/** Products: their sellers', whose own list has the address of the public one and comes first, and what everybody sees. */
export function goodsRoutes(app: Service, parts: ShelfParts): void {
  shelfRoutes(app, parts)
  shopRoutes(app)
  tableRoutes(app, parts)
  productRoutes(app)
}

import { shelfRoutes } from './features/products/own/routes.ts'
import { productRoutes } from './features/products/public/routes.ts'
import { shopRoutes } from './features/products/shop/routes.ts'
import { tableRoutes } from './features/products/table/routes.ts'
import { basketRoutes } from './features/shop/routes.ts'
import type { Service } from './http/service.ts'

/** Goods: what is public of them, and their sellers; and the basket. The own list has the address of the public one, and comes first. */
export function addGoods(service: Service, selling: Parameters<typeof shelfRoutes>[1] & Parameters<typeof tableRoutes>[1]): void {
  shelfRoutes(service, selling)
  shopRoutes(service)
  tableRoutes(service, selling)
  productRoutes(service)
  basketRoutes(service)
}

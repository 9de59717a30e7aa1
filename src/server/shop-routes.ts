import { deskBookingRoutes } from './features/bookings/staff/routes.ts'
import { shopReturnRoutes } from './features/shop/returns/routes.ts'
import { deskReturnRoutes } from './features/shop/returns/staff/routes.ts'
import { basketRoutes } from './features/shop/routes.ts'
import type { Service } from './http/service.ts'

type ShopParts = Omit<Parameters<typeof shopReturnRoutes>[1], 'db'> &
  Parameters<typeof deskReturnRoutes>[1] & { database: Pick<Parameters<typeof shopReturnRoutes>[1], 'db'> }

/** Baskets, and complaints about orders of goods, to both sides and at the desk, where bookings are decided too. Orders themselves are served with payments. */
export function addShop(service: Service, parts: ShopParts): void {
  basketRoutes(service)
  shopReturnRoutes(service, { ...parts, db: parts.database.db })
  deskReturnRoutes(service, parts)
  deskBookingRoutes(service, parts)
}

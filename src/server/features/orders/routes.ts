import * as contract from '#contract/orders.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import { addOrderItem } from './add-order-item.ts'
import { cancelOrder } from './cancel-order.ts'
import { checkCoupon } from './check-coupon.ts'
import { placeOrder } from './place-order.ts'
import { listOrders, readOrder } from './read-orders.ts'

export function orderRoutes(app: Service): void {
  serve(app, contract.placeOrder, ({ db, session, body }) => placeOrder(db, session.user_id, body))
  serve(app, contract.addOrderItem, ({ db, session, body }) => addOrderItem(db, session.user_id, body))
  serve(app, contract.readOrder, ({ db, session, params }) => readOrder(db, session.user_id, params.event_order_id))
  serve(app, contract.listOrders, ({ db, session }) => listOrders(db, session.user_id))
  serve(app, contract.cancelOrder, ({ db, session, params }) => cancelOrder(db, session.user_id, params.event_order_id))
  serve(app, contract.checkCoupon, ({ db, session, body }) => checkCoupon(db, session.user_id, body))
}

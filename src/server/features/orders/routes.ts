import { Problem } from '#contract/core/problem.ts'
import * as contract from '#contract/orders/orders.ts'
import * as payments from '#contract/purchases/payments.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import { noteRefusal } from '../../purchases/change-log.ts'
import { cancelPurchase } from '../../purchases/ending/cancel-purchase.ts'
import { openCheck } from '../../purchases/payment/check-payment.ts'
import { openInitiate } from '../../purchases/payment/initiate-payment.ts'
import { storeUnsigned } from '../../purchases/payment/payment-inbox.ts'
import type { PurchaseParts } from '../../purchases/payment/payment-parts.ts'
import { addOrderItem } from './placing/add-order-item.ts'
import { checkCoupon } from './placing/check-coupon.ts'
import { placeOrder } from './placing/place-order.ts'
import { openPlaceTogether } from './placing/place-together.ts'
import { listOrders, readOrder } from './read-orders.ts'

export function orderRoutes(app: Service, parts: PurchaseParts): void {
  const { handlers, after } = parts
  const paying = { ...parts, db: parts.database.db }
  const together = openPlaceTogether(parts.database)
  serve(app, contract.placeOrder, {
    alone: ({ db, session, body }) => placeOrder(db, { user_id: session.user_id, handlers }, body),
    together: ({ session, body }, asked) => together(session.user_id, asked, body),
  })
  serve(app, contract.addOrderItem, async ({ db, session, body, requestId }) => {
    try {
      return await addOrderItem(db, { user_id: session.user_id, handlers }, body)
    } catch (error) {
      // Its own transaction still holds the order.
      if (error instanceof Problem && error.code === 'bad-state') after.run(requestId, () => noteRefusal(paying.db, body.event_order, 'add-item'))
      throw error
    }
  })
  serve(app, contract.readOrder, ({ db, session, params }) => readOrder(db, session.user_id, params.event_order_id))
  serve(app, contract.listOrders, ({ db, session }) => listOrders(db, session.user_id))
  serve(app, contract.cancelOrder, async ({ db, session, params }) => {
    await cancelPurchase(paying, { user_id: session.user_id, number: params.event_order_id, of: 'tickets' })
    return readOrder(db, session.user_id, params.event_order_id)
  })
  serve(app, contract.checkCoupon, ({ db, session, body }) => checkCoupon(db, session.user_id, body))

  const initiate = openInitiate(paying)
  const check = openCheck(paying, parts.clock)
  serve(app, payments.initiatePayment, ({ session, body }) => initiate(session.user_id, body.event_order_id))
  serve(app, payments.checkPayment, ({ session, body }) => check(session.user_id, body.event_order_id))
  serve(app, payments.reportPaymentFailure, async ({ db, body }) => {
    await storeUnsigned(db, 'report', JSON.stringify(body))
    return { recorded: true as const }
  })
}

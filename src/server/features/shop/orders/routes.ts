import { listLateOrders as lateOrders } from '#contract/desk/late-orders.ts'
import * as checkout from '#contract/shop/checkout.ts'
import * as orders from '#contract/shop/shop-orders.ts'
import { placeSmsOrder as placeSms } from '#contract/shop/sms/sms-orders.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { cancelPurchase } from '../../../purchases/ending/cancel-purchase.ts'
import type { PurchaseParts } from '../../../purchases/payment/payment-parts.ts'
import { checkShopCoupon } from '../checkout/check-coupon.ts'
import { placeShopPurchase } from '../checkout/place-purchase.ts'
import { placeSmsOrder } from '../sms/place-sms-order.ts'
import { addDelivery } from './delivery-routes.ts'
import { listLateOrders } from './list-late-orders.ts'
import { listShopOrders } from './list-orders.ts'
import { cancelOrder, moveOn, noteCall, refuseParcel, ship, takeBack, type Whose } from './move-on.ts'
import { readShopOrder } from './read-orders.ts'
import { readShopPurchase } from './read-purchase.ts'

export interface ShopParts extends PurchaseParts {
  /** Of the service. */
  secret: string
}

/** Checkout, and orders of goods to both of their sides. */
export function shopOrderRoutes(app: Service, parts: ShopParts): void {
  const { handlers, secret } = parts
  const as = (user_id: number) => ({ user_id, secret })
  serve(app, checkout.placeShopPurchase, ({ db, session, body }) => placeShopPurchase(db, { ...as(session.user_id), handlers }, body))
  serve(app, placeSms, ({ db, session, body }) => placeSmsOrder(db, { ...as(session.user_id), handlers }, body))
  serve(app, checkout.readShopPurchase, ({ db, session, params }) => readShopPurchase(db, as(session.user_id), params.number))
  serve(app, checkout.cancelShopPurchase, async ({ db, session, params }) => {
    await cancelPurchase({ ...parts, db: parts.database.db }, { user_id: session.user_id, number: params.number, of: 'shop' })
    return readShopPurchase(db, as(session.user_id), params.number)
  })
  serve(app, checkout.checkShopCoupon, ({ db, session, body }) => checkShopCoupon(db, session.user_id, body))
  serve(app, orders.listShopOrders, ({ db, session, query }) => listShopOrders(db, as(session.user_id), query))
  serve(app, lateOrders, ({ db, query }) => listLateOrders(db, query))
  serve(app, orders.readShopOrder, ({ db, session, params }) => readShopOrder(db, as(session.user_id), params.number))
  addSteps(app, secret)
  addDelivery(app, { db: parts.database.db, secret })
}

type StepAsk = { db: Tx; session: { user_id: number }; params: { number: string } }

function addSteps(app: Service, secret: string): void {
  const stepping = async ({ db, session, params }: StepAsk, work: (whose: Whose) => Promise<void>) => {
    const whose = { user_id: session.user_id, number: params.number }
    await work(whose)
    return readShopOrder(db, { ...whose, secret }, params.number)
  }
  serve(app, orders.acceptOrder, (ask) => stepping(ask, (whose) => moveOn(ask.db, whose, 'accept')))
  serve(app, orders.packOrder, (ask) => stepping(ask, (whose) => moveOn(ask.db, whose, 'pack')))
  serve(app, orders.readyOrder, (ask) => stepping(ask, (whose) => moveOn(ask.db, whose, 'ready')))
  serve(app, orders.noteCall, (ask) => stepping(ask, (whose) => noteCall(ask.db, whose)))
  serve(app, orders.shipOrder, (ask) => stepping(ask, (whose) => ship(ask.db, whose, ask.body)))
  serve(app, orders.refuseParcel, (ask) => stepping(ask, (whose) => refuseParcel(ask.db, whose, ask.body)))
  serve(app, orders.takeParcelBack, (ask) => stepping(ask, (whose) => takeBack(ask.db, whose, ask.body)))
  serve(app, orders.cancelShopOrder, (ask) => stepping(ask, (whose) => cancelOrder(ask.db, whose, ask.body)))
}

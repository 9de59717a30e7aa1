import * as contract from '#contract/events/coupons.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import { ownEvent } from '../../../db/events/own-event.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { addCoupon, editCoupon, switchCoupon } from './change-coupons.ts'
import { listCoupons } from './list-coupons.ts'

export function couponRoutes(app: Service): void {
  serve(app, contract.listCoupons, async ({ db, session, query }) => {
    await ownEvent(db, session.user_id, query.event_id)
    return listCoupons(db, query.event_id)
  })
  serve(app, contract.addCoupon, async ({ db, session, body }) => {
    await inTransaction(db, (tx) => addCoupon(tx, session.user_id, body))
    return listCoupons(db, body.event_id)
  })
  serve(app, contract.editCoupon, async ({ db, session, params, body }) => {
    const which = { seller: session.user_id, coupon_id: params.coupon_id }
    return listCoupons(db, await inTransaction(db, (tx) => editCoupon(tx, which, body.coupon)))
  })
  serve(app, contract.switchCoupon, async ({ db, session, params, body }) => {
    const which = { seller: session.user_id, coupon_id: params.coupon_id }
    return listCoupons(db, await inTransaction(db, (tx) => switchCoupon(tx, which, body.is_active)))
  })
}

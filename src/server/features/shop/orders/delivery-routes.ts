import * as orders from '#contract/shop/shop-orders.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { requireCode } from './check-code.ts'
import { holdOrder } from './hold-order.ts'
import { deliver } from './move-on.ts'
import { readShopOrder } from './read-orders.ts'
import { deliverParcel, makeRiderLink, readRiderParcel } from './rider-links.ts'

/** How parcels come to their buyers. */
export function addDelivery(app: Service, { db, secret }: { db: Database['db']; secret: string }): void {
  serve(app, orders.deliverOrder, {
    // A wrong code is counted also where the step is refused.
    prepare: async ({ session, params, body }) => {
      if (body.code === undefined) return
      const { order } = await inTransaction(db, (tx) => holdOrder(tx, { user_id: session.user_id, number: params.number }))
      await requireCode(db, { order: order.id, number: order.number, code: body.code, secret })
    },
    act: async ({ db: tx, session, params, body }) => {
      const held = await holdOrder(tx, { user_id: session.user_id, number: params.number })
      const word = held.by === 'buyer' ? 'buyer' : 'seller'
      await deliver(tx, held, body.code === undefined ? word : 'code')
      return readShopOrder(tx, { user_id: session.user_id, secret }, params.number)
    },
    settle: async () => undefined,
  })
  serve(app, orders.makeRiderLink, ({ session, params }) =>
    inTransaction(db, (tx) => makeRiderLink(tx, { user_id: session.user_id, number: params.number }, secret)),
  )
  serve(app, orders.readRiderParcel, ({ params }) => readRiderParcel(db, params.link_key, secret))
  serve(app, orders.deliverParcel, ({ params, body }) => deliverParcel(db, { ...params, ...body }, secret))
}

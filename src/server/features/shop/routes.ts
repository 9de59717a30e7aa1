import * as baskets from '#contract/shop/baskets.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import { mergeBasket } from './basket/merge-basket.ts'
import { readBasket, readGoodsOnSale } from './basket/read-basket.ts'

/** Baskets, and goods in them. */
export function basketRoutes(app: Service): void {
  serve(app, baskets.readBasket, ({ db, session, query }) => readBasket(db, session.user_id, query.phone))
  serve(app, baskets.changeBasket, ({ db, session, body }) => mergeBasket(db, { user_id: session.user_id, ...body }))
  serve(app, baskets.readBasketGoods, ({ db, query }) => readGoodsOnSale(db, query.variants))
}

import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Id, idText } from '../core/fields.ts'
import { OwnProductDetail } from './own-product.ts'
import { PRODUCT_LIMITS } from './product-limits.ts'

const params = v.object({ product_id: idText })

/** `add`: so many more, or fewer where it is negative. `set` with `seen`: so many there are now, if nothing was sold since. */
export const changeStock = endpoint({
  method: 'POST',
  path: '/api/product/{product_id}/stock/',
  summary: 'Changes the stock of one variant: adds or takes away, or sets it if it is still what was seen (stock-changed otherwise)',
  access: 'seller',
  perMinute: 120,
  once: true,
  params,
  body: v.object({
    variant_id: Id,
    change: v.union([
      v.object({
        add: v.pipe(
          v.number(),
          v.integer(),
          v.minValue(-PRODUCT_LIMITS.stockMost),
          v.maxValue(PRODUCT_LIMITS.stockMost),
          v.check((by) => by !== 0),
        ),
      }),
      v.object({ set: v.pipe(Count, v.maxValue(PRODUCT_LIMITS.stockMost)), seen: Count }),
    ]),
  }),
  answer: OwnProductDetail,
  offline: 'queue',
})

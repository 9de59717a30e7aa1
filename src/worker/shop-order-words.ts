import * as v from 'valibot'
import { SHOP_NOTICES } from '#contract/shop/shop-notices.ts'

/** A message about an order of goods: its address is one of ours. */
const ShopMessage = v.object({
  kind: v.picklist(SHOP_NOTICES),
  event_title: v.string(),
  path: v.pipe(v.string(), v.regex(/^(?:\/shop_order\/[0-9a-z]{10}|\/walletclaims)$/)),
})

/** What a message about an order of goods says; undefined: it is none. */
export function readShopOrder(data: unknown) {
  const read = v.safeParse(ShopMessage, data)
  return read.success ? { ...read.output, event_order_id: '' } : undefined
}

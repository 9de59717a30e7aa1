import * as v from 'valibot'
import { Count, Instant } from '../core/fields.ts'
import { lowerCase } from '../core/one-form.ts'
import type { NoticeGroups } from '../notices/notice-group.ts'
import { RETURN_STATES } from './return-rules.ts'

/** What buyers are told of their orders of goods. `shop-late`: a date of the law was missed, and they may cancel. `shop-refunded`: money is back. `shop-return`: news of a complaint. */
export const PARCEL_NOTICES = [
  'shop-accepted',
  'shop-sent',
  'shop-ready',
  'shop-delivered',
  'shop-cancelled',
  'shop-not-taken',
  'shop-late',
  'shop-refunded',
  'shop-not-paid',
  'shop-return',
] as const

/** What sellers are told of the orders of their shop. `shop-sale-due`: it must be handed over within a day. */
export const SHOP_SALE_NOTICES = ['shop-sale', 'shop-sale-cancelled', 'shop-sale-delivered', 'shop-sale-due', 'shop-sale-late', 'shop-sale-return'] as const

export const SHOP_NOTICES = [...PARCEL_NOTICES, ...SHOP_SALE_NOTICES] as const
export type ShopNotice = (typeof SHOP_NOTICES)[number]

/** The order that a notice is about, as it is now. */
export const NoticedOrder = v.object({
  number: v.string(),
  side: v.picklist(['bought', 'sold']),
  /** Of its first line. */
  title: v.string(),
  /** The shop, to its buyer; to its seller who ordered. */
  name: v.string(),
  /** Whole taka. */
  total: Count,
  /** The date of the law that runs now; null: none does. */
  by: v.nullable(Instant),
  /** What the latest complaint about it is; null: there is none. */
  complaint: v.optional(v.nullable(v.picklist(RETURN_STATES)), null),
})
export type NoticedOrder = v.InferOutput<typeof NoticedOrder>

/** Where either side reads an order. A path of ours. */
export const shopOrderPath = ({ number }: Pick<NoticedOrder, 'number'>): `/${string}` => `/shop_order/${lowerCase(number)}`

export const SHOP_NOTICE_GROUPS = {
  parcels: { kinds: PARCEL_NOTICES, app: 'always', audience: 'everyone', mail: 'always' },
  'shop-sales': { kinds: SHOP_SALE_NOTICES, app: 'always', audience: 'sellers', mail: 'always' },
} as const satisfies NoticeGroups

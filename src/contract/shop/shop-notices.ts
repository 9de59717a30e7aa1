import * as v from 'valibot'
import { Count, Instant } from '../core/fields.ts'
import { lowerCase } from '../core/one-form.ts'
import type { NoticeGroups } from '../notices/notice-group.ts'
import { RETURN_STATES } from './return-rules.ts'

/** What buyers are told of their orders of goods. `shop-late`: a date of the law was missed, and they may cancel. `shop-refunded`: money is back. `shop-return`: news of a complaint. `shop-wallet`: of a payment by mobile wallet. */
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
  'shop-wallet',
] as const

/** What sellers are told of the orders of their shop. `shop-sale-due`: it must be handed over within a day. `shop-sale-claimed`: it is said to be paid by mobile wallet; `-claim-due`: for a day without an answer; `-wallet`: news of it. */
export const SHOP_SALE_NOTICES = [
  'shop-sale',
  'shop-sale-cancelled',
  'shop-sale-delivered',
  'shop-sale-due',
  'shop-sale-late',
  'shop-sale-return',
  'shop-sale-claimed',
  'shop-sale-claim-due',
  'shop-sale-wallet',
] as const

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
  /** It waits for its payment, or was not paid: to its seller there is none. */
  is_unpaid: v.optional(v.boolean(), false),
})
export type NoticedOrder = v.InferOutput<typeof NoticedOrder>

/** Where either side reads an order. A path of ours. */
export const shopOrderPath = ({ number }: Pick<NoticedOrder, 'number'>): `/${string}` => `/shop_order/${lowerCase(number)}`

/** Where what sellers are told of payments by mobile wallet is answered. */
export const WALLET_CLAIMS_PATH = '/walletclaims'

/** Where a notice leads: a seller reads an order once it is placed. */
export const shopNoticePath = (order: Pick<NoticedOrder, 'number' | 'side' | 'is_unpaid'>): `/${string}` =>
  order.side === 'sold' && order.is_unpaid ? WALLET_CLAIMS_PATH : shopOrderPath(order)

export const SHOP_NOTICE_GROUPS = {
  parcels: { kinds: PARCEL_NOTICES, app: 'always', audience: 'everyone', mail: 'always' },
  'shop-sales': { kinds: SHOP_SALE_NOTICES, app: 'always', audience: 'sellers', mail: 'always' },
} as const satisfies NoticeGroups

import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Count, Id, Instant, MediaPath } from '../core/fields.ts'
import { PRODUCT_CONDITIONS } from '../products/product-limits.ts'
import { ShopTerms } from '../products/shops.ts'
import { BASKET_LIMITS, GONE_REASONS } from './basket-lines.ts'

const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BASKET_LIMITS.perLineMost))

/** What is in a basket, as it is now. Stays readable when it can be ordered no more, so that a line never vanishes without a word. */
export const BasketGoods = v.object({
  variant_id: Id,
  product_id: Id,
  title: v.string(),
  second_title: v.string(),
  /** Of the variant, one of each option of the product. */
  values: v.array(v.string()),
  picture: v.nullable(MediaPath),
  tone: Count,
  condition: v.picklist(PRODUCT_CONDITIONS),
  /** Whole taka, now. */
  price: Count,
  compare_at: v.nullable(Count),
  stock: Count,
  /** User id; the shop is in `shops`. */
  seller: Id,
  days_to_return: Count,
  /** Why it cannot be ordered now; null: it can. */
  gone: v.nullable(v.picklist(GONE_REASONS)),
})
export type BasketGoods = v.InferOutput<typeof BasketGoods>

/** A shop of which something is in a basket. */
export const BasketShop = v.object({
  seller: Id,
  seller_name: v.string(),
  slug: v.string(),
  /** Where it is, by which the law tells how long it may take; null: it names none. */
  district: v.nullable(v.string()),
  terms: ShopTerms,
})
export type BasketShop = v.InferOutput<typeof BasketShop>

const BasketLine = v.object({
  ...BasketGoods.entries,
  quantity: Quantity,
  changed_at: Instant,
  /** Whole taka, when it was put in or looked at last on the phone that changed it. */
  price_seen: Count,
  seen_at: Instant,
  /** Another phone of the same person changed it last. */
  is_from_elsewhere: v.boolean(),
})
export type BasketLine = v.InferOutput<typeof BasketLine>

/** A line that was taken out. */
const BasketDeletion = v.object({ variant_id: Id, changed_at: Instant, is_from_elsewhere: v.boolean() })

/** One basket over all phones of a person. Nothing in it is reserved. */
export const Basket = v.object({
  /** The latest put in first. */
  lines: v.array(BasketLine),
  /** Taken out in the last `BASKET_LIMITS.deletionsKeptDays`. */
  deletions: v.array(BasketDeletion),
  shops: v.array(BasketShop),
  /** What was sent and is not in it: `full`, it would be one line too many, the phone keeps it; `unknown`, there is no such variant. */
  left_out: v.array(v.object({ variant_id: Id, why: v.picklist(['full', 'unknown']) })),
  server_time: Instant,
})
export type Basket = v.InferOutput<typeof Basket>

/** A line as a phone has changed it. */
const BasketChange = v.object({
  variant_id: Id,
  /** What it was, where it was taken out. */
  quantity: Quantity,
  is_removed: v.optional(v.boolean(), false),
  /** By `changedNow`; the service takes nothing that is later than its own clock. */
  changed_at: Instant,
  price_seen: Count,
  seen_at: Instant,
})
export type BasketChange = v.InferOutput<typeof BasketChange>

export const readBasket = endpoint({
  method: 'GET',
  path: '/api/basket/',
  summary: 'One’s own basket, with what everything in it costs now and what is gone',
  access: 'signed-in',
  query: v.object({ phone: v.optional(ClientKey) }),
  answer: Basket,
  offline: { keepDays: 90, noun: 'basket', shape: 'detail' },
})

/** Sent again, it changes nothing: each line is what its latest change says. */
export const changeBasket = endpoint({
  method: 'PATCH',
  path: '/api/basket/',
  summary: 'Merges changes of a phone into one’s basket, line by line: the latest change of each wins, deletions too, and nothing is added up',
  access: 'signed-in',
  perMinute: 120,
  body: v.object({
    /** This phone, by a key that it has made up once. */
    phone: ClientKey,
    changes: v.pipe(v.array(BasketChange), v.maxLength(BASKET_LIMITS.changesMost)),
  }),
  answer: Basket,
  offline: 'queue',
})

const VariantIds = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/),
  v.transform((text) => text.split(',').map(Number)),
  v.array(Id),
  v.maxLength(BASKET_LIMITS.linesMost),
)

/** For a basket that is on the phone alone. */
export const readBasketGoods = endpoint({
  method: 'GET',
  path: '/api/basket_goods/',
  summary: 'What variants cost now, what is left of them, and how their shops deliver; unknown ones are left out',
  access: 'anyone',
  query: v.object({ variants: VariantIds }),
  answer: v.object({ goods: v.array(BasketGoods), shops: v.array(BasketShop), server_time: Instant }),
  offline: 'never',
})

import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, Id, Instant, idText, MediaPath } from '../core/fields.ts'
import { REFUND_STATES } from '../purchases/purchase-rules.ts'
import { GOODS_METHODS } from './checkout-methods.ts'
import { RETURN_GROUPS } from './return-groups.ts'
import { DECLINE_REASONS, REMEDIES, RETURN_ACTIONS, RETURN_LIMITS, RETURN_PARTIES, RETURN_STATES, RETURN_WHYS } from './return-rules.ts'
import { ORDER_SIDES, OrderNumber } from './shop-orders.ts'

/** A picture that a buyer has sent with a complaint: its bytes are got by `downloadReturnPicture`, and are never public. */
const ReturnPicture = v.object({ id: Id, width: Count, height: Count, bytes: Count })

/** Pieces of one line that are complained of, as they were sold. */
const ReturnLine = v.object({
  /** Of the order. */
  line_id: Id,
  title: v.string(),
  values: v.array(v.string()),
  picture: v.nullable(MediaPath),
  tone: Count,
  price: Count,
  quantity: Count,
})

/** What both sides and staff see alike. */
export const RETURN_ENTRIES = {
  number: v.string(),
  state: v.picklist(RETURN_STATES),
  /** Number of the order, and how that was paid. */
  order: v.string(),
  method: v.picklist(GOODS_METHODS),
  seller: v.object({ id: Id, name: v.string(), slug: v.string() }),
  why: v.picklist(RETURN_WHYS),
  wish: v.picklist(REMEDIES),
  text: v.string(),
  lines: v.array(ReturnLine),
  pictures: v.array(ReturnPicture),
  /** Whole taka: what the buyer asks for (null: a replacement), what the pieces cost, and what of the order can still go back. */
  asked_amount: v.nullable(Count),
  value: Count,
  most: Count,
  /** What the seller answers, and why they decline. */
  answer: v.string(),
  declined_for: v.nullable(v.picklist(DECLINE_REASONS)),
  answered_at: v.nullable(Instant),
  /** What was agreed on, or decided by staff; null: nothing yet. */
  remedy: v.nullable(v.picklist(REMEDIES)),
  amount: v.nullable(Count),
  /** The goods come back before anything is given. */
  goes_back: v.boolean(),
  /** Of the parcel back. A number, or an address that begins with http:// or https://. */
  courier: v.string(),
  tracking: v.string(),
  sent_back_at: v.nullable(Instant),
  received_at: v.nullable(Instant),
  /** Whether what came back can be sold again; null: it has not come. */
  is_whole: v.nullable(v.boolean()),
  /** Of money in cash: what its seller names it by. Of a replacement: its parcel. */
  reference: v.string(),
  given_courier: v.string(),
  given_tracking: v.string(),
  given_at: v.nullable(Instant),
  /** How far money is that goes back online; null: none does. */
  refund: v.nullable(v.picklist(REFUND_STATES)),
  /** What was said to staff, and by whom; `service`: a time had passed. */
  escalated_by: v.nullable(v.picklist(RETURN_PARTIES)),
  escalation: v.string(),
  /** What staff decided, and why; null: they have not. */
  decision: v.nullable(v.object({ for: v.picklist(['buyer', 'seller']), reason: v.string(), at: Instant })),
  asked_at: Instant,
  /** Until when who has to do something next has time: for the first answer 72 hours; null: no one has to do anything, or staff. */
  due_by: v.nullable(Instant),
  ended_at: v.nullable(Instant),
  turn: v.nullable(v.picklist(['buyer', 'seller', 'staff'])),
  /** Every change, the first first. */
  changes: v.array(
    v.object({
      at: Instant,
      from: v.nullable(v.picklist(RETURN_STATES)),
      to: v.picklist(RETURN_STATES),
      by: v.picklist(RETURN_PARTIES),
      action: v.string(),
    }),
  ),
  server_time: Instant,
} as const

/** One complaint, to its buyer and to the seller. */
export const ShopReturn = v.object({
  ...RETURN_ENTRIES,
  side: v.picklist(ORDER_SIDES),
  /** Who ordered, to the seller; to the buyer the shop. */
  name: v.string(),
  /** What this side may do with it now. */
  can: v.array(v.picklist(RETURN_ACTIONS)),
})
export type ShopReturn = v.InferOutput<typeof ShopReturn>

/** The latest first. */
export const listShopReturns = endpoint({
  method: 'GET',
  path: '/api/shop_return/',
  summary: 'Complaints about orders of goods, one’s own or those about one’s shop: the latest first, keyset pages',
  access: 'signed-in',
  query: v.object({
    side: v.optional(v.picklist(ORDER_SIDES), 'bought'),
    group: v.optional(v.picklist(RETURN_GROUPS)),
    cursor: v.optional(Cursor),
    limit: v.optional(v.pipe(idText, v.maxValue(RETURN_LIMITS.listed))),
  }),
  answer: v.object({ results: v.array(ShopReturn), next_cursor: v.nullable(v.string()) }),
  offline: { keepDays: 365, noun: 'shop-returns', shape: 'list' },
})

const params = v.object({ number: OrderNumber })

export const readShopReturn = endpoint({
  method: 'GET',
  path: '/api/shop_return/{number}/',
  summary: 'One complaint, to its buyer and to the seller',
  access: 'signed-in',
  params,
  answer: ShopReturn,
  offline: { keepDays: 365, noun: 'shop-returns', shape: 'detail' },
})

export const downloadReturnPicture = endpoint({
  method: 'GET',
  path: '/api/shop_return/{number}/picture/{picture_id}/',
  summary: 'The bytes of a picture of a complaint, to both sides of it, and to staff once they were asked',
  access: 'signed-in',
  perMinute: 240,
  params: v.object({ number: OrderNumber, picture_id: idText }),
  download: true,
  answer: v.unknown(),
  offline: 'never',
})

import { sql } from 'drizzle-orm'
import { overdueOf, TO_HAND_OVER } from '#contract/shop/legal-clock.ts'
import type { ReturnState } from '#contract/shop/return-rules.ts'
import { type NoticedOrder, type ShopNotice, shopNoticePath } from '#contract/shop/shop-notices.ts'
import type { ShopOrderState } from '#contract/shop/shop-order-rules.ts'
import type { NoticeSource, PushOptions } from '../notices/notice-source.ts'

/** How notices name orders of goods. */
export const SHOP_ORDER_NOUN = 'shop-orders'

const HOURS = 3600
const DAY: PushOptions = { ttl_seconds: 24 * HOURS }
const KINDS: Record<ShopNotice, PushOptions> = {
  'shop-accepted': DAY,
  'shop-sent': DAY,
  // A rider is at the door, or a seller waits with the goods.
  'shop-ready': { ...DAY, isUrgent: true },
  'shop-delivered': DAY,
  'shop-cancelled': { ttl_seconds: 48 * HOURS },
  'shop-not-taken': { ttl_seconds: 48 * HOURS },
  'shop-late': { ttl_seconds: 48 * HOURS },
  'shop-refunded': { ttl_seconds: 7 * 24 * HOURS },
  'shop-not-paid': { ttl_seconds: 24 * HOURS, isUrgent: true },
  'shop-return': { ttl_seconds: 48 * HOURS },
  'shop-wallet': { ttl_seconds: 48 * HOURS },
  'shop-sale-claimed': { ttl_seconds: 24 * HOURS, isUrgent: true },
  'shop-sale-claim-due': { ttl_seconds: 24 * HOURS, isUrgent: true },
  'shop-sale-wallet': { ttl_seconds: 48 * HOURS },
  'shop-sale': { ttl_seconds: 24 * HOURS, isUrgent: true },
  'shop-sale-cancelled': { ttl_seconds: 24 * HOURS, isUrgent: true },
  'shop-sale-delivered': DAY,
  'shop-sale-due': { ttl_seconds: 24 * HOURS, isUrgent: true },
  'shop-sale-late': { ttl_seconds: 24 * HOURS, isUrgent: true },
  'shop-sale-return': { ttl_seconds: 48 * HOURS, isUrgent: true },
}

/** What is not placed: it waits for its payment, or was not paid. */
const UNPAID = ['waiting', 'dropped'] as const satisfies ShopOrderState[]
const isUnpaid = (state: ShopOrderState): boolean => state === 'waiting' || state === 'dropped'

/** States in which a notice still says what is; of dates that were missed the clock says it. */
const STILL: Record<
  Exclude<ShopNotice, 'shop-late' | 'shop-sale-late' | 'shop-refunded' | 'shop-return' | 'shop-sale-return' | 'shop-wallet' | 'shop-sale-wallet'>,
  readonly ShopOrderState[]
> = {
  'shop-accepted': ['accepted', 'packed'],
  'shop-sent': ['shipped'],
  'shop-ready': ['ready'],
  'shop-delivered': ['delivered', 'closed'],
  'shop-cancelled': ['cancelled'],
  'shop-not-taken': ['not_taken', 'back'],
  'shop-not-paid': ['waiting', 'dropped'],
  'shop-sale': ['placed', 'accepted'],
  'shop-sale-claimed': UNPAID,
  'shop-sale-claim-due': UNPAID,
  'shop-sale-cancelled': ['cancelled', 'not_taken', 'back'],
  'shop-sale-delivered': ['delivered', 'closed'],
  'shop-sale-due': TO_HAND_OVER,
}

interface About extends Omit<NoticedOrder, 'by'> {
  state: ShopOrderState
  complaint: ReturnState | null
  hand_over_by: string | null
  deliver_by: string | null
}

/** Whether a notice of a kind still says what is so of an order. */
export function isStillSoOf(kind: ShopNotice, order: Pick<About, 'state' | 'complaint' | 'hand_over_by' | 'deliver_by'>, now: number): boolean {
  // Money that is back stays back, also where the order went on; of a payment to its seller, the latest news stands.
  if (kind === 'shop-refunded' || kind === 'shop-wallet' || kind === 'shop-sale-wallet') return true
  if (kind === 'shop-late' || kind === 'shop-sale-late') return overdueOf(order, now) !== null
  if (kind === 'shop-return' || kind === 'shop-sale-return') return order.complaint !== null
  return STILL[kind].includes(order.state)
}

function noticed({ number, side, title, name, total, state, complaint, hand_over_by, deliver_by }: About): NoticedOrder {
  const isToHandOver = (TO_HAND_OVER as readonly string[]).includes(state)
  const by = (isToHandOver && hand_over_by) || (state === 'shipped' && deliver_by) || null
  return { number, side, title, name, total, by: by && new Date(by).toISOString(), complaint, is_unpaid: isUnpaid(state) }
}

/** Notices of orders of goods, to both sides: those of the shop's begin with `shop-sale`. */
export const SHOP_NOTICE_SOURCE: NoticeSource<About | null> = {
  kinds: KINDS,
  canBeGone: true,
  about: () => sql`(
    select json_build_object('number', o.number, 'side', case when o.seller = notices.user_id then 'sold' else 'bought' end,
      'title', coalesce((select l.title from shop_order_lines l where l.shop_order = o.id order by l.id limit 1), ''),
      'name', case when o.seller = notices.user_id then o.address ->> 'full_name' else coalesce(p.full_name, '') end,
      'total', o.total, 'state', o.state,
      'complaint', (select r.state from shop_returns r where r.shop_order = o.id order by r.id desc limit 1), 'hand_over_by', o.hand_over_by, 'deliver_by', o.deliver_by)
    from shop_orders o left join seller_profiles p on p.user_id = o.seller
    where notices.about_noun = ${SHOP_ORDER_NOUN} and o.id = notices.about)`,
  listed: (about) => ({ shop_order: about && noticed(about) }),
  pushed: (about) => (about ? { event_title: about.title, path: shopNoticePath({ ...about, is_unpaid: isUnpaid(about.state) }) } : { event_title: '' }),
  subjectOf: (about) => about?.number ?? '',
  isStillSo: (about, { kind, is_read }) => about !== null && !is_read && isStillSoOf(kind as ShopNotice, about, Date.now()),
}

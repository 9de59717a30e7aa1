import type { ShopOrderState } from '#contract/shop/shop-order-rules.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'

/** Stations of every order; `ended`: it came to another end. Their words are `parcels:stations.<name>`. */
export const STATIONS = ['placed', 'accepted', 'sent', 'arrived', 'closed'] as const
type StationName = (typeof STATIONS)[number] | 'ended'

export interface Station {
  name: StationName
  /** ISO 8601; null: not reached, or nothing is known of when. */
  at: string | null
  /** `now`: what is under way. */
  place: 'done' | 'now' | 'next'
}

/** How many stations are behind an order. */
const REACHED: Partial<Record<ShopOrderState, number>> = { waiting: 0, placed: 1, accepted: 2, packed: 2, shipped: 3, ready: 3, delivered: 4, closed: 5 }

type Moments = Pick<ShopOrder, 'state' | 'created_at' | 'placed_at' | 'handed_over_at' | 'delivered_at' | 'ended_at' | 'changes'>

/** The line of an order: five stations, or those that it reached and its end. */
export function stationsOf(order: Moments): Station[] {
  const { state, placed_at, handed_over_at, delivered_at, ended_at, changes } = order
  const at = (to: ShopOrderState) => changes.find((change) => change.to === to)?.at ?? null
  const moments: Record<(typeof STATIONS)[number], string | null> = {
    placed: placed_at,
    accepted: at('accepted'),
    sent: handed_over_at ?? at('shipped') ?? at('ready'),
    arrived: delivered_at,
    closed: state === 'closed' ? (ended_at ?? at('closed')) : null,
  }
  const reached = REACHED[state]
  if (reached !== undefined)
    return STATIONS.map((name, index) => ({ name, at: moments[name], place: (index < reached && 'done') || (index === reached ? 'now' : 'next') }))
  const behind = STATIONS.filter((name) => moments[name] !== null).map((name): Station => ({ name, at: moments[name], place: 'done' }))
  return [...behind, { name: 'ended', at: at(state) ?? ended_at, place: 'now' }]
}

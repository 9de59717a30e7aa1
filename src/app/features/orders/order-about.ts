import * as v from 'valibot'
import type { EventDetail } from '#contract/events/events.ts'
import { EVENT_TYPES } from '#contract/events/events-filter.ts'

const Taka = v.pipe(v.number(), v.integer(), v.minValue(0))
const Instant = v.pipe(v.string(), v.isoTimestamp())
const Line = v.object({ event_ticket: v.number(), title: v.string(), price: Taka, quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/** What is shown of an order that the service has not acknowledged: what its buyer saw when they placed it. */
const About = v.object({
  event_id: v.number(),
  title: v.string(),
  from_time: Instant,
  type: v.picklist(EVENT_TYPES),
  location: v.nullable(v.string()),
  /** `price` is that of one ticket. */
  lines: v.array(Line),
  total_price: Taka,
  discount_price: Taka,
  service_charge: Taka,
  final_price: Taka,
  /** When prices and seats left the service. */
  seen_at: Instant,
})
export type OrderAbout = v.InferOutput<typeof About>
export type OrderLine = v.InferOutput<typeof Line>

/** Reads it from the phone; undefined when another version of the app wrote it in a shape unknown here. */
export function readOrderAbout(value: unknown): OrderAbout | undefined {
  const read = v.safeParse(About, value)
  return read.success ? read.output : undefined
}

const Body = v.looseObject({ coupon: v.nullish(v.string(), null) })

/** The promo code that goes along with a waiting order; null without one. @param body as it is sent */
export function codeOf(body: unknown): string | null {
  const read = v.safeParse(Body, body)
  return read.success ? read.output.coupon : null
}

/** What of an event goes into it. */
export const eventAbout = ({ event_id, title, from_time, type, location }: EventDetail) => ({ event_id, title, from_time, type, location })

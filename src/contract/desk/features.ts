import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant } from '../core/fields.ts'
import type { Reason } from '../core/reasons.ts'
import { DAY_MS } from '../core/time.ts'

/** Where staff put something forward, one thing in each: the large card of Home, and its article card. */
export const FEATURE_PLACES = ['home-event', 'home-article'] as const
export type FeaturePlace = (typeof FEATURE_PLACES)[number]

/** Nothing stays put forward for longer without another look. */
export const FEATURE_DAYS_MOST = 14

/** Why something cannot be put forward until then; undefined: it can. @param until ISO 8601 @param now milliseconds since the epoch */
export function featureFault(until: string, now: number): Reason | undefined {
  const ms = Date.parse(until)
  if (ms <= now) return 'in-the-past'
  return ms > now + FEATURE_DAYS_MOST * DAY_MS ? 'too-far' : undefined
}

export const Feature = v.object({
  place: v.picklist(FEATURE_PLACES),
  /** Of the event, or of the article. */
  id: Id,
  title: v.string(),
  /** Of its page, without a language. */
  path: v.string(),
  until: Instant,
  featured_at: Instant,
  /** Username of who of staff did so. */
  featured_by: v.string(),
  /** False: it is over, or was taken off, and its place shows what it would show without it. */
  is_public: v.boolean(),
})
export type Feature = v.InferOutput<typeof Feature>

const answer = v.array(Feature)
const place = v.picklist(FEATURE_PLACES)

export const listFeatures = endpoint({
  method: 'GET',
  path: '/api/desk/feature/',
  summary: 'What is put forward on Home',
  access: 'staff',
  answer,
  offline: 'never',
})

export const setFeature = endpoint({
  method: 'POST',
  path: '/api/desk/feature/',
  summary: 'Puts an event or an article forward on Home, for 14 days at most, in place of what was there',
  access: 'staff',
  perMinute: 30,
  body: v.object({ place, id: Id, until: Instant }),
  answer,
  offline: 'refuse',
})

export const removeFeature = endpoint({
  method: 'POST',
  path: '/api/desk/feature/remove/',
  summary: 'Takes something back from its place on Home',
  access: 'staff',
  perMinute: 30,
  body: v.object({ place }),
  answer,
  offline: 'refuse',
})

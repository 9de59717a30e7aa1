import * as v from 'valibot'
import { boundMarks } from './one-form.ts'
import { phoneNumber } from './phone-number.ts'
import type { Reason } from './reasons.ts'
import { isRealDay } from './time.ts'

const say = (reason: Reason) => reason

/** A row's number, as JSON has it. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
/** The same as an address or a form has it. */
export const idText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), v.maxValue(2_147_483_647))
/** How many, or whole taka. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Reviews that are shown, and the mean of their stars, 1 to 5; null where there are too few for one: `reviews/rating.ts`. */
export const Rating = v.object({ count: Count, mean: v.nullable(v.number()) })
/** ISO 8601 with offset. */
export const Instant = v.pipe(v.string(), v.isoTimestamp())
/** An instant that is sent to the server: ISO 8601 with offset, of a real day. Comes out in UTC, so that the same instant is the same text. */
export const SentInstant = v.pipe(
  v.string(),
  v.isoTimestamp(say('not-a-time')),
  v.check((text) => isRealDay(text.slice(0, 10)), say('not-a-time')),
  v.transform((text) => new Date(text).toISOString()),
)
/** When a booking is to begin: a whole minute. */
export const StartTime = v.pipe(
  SentInstant,
  v.check((text) => Date.parse(text) % 60_000 === 0, say('not-a-time')),
)
/** A path of our own under /media/. */
export const MediaPath = v.pipe(v.string(), v.startsWith('/media/'))
/** `true` or `false` in an address or a form. */
export const flagText = v.pipe(
  v.picklist(['true', 'false'], say('does-not-fit')),
  v.transform((text) => text === 'true'),
)
/** Made up by the phone: the same again is the same wish. */
export const ClientKey = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))
/** Words of a search. */
export const Words = v.pipe(v.string(), v.transform(boundMarks), v.maxLength(100), v.regex(/^[^\0]*$/), v.trim())
/** Where a list goes on: the service's own, opaque to everybody else. */
export const Cursor = v.pipe(v.string(), v.maxLength(200))
/** A Bangladeshi mobile number in any spelling; gives `+8801…`. */
export const MobileNumber = v.pipe(
  v.string(say('required')),
  v.minLength(1, say('required')),
  v.check((text) => phoneNumber(text) !== undefined, say('not-a-phone')),
  v.transform((text) => phoneNumber(text) ?? ''),
)

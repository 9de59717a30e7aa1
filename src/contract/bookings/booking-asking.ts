import * as v from 'valibot'
import { ADDRESS_ENTRIES, ADDRESS_LIMITS } from '../addresses/address-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { idText, MobileNumber, StartTime } from '../core/fields.ts'
import { wholeText } from '../core/form-values.ts'
import { PICTURE_UPLOAD } from '../core/images.ts'
import { LANGUAGES } from '../core/languages.ts'
import { oneLine, oneLineRequired, someLines } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'
import { SERVICE_LIMITS } from '../services/service-limits.ts'
import { BOOKING_LIMITS } from './booking-rules.ts'
import { SteppedBooking } from './stepped-booking.ts'

const say = (reason: Reason) => reason

/** A picture that is shown with a request, as a phone has it. */
export const BOOKING_PICTURE = { types: PICTURE_UPLOAD.types, mostBytes: 5 * 1024 * 1024 } as const

/** What a buyer asks for, all of it texts, as a form has them. What was seen is named and none of it believed. The same on both sides. */
export const BookingForm = v.object({
  service: idText,
  /** Empty: for a quote, no time is needed. */
  starts_at: v.optional(v.union([v.literal(''), StartTime], say('not-a-time')), ''),
  /** Id of a member; empty: anyone who is free. */
  member: v.optional(v.union([v.literal(''), idText]), ''),
  hours: v.optional(wholeText(SERVICE_LIMITS.hoursMost, 1), '1'),
  seats: v.optional(wholeText(SERVICE_LIMITS.seatsMost, 1), '1'),
  /** Whole taka, of all of it, without the service charge. */
  price_seen: wholeText(100_000_000),
  full_name: oneLineRequired(ADDRESS_LIMITS.nameLongest),
  phone_number: MobileNumber,
  email: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.trim(), v.maxLength(254, say('too-long')), v.email(say('not-an-email')))], say('not-an-email')),
    '',
  ),
  /** Where the provider comes to; empty elsewhere. That it is needed is the service's to see. */
  division: v.optional(v.string(), ''),
  district: v.optional(v.string(), ''),
  area: v.optional(oneLine(ADDRESS_LIMITS.areaLongest), ''),
  line: v.optional(oneLine(ADDRESS_LIMITS.lineLongest), ''),
  landmark: ADDRESS_ENTRIES.landmark,
  note: v.optional(someLines(BOOKING_LIMITS.noteLongest), ''),
  /** Of the mails about it; absent: the account's. */
  language: v.optional(v.picklist(LANGUAGES)),
})
export type BookingForm = v.InferOutput<typeof BookingForm>

/**
 * `time-gone`: the time is taken, has passed, or is not offered (any more); `facts.near_1` to `near_3` are the nearest free ones, in milliseconds since the
 * epoch. `price-changed`: `facts.price` is what it costs now. `too-many-asked`: unanswered requests, `facts.most` of them to this provider or to all.
 */
export const askBooking = endpoint({
  method: 'POST',
  path: '/api/booking/',
  summary: 'Asks for a time of a service. Confirmed at once, held until it is paid, or asked',
  access: 'signed-in',
  isMoney: true,
  perMinute: 20,
  once: true,
  body: BookingForm,
  answer: SteppedBooking,
  offline: 'queue',
})

/** The same with pictures of what is to be done. Apart, because files wait for a place: many who ask at once have none. */
export const askPicturedBooking = endpoint({
  method: 'POST',
  path: '/api/pictured_booking/',
  summary: 'Asks for a time with up to 4 pictures as pictures: multipart',
  access: 'signed-in',
  isMoney: true,
  perMinute: 20,
  once: true,
  form: { files: { pictures: { ...BOOKING_PICTURE, most: BOOKING_LIMITS.picturesMost } }, mostBytes: 22 * 1024 * 1024, mostFields: 40 },
  body: BookingForm,
  answer: SteppedBooking,
  offline: 'queue',
})

import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Count, Id, Instant, idText } from '../core/fields.ts'
import { wholeText, wholeTextOrNone } from '../core/form-values.ts'
import { oneLine } from '../core/names.ts'
import { phoneNumber } from '../core/phone-number.ts'
import type { Reason } from '../core/reasons.ts'
import { isRealDay } from '../core/time.ts'
import { Suspension } from '../sellers/suspension.ts'
import { DELIVERY_KINDS, DELIVERY_LIMITS } from './delivery-rules.ts'

const say = (reason: Reason) => reason
const Places = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(DELIVERY_LIMITS.areasMost, say('too-many')))

/** A way in which a shop brings what it sells. */
export const DeliveryOption = v.object({
  id: Id,
  kind: v.picklist(DELIVERY_KINDS),
  /** Which courier, or where it is fetched; may be empty. */
  note: v.string(),
  /** Districts by name; none, and no areas: all of Bangladesh. */
  districts: v.array(v.string()),
  /** Upazilas and thanas, each as `District/Area`. */
  areas: v.array(v.string()),
  fee: Count,
  free_from: v.nullable(Count),
  days_least: Count,
  days_most: Count,
  /** Whether it can be paid when it is handed over. */
  is_cod: v.boolean(),
})
export type DeliveryOption = v.InferOutput<typeof DeliveryOption>

/** The same as its seller types it. That places are places is checked by the service, which knows all of them. */
export const DeliveryForm = v.pipe(
  v.object({
    kind: v.picklist(DELIVERY_KINDS, say('required')),
    note: v.optional(oneLine(DELIVERY_LIMITS.noteLongest), ''),
    districts: Places,
    areas: Places,
    fee: wholeText(DELIVERY_LIMITS.feeMost),
    free_from: wholeTextOrNone(DELIVERY_LIMITS.freeFromMost),
    days_least: wholeText(DELIVERY_LIMITS.daysMost),
    days_most: wholeText(DELIVERY_LIMITS.daysMost, 1),
    is_cod: v.boolean(),
  }),
  v.forward(
    v.partialCheck([['kind'], ['note']], ({ kind, note }) => kind !== 'pickup' || note !== '', say('required')),
    ['note'],
  ),
  v.forward(
    v.partialCheck([['days_least'], ['days_most']], ({ days_least, days_most }) => days_least <= days_most, say('below-least')),
    ['days_most'],
  ),
)
export type DeliveryForm = v.InferOutput<typeof DeliveryForm>

const Day = v.pipe(v.string(), v.check(isRealDay, say('not-a-time')))

/** From when until when a shop is closed, both days too. */
export const ClosedDays = v.pipe(
  v.object({ from: Day, until: Day }),
  v.forward(
    v.partialCheck([['from'], ['until']], ({ from, until }) => from <= until, say('ends-before-start')),
    ['until'],
  ),
)

/** The number of a Digital Business Identity, as its owner types it; empty: none. */
export const Dbid = v.pipe(oneLine(40), v.regex(/^[\w /.-]*$/, say('bad-characters')))

/** Where a shop takes orders by SMS, as its owner types it; empty: nowhere. */
export const SmsPhone = v.pipe(
  v.string(),
  v.check((text) => text.trim() === '' || phoneNumber(text) !== undefined, say('not-a-phone')),
  v.transform((text) => phoneNumber(text) ?? null),
)

/** One's own shop: how it delivers, when it is closed, what it is registered as. */
export const OwnShop = v.object({
  options: v.array(DeliveryOption),
  /** Days in Dhaka, `YYYY-MM-DD`, both closed; null: open. What is over is null. */
  closed: v.nullable(v.object({ from: v.string(), until: v.string() })),
  /** Digital Business Identity, as its owner gives it; empty: none. */
  dbid: v.string(),
  /** Mobile number at which it takes orders by SMS, which buyers see; null: it takes none. */
  sms_phone: v.optional(v.nullable(v.string()), null),
  /** Staff let it sell nothing; null: it may sell. */
  suspended: v.optional(v.nullable(Suspension), null),
  version: Count,
})
export type OwnShop = v.InferOutput<typeof OwnShop>

export const readOwnShop = endpoint({
  method: 'GET',
  path: '/api/shop/',
  summary: 'One’s own shop: delivery options, closed days, registration',
  access: 'seller',
  answer: OwnShop,
  offline: { keepDays: 90, noun: 'own-shop', shape: 'detail' },
})

export const updateShop = endpoint({
  method: 'PATCH',
  path: '/api/shop/',
  summary:
    'Closed days, registration and number for orders by SMS of one’s shop; what is left out stays. Refused as stale when it changed since the version named',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 30,
  body: v.object({
    closed: v.optional(v.nullable(ClosedDays)),
    dbid: v.optional(Dbid),
    sms_phone: v.optional(SmsPhone),
    version: v.optional(Count),
  }),
  answer: OwnShop,
  offline: 'refuse',
})

export const addDeliveryOption = endpoint({
  method: 'POST',
  path: '/api/delivery_option/',
  summary: 'Adds a delivery option to one’s shop. The same key again is the same option',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 30,
  body: v.object({ client_key: ClientKey, option: DeliveryForm }),
  answer: OwnShop,
  offline: 'refuse',
})

const params = v.object({ option_id: idText })

export const changeDeliveryOption = endpoint({
  method: 'PATCH',
  path: '/api/delivery_option/{option_id}/',
  summary: 'Changes a delivery option; orders keep what they were placed with',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 60,
  params,
  body: v.object({ option: DeliveryForm }),
  answer: OwnShop,
  offline: 'refuse',
})

export const removeDeliveryOption = endpoint({
  method: 'DELETE',
  path: '/api/delivery_option/{option_id}/',
  summary: 'Removes a delivery option; orders keep what they were placed with',
  access: 'seller',
  perMinute: 60,
  params,
  answer: OwnShop,
  offline: 'refuse',
})

/** What buyers see of a shop wherever one of its products is. */
export const ShopTerms = v.object({
  options: v.array(DeliveryOption),
  /** Closed now: until the end of this day in Dhaka; null: open. */
  closed_until: v.nullable(v.string()),
  dbid: v.string(),
  /** Mobile number at which it takes orders by SMS; null: it takes none. */
  sms_phone: v.optional(v.nullable(v.string()), null),
  licence_seen_at: v.nullable(Instant),
})
export type ShopTerms = v.InferOutput<typeof ShopTerms>

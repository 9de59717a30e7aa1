import * as v from 'valibot'
import { ownPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Count, Id, Instant, idText } from '../core/fields.ts'
import { PICTURE_UPLOAD } from '../core/images.ts'
import { someLines } from '../core/names.ts'
import { Faqs } from '../faqs/faqs.ts'
import { EVENT_FORM_ENTRIES } from './event-form.ts'
import { EVENT_BRANCHES, EVENT_FIELDS } from './events.ts'
import { EVENT_PHASES, OWN_EVENT_FILTERS, OWN_EVENT_SORTS } from './own-event-rules.ts'

export const SELLING_LIMITS = { listedPlain: 1000, perPage: 100, reasonLongest: 500 } as const

const eventParams = v.object({ event_id: idText })

const ownEventEntries = {
  ...EVENT_FIELDS,
  event_id: Id,
  /** Seats there are in all. */
  capacity: Count,
  sold: Count,
  /** Kept back for orders that are not paid yet. */
  held: Count,
  is_active: v.boolean(),
  /** Was it ever to be seen by everybody? */
  is_published: v.boolean(),
  event_status: v.string(),
  phase: v.picklist(EVENT_PHASES),
  /** Why staff have taken it off; null: they have not. */
  taken_off_reason: v.optional(v.nullable(v.string())),
  /** Orders whose money is owed back and has not gone yet. */
  refunds_due: Count,
  /** Of its last change by the seller: the client that changes it says which one it saw. */
  version: Count,
}

/** One's own event in the list. @see Specification §2.6 "All Events" */
export const OwnEvent = v.object(ownEventEntries)
export type OwnEvent = v.InferOutput<typeof OwnEvent>
export const OwnEventPage = ownPage(OwnEvent)
export type OwnEventPage = v.InferOutput<typeof OwnEventPage>

/** Plain: an array of at most `listedPlain`, the latest posted first. With `limit` or `cursor`: a page. @see Specification §7 "GET /api/event/?mine=true" */
export const listOwnEvents = endpoint({
  method: 'GET',
  path: '/api/event/',
  where: { mine: 'true' },
  summary: 'One’s own events: search, filters, keyset pages',
  access: 'seller',
  query: v.object({
    mine: v.optional(v.literal('true')),
    q: v.optional(v.pipe(v.string(), v.maxLength(100), v.trim())),
    filter: v.optional(v.picklist(OWN_EVENT_FILTERS)),
    sort: v.optional(v.picklist(OWN_EVENT_SORTS)),
    limit: v.optional(v.pipe(idText, v.maxValue(SELLING_LIMITS.perPage))),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  answer: v.union([v.array(OwnEvent), OwnEventPage]),
  offline: { keepDays: 90, noun: 'own-events', shape: 'list' },
})

/** What the form needs besides what the list shows. Columns. */
export const OWN_FORM_FIELDS = {
  link: v.nullable(v.string()),
  ...EVENT_BRANCHES,
  description: v.string(),
  description_state: v.string(),
  /** Absent in answers that were kept by earlier versions. */
  second_description: v.optional(v.string()),
  second_description_state: v.optional(v.string()),
  terms_and_condition: v.string(),
  terms_state: v.string(),
}

/** What its seller needs to edit an event: the fields as they were typed, and what only they may see. */
export const OwnEventDetail = v.object({
  ...ownEventEntries,
  ...OWN_FORM_FIELDS,
  faqs: v.array(v.object({ question: v.string(), answer: v.string() })),
  /** How many kinds of ticket: with more than one, price and seats are theirs. */
  ticket_kinds: Count,
  called_off_reason: v.nullable(v.string()),
  updated_at: Instant,
})
export type OwnEventDetail = v.InferOutput<typeof OwnEventDetail>

export const readOwnEvent = endpoint({
  method: 'GET',
  path: '/api/event/{event_id}/own/',
  summary: 'One’s own event, to edit',
  access: 'seller',
  params: eventParams,
  answer: OwnEventDetail,
  offline: { keepDays: 90, noun: 'own-events', shape: 'detail' },
})

/** What the specified client sends besides, and the service decides: read, and never believed. */
const said = { seller: v.optional(v.string()), event_status: v.optional(v.string()), is_featured: v.optional(v.string()), category: v.optional(v.string()) }
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
)
const COVER = { files: { thumbnail: PICTURE_UPLOAD }, mostBytes: 10 * 1024 * 1024, mostFields: 40 } as const

/** Multipart. Its fields are texts; `contract/events/event-form.ts` judges them, here and in the form. */
export const createEvent = endpoint({
  method: 'POST',
  path: '/api/event/create/',
  summary: 'Posts an event: multipart, with its picture as thumbnail. One kind of ticket is made of its price and seats',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 20,
  form: COVER,
  body: v.object({
    ...v.partial(v.object(v.entriesFromList(Object.keys(EVENT_FORM_ENTRIES) as (keyof typeof EVENT_FORM_ENTRIES)[], v.string()))).entries,
    ...said,
    is_active: v.optional(flag),
    client_key: v.optional(ClientKey),
    /** Names the kind of ticket that is made. */
    language: v.optional(v.picklist(['en', 'bn'])),
  }),
  answer: OwnEventDetail,
  offline: 'refuse',
})

export const updateEvent = endpoint({
  method: 'PATCH',
  path: '/api/event/{event_id}/update/',
  summary: 'Changes an event: a field that is left out stays, an empty one is cleared. Refused as stale when it changed since the version named',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 60,
  form: COVER,
  params: eventParams,
  body: v.object({
    ...createEvent.body.entries,
    /** The version that was seen; without one the change is made whatever happened meanwhile. */
    version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  }),
  answer: OwnEventDetail,
  offline: 'refuse',
})

export const switchEvent = endpoint({
  method: 'POST',
  path: '/api/event/{event_id}/active/',
  summary: 'Puts an event on the market, or takes it off; orders stand',
  access: 'seller',
  perMinute: 60,
  params: eventParams,
  body: v.object({ is_active: v.boolean() }),
  answer: OwnEvent,
  offline: 'refuse',
})

export const duplicateEvent = endpoint({
  method: 'POST',
  path: '/api/event/{event_id}/duplicate/',
  summary: 'A copy of an event that nobody sees yet, a week later: texts, pictures, kinds of ticket, questions; no orders, no promo codes',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 10,
  params: eventParams,
  body: v.object({ client_key: v.optional(ClientKey) }),
  answer: OwnEvent,
  offline: 'refuse',
})

export const callOffEvent = endpoint({
  method: 'POST',
  path: '/api/event/{event_id}/call_off/',
  summary: 'Calls an event off for good: nothing more is sold, and every order gets its money back, once. Asks for a fresh proof',
  access: 'seller',
  perMinute: 10,
  params: eventParams,
  body: v.object({ reason: someLines(SELLING_LIMITS.reasonLongest) }),
  answer: OwnEvent,
  offline: 'refuse',
})

export const saveFaqs = endpoint({
  method: 'POST',
  path: '/api/event/{event_id}/faqs/',
  summary: 'The questions and answers of an event, all of them; none: the five that every event has',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 60,
  params: eventParams,
  body: v.object({ version: Count, faqs: Faqs }),
  answer: OwnEventDetail,
  offline: 'refuse',
})

export const saveTextPicture = endpoint({
  method: 'POST',
  path: '/api/selling/picture/',
  summary: 'A picture to stand in a rich text: the bytes of a JPEG, PNG or WebP as the body',
  access: 'seller',
  isPublicWriting: true,
  upload: PICTURE_UPLOAD,
  answer: v.object({ file: v.pipe(v.string(), v.startsWith('/media/')) }),
  offline: 'refuse',
})

/** What wants its seller’s attention, the most urgent first. */
export const listAttention = endpoint({
  method: 'GET',
  path: '/api/selling/attention/',
  summary: 'What needs a seller: drafts, what starts soon, what is nearly sold out, money that is owed back, what was called off',
  access: 'seller',
  answer: v.object({
    drafts: v.array(OwnEvent),
    soon: v.array(OwnEvent),
    low: v.array(OwnEvent),
    refunds: v.array(OwnEvent),
    called_off: v.array(OwnEvent),
  }),
  offline: { keepDays: 30, noun: 'attention', shape: 'list' },
})

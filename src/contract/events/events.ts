import * as v from 'valibot'
import { cardPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { Count, Instant, MediaPath, Rating } from '../core/fields.ts'
import { type ListQuery, listQuery, strictIdText } from '../core/filter-schema.ts'
import { TICKET_ENTRIES } from './event-days.ts'
import { EVENT_FILTER, EVENT_TYPES } from './events-filter.ts'
import { EVENTS } from './events-resource.ts'

/** Limits of the specification (§5, §9) and ours where it is silent. Counting costs more than the page itself, and beyond `countedTo` no one reads on. */
export const EVENT_LIMITS = { titleCharacters: 50, listedPlain: 500, perPage: 50, countedTo: 200 } as const

const Id = v.pipe(v.number(), v.integer(), v.minValue(1))
const Taka = v.pipe(v.number(), v.integer(), v.minValue(0))
const Tone = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What is shown wherever an event is: on cards, on its page, in its seller's list. Each is a column of that name. */
export const EVENT_FIELDS = {
  id: Id,
  title: v.string(),
  /** In the other language; empty where its seller gave none, absent in answers that were kept by earlier versions. */
  second_title: v.optional(v.string()),
  thumbnail: v.nullable(MediaPath),
  /** Index of the ground colour while the picture loads: contract/core/images.ts. */
  thumbnail_tone: Tone,
  from_time: Instant,
  to_time: Instant,
  type: v.picklist(EVENT_TYPES),
  /** Null for Online events. */
  location: v.nullable(v.string()),
  /** Taka; the lowest ticket price. */
  price: Taka,
  /** Seats that can still be had, over all tickets. */
  seats: Taka,
}

/** Where an event stands in the tree of categories. Columns. */
export const EVENT_BRANCHES = { event_category: v.nullable(Id), event_subcategory: v.nullable(Id), event_subsubcategory: v.nullable(Id) }

/** What a card shows of an event's own columns. */
export const EVENT_CARD_FIELDS = { ...EVENT_FIELDS, ...EVENT_BRANCHES }

/** One row of the list of events. @see Specification §2.8, §7 "Event list" */
export const EventCard = v.object({
  ...EVENT_CARD_FIELDS,
  event_id: Id,
  /** User id of the seller. */
  seller: Id,
  seller_name: v.string(),
  /** Address of the shop; null: they have none. Absent in answers that were kept by earlier versions. */
  seller_slug: v.optional(v.nullable(v.string())),
})
export type EventCard = v.InferOutput<typeof EventCard>

export const EventPage = cardPage(EventCard)
export type EventPage = v.InferOutput<typeof EventPage>

/** Spec'd shape of a ticket as read; `seats` are those left. @see Specification §3 "Event", decisions §5 */
const EventTicket = v.object({
  id: Id,
  title: v.string(),
  price: Taka,
  seats: Taka,
  description: v.string(),
  from: v.nullable(Instant),
  to: v.nullable(Instant),
  per_order_limit: Taka,
  /** Its seller has stopped the sale. Absent in answers that were kept by earlier versions. */
  is_closed: v.optional(v.boolean()),
  /** How often it lets in, and on which days of its event. Absent in answers that were kept by earlier versions. */
  entry: v.optional(v.picklist(TICKET_ENTRIES)),
  days: v.optional(v.array(Id)),
})

const EventGalleryItem = v.object({
  id: Id,
  name: v.string(),
  file: v.nullable(MediaPath),
  tone: Tone,
  video_url: v.nullable(v.pipe(v.string(), v.url())),
})
export type EventGalleryItem = v.InferOutput<typeof EventGalleryItem>

/** The seller as the event page shows them. `is_verified` follows the rule in contract/sellers/verified-sellers.ts. */
const EventSeller = v.object({
  id: Id,
  username: v.string(),
  sellerprofile: v.nullable(
    v.object({
      full_name: v.string(),
      slug: v.string(),
      profession: v.string(),
      district: v.nullable(v.string()),
      /** Its name in Bangla, so that no page needs the list of places. Absent in answers that were kept by earlier versions. */
      district_bn: v.optional(v.nullable(v.string())),
      member_since: Instant,
      is_verified: v.boolean(),
      /** What the badge is for. Absent in answers that were kept by earlier versions. */
      events_held: v.optional(Count, 0),
      event_people: v.optional(Count, 0),
      goods_orders: v.optional(Count, 0),
      goods_on_time: v.optional(Count, 0),
      profile_picture: v.nullable(v.object({ url: MediaPath })),
    }),
  ),
})
export type EventSeller = v.InferOutput<typeof EventSeller>

/** What the page of an event shows of its own columns. */
export const EVENT_PAGE_FIELDS = {
  ...EVENT_CARD_FIELDS,
  /** HTML, sanitized by the server when it was written. */
  description: v.string(),
  /** The same in the other language, empty where its seller gave none. */
  second_description: v.optional(v.string()),
  /** HTML, sanitized by the server when it was written; empty when the seller gave none. */
  terms_and_condition: v.string(),
  is_active: v.boolean(),
  event_status: v.string(),
  is_featured: v.boolean(),
  updated_at: Instant,
  /** How often its seller has changed it. Absent in answers that were kept by earlier versions. */
  version: v.optional(Count),
}

/** Everything the event page shows. @see Specification §2.8, §3 "Event" */
export const EventDetail = v.object({
  ...v.omit(EventCard, ['seller']).entries,
  ...EVENT_PAGE_FIELDS,
  seller: EventSeller,
  link: v.nullable(v.string()),
  /** Why staff have taken it off, then it says nothing else; null: they have not. Absent in answers that were kept by earlier versions. */
  taken_off_reason: v.optional(v.nullable(v.string())),
  /** Name of the category as the seller chose it, in both languages. */
  category: v.nullable(v.object({ title: v.string(), title_bn: v.string() })),
  related_event_gallery: v.array(EventGalleryItem),
  related_event_tickets: v.array(EventTicket),
  /** Empty: the five default questions stand. */
  related_event_faqs: v.array(v.object({ question: v.string(), answer: v.string() })),
  /** Absent in answers that were kept by earlier versions. */
  rating: v.optional(Rating),
})
export type EventDetail = v.InferOutput<typeof EventDetail>

/** The query of the list: every filter of the two panels, the sort, and the page. */
export const EventQuery = listQuery(EVENT_FILTER, { perPage: EVENT_LIMITS.perPage })
export type EventQuery = ListQuery<typeof EVENT_FILTER>

/** Plain: an array of at most `listedPlain` rows. With `limit` or `cursor`: a page. @see decisions §4 */
export const listEvents = endpoint({
  method: 'GET',
  path: EVENTS.api.list,
  summary: 'Events for the public: search, filters, keyset pages',
  access: 'anyone',
  query: EventQuery,
  answer: v.union([v.array(EventCard), EventPage]),
  offline: { keepDays: 30, noun: 'events', shape: 'list' },
})

export const readEvent = endpoint({
  method: 'GET',
  path: EVENTS.api.one,
  summary: 'One event with its tickets, gallery, questions and seller',
  access: 'anyone',
  params: v.object({ event_id: strictIdText }),
  answer: EventDetail,
  offline: { keepDays: 90, noun: 'events', shape: 'detail' },
})

const categoryEntries = { id: Id, title: v.string(), title_bn: v.string() }
export const EventCategory = v.object(categoryEntries)
export type EventCategory = v.InferOutput<typeof EventCategory>
export const EventSubcategory = v.object({ ...categoryEntries, event_category: Id })
export type EventSubcategory = v.InferOutput<typeof EventSubcategory>
export const EventSubsubcategory = v.object({ ...categoryEntries, event_subcategory: Id })
export type EventSubsubcategory = v.InferOutput<typeof EventSubsubcategory>

const keepLong = { keepDays: 365, noun: 'event-categories', shape: 'list' } as const
export const listEventCategories = endpoint({
  method: 'GET',
  path: '/api/event_category/',
  summary: 'Event categories',
  access: 'anyone',
  answer: v.array(EventCategory),
  offline: keepLong,
})
export const listEventSubcategories = endpoint({
  method: 'GET',
  path: '/api/event_subcategory/',
  summary: 'Event subcategories, each with its parent',
  access: 'anyone',
  answer: v.array(EventSubcategory),
  offline: keepLong,
})
export const listEventSubsubcategories = endpoint({
  method: 'GET',
  path: '/api/event_subsubcategory/',
  summary: 'Event sub-subcategories, each with its parent',
  access: 'anyone',
  answer: v.array(EventSubsubcategory),
  offline: keepLong,
})

/** What the worker keeps of this noun for all who use the phone. */
export const EVENT_READS = [listEvents, readEvent, listEventCategories, listEventSubcategories, listEventSubsubcategories] as const

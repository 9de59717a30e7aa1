import * as v from 'valibot'
import { cardPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { Count, Id, Instant, idText, MediaPath, Rating } from '../core/fields.ts'
import { type ListQuery, listQuery } from '../core/filter-schema.ts'
import { CANCEL_HOURS, SERVICE_PAYMENTS, SERVICE_PLACES, SERVICE_PRICINGS, SERVICE_STEPS } from './service-limits.ts'
import { SERVICE_FILTER } from './services-filter.ts'
import { SERVICES } from './services-resource.ts'

/** Counting costs more than the page itself, and beyond `countedTo` no one reads on. */
export const SERVICE_LISTED = { plain: 500, perPage: 50, countedTo: 200, similar: 4 } as const

/** One row of the list of services. Prices in whole taka. */
export const ServiceCard = v.object({
  service_id: Id,
  title: v.string(),
  /** In the other language; empty where its seller gave none. */
  second_title: v.string(),
  thumbnail: v.nullable(MediaPath),
  /** Index of the ground colour while the picture loads: contract/core/images.ts. */
  thumbnail_tone: Count,
  pricing: v.picklist(SERVICE_PRICINGS),
  /** Of one time, or of an hour; 0 where the provider names it later. */
  price: Count,
  place: v.picklist(SERVICE_PLACES),
  /** Districts in which it is done; null: anywhere. */
  reaches: v.nullable(v.array(v.string())),
  /** A time that is asked for is taken at once. */
  is_instant: v.boolean(),
  /** The next time that can be asked for; null: none is known. Rounds on the service keep it true. */
  next_free_at: v.nullable(Instant),
  /** Days in Dhaka with free times, of the next fourteen. */
  free_days: v.array(v.string()),
  /** User id. */
  seller: Id,
  seller_name: v.string(),
  /** Address of the shop; null: they have none. Absent in answers that were kept by earlier versions. */
  seller_slug: v.optional(v.nullable(v.string())),
  /** Of the provider; null where none is named. */
  district: v.nullable(v.string()),
  district_bn: v.nullable(v.string()),
  service_category: Id,
  service_subcategory: Id,
  rating: Rating,
  posted_at: Instant,
})
export type ServiceCard = v.InferOutput<typeof ServiceCard>

export const ServicePage = cardPage(ServiceCard)
export type ServicePage = v.InferOutput<typeof ServicePage>

/** Who does it. */
export const ServiceMember = v.object({ member_id: Id, name: v.string(), role: v.string(), picture: v.nullable(MediaPath) })
export type ServiceMember = v.InferOutput<typeof ServiceMember>

export const ServiceMedium = v.object({
  id: Id,
  /** What is in it; empty where the title says so. */
  alt: v.string(),
  /** Null: a film. */
  file: v.nullable(MediaPath),
  tone: Count,
  video_url: v.nullable(v.string()),
})

/** How times of a service are made, and what asking for one means: all of it public. Times in minutes. */
export const ServiceTerms = v.object({
  duration: Count,
  step: v.picklist(SERVICE_STEPS),
  hours_least: Count,
  hours_most: Count,
  seats: Count,
  pause_before: Count,
  pause_after: Count,
  notice_hours: Count,
  horizon_days: Count,
  /** How long the provider has to answer, where it is not confirmed at once. */
  answer_hours: Count,
  payment: v.picklist(SERVICE_PAYMENTS),
  advance_percent: Count,
  cancel_hours: v.picklist(CANCEL_HOURS),
})
export type ServiceTerms = v.InferOutput<typeof ServiceTerms>

/** Everything the page of a service shows. What was public stays readable; `is_bookable` says whether times can be asked for. */
export const ServiceDetail = v.object({
  ...ServiceCard.entries,
  ...ServiceTerms.entries,
  /** HTML, sanitized by the server when it was written. */
  description: v.string(),
  /** The same in the other language, empty where its seller gave none. */
  second_description: v.string(),
  pictures: v.array(ServiceMedium),
  faqs: v.array(v.object({ question: v.string(), answer: v.string() })),
  members: v.array(ServiceMember),
  /** Upazila or thana of the provider, where the buyer comes; the exact address is told with a confirmed booking alone. */
  area: v.nullable(v.string()),
  area_bn: v.nullable(v.string()),
  /** Active, not taken off, and somebody does it. */
  is_bookable: v.boolean(),
  /** Why staff have taken it off, then it says nothing else; null: they have not. */
  taken_off_reason: v.nullable(v.string()),
  /** Its provider is closed until the end of this day in Dhaka; null: open. */
  closed_until: v.nullable(v.string()),
  updated_at: Instant,
  category: v.object({ title: v.string(), title_bn: v.string() }),
  subcategory: v.object({ title: v.string(), title_bn: v.string() }),
  seller_profile: v.object({
    full_name: v.string(),
    slug: v.string(),
    profession: v.string(),
    member_since: Instant,
    is_verified: v.boolean(),
    /** Bookings of others that were done. */
    bookings_done: Count,
    profile_picture: v.nullable(v.object({ url: MediaPath })),
  }),
  /** Of the same kind, at most `SERVICE_LISTED.similar`. */
  similar: v.array(ServiceCard),
  /** The service’s clock when it answered. */
  server_time: Instant,
})
export type ServiceDetail = v.InferOutput<typeof ServiceDetail>

/** The query of the list: every filter, the sort, and the page. */
export const ServiceQuery = listQuery(SERVICE_FILTER, { perPage: SERVICE_LISTED.perPage })
export type ServiceQuery = ListQuery<typeof SERVICE_FILTER>

/** Plain: an array of at most `SERVICE_LISTED.plain` rows. With `limit` or `cursor`: a page. */
export const listServices = endpoint({
  method: 'GET',
  path: SERVICES.api.list,
  summary: 'Services that can be asked for: search, filters, keyset pages',
  access: 'anyone',
  query: ServiceQuery,
  answer: v.union([v.array(ServiceCard), ServicePage]),
  offline: { keepDays: 30, noun: 'services', shape: 'list' },
})

export const readService = endpoint({
  method: 'GET',
  path: SERVICES.api.one,
  summary: 'One service with its pictures, questions, team, terms, seller and similar ones',
  access: 'anyone',
  params: v.object({ service_id: idText }),
  answer: ServiceDetail,
  offline: { keepDays: 90, noun: 'services', shape: 'detail' },
})

/** A branch of the tree; two levels: no parent, then its children. Ids are unique over both. */
export const ServiceCategory = v.object({ id: Id, title: v.string(), title_bn: v.string(), parent: v.nullable(Id) })
export type ServiceCategory = v.InferOutput<typeof ServiceCategory>

export const listServiceCategories = endpoint({
  method: 'GET',
  path: '/api/service_category/',
  summary: 'The tree of service categories, parents before their children',
  access: 'anyone',
  answer: v.array(ServiceCategory),
  offline: { keepDays: 365, noun: 'service-categories', shape: 'list' },
})

/** What the worker keeps of this noun for all who use the phone. Free times are among them: see `slots.ts`. */
export const SERVICE_READS = [listServices, readService, listServiceCategories] as const

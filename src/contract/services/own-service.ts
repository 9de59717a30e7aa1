import * as v from 'valibot'
import { ownPage } from '../core/card-page.ts'
import { Count, Id, Instant } from '../core/fields.ts'
import { SERVICE_CONFIRMS } from './service-limits.ts'
import { ServiceCard, ServiceMedium, ServiceTerms } from './services.ts'

export const OWN_SERVICE_LIMITS = { listedPlain: 500, perPage: 100 } as const
/** What a seller can ask of the list; `full`: no free time is known. */
export const OWN_SERVICE_STATES = ['active', 'inactive', 'full'] as const

const ownEntries = {
  ...v.omit(ServiceCard, ['posted_at']).entries,
  is_active: v.boolean(),
  taken_off_reason: v.nullable(v.string()),
  /** Members of the team who do it. */
  member_count: Count,
  /** Bookings that wait for an answer of the seller, and those to come. */
  requests: Count,
  coming: Count,
  created_at: Instant,
  /** Of its last change by the seller: who changes it says which one they saw. */
  version: Count,
}

/** One's own service in the list. */
export const OwnService = v.object(ownEntries)
export type OwnService = v.InferOutput<typeof OwnService>
export const OwnServicePage = ownPage(OwnService)
export type OwnServicePage = v.InferOutput<typeof OwnServicePage>

/** What its seller needs to edit a service. */
export const OwnServiceDetail = v.object({
  ...ownEntries,
  ...ServiceTerms.entries,
  confirms: v.picklist(SERVICE_CONFIRMS),
  description: v.string(),
  description_state: v.string(),
  second_description: v.string(),
  second_description_state: v.string(),
  /** Districts in which it is done at the customer's; none: all. */
  districts: v.array(v.string()),
  at_district: v.string(),
  at_area: v.string(),
  at_line: v.string(),
  directions: v.string(),
  link: v.string(),
  /** Ids. */
  members: v.array(Id),
  pictures: v.array(ServiceMedium),
  faqs: v.array(v.object({ question: v.string(), answer: v.string() })),
  updated_at: Instant,
})
export type OwnServiceDetail = v.InferOutput<typeof OwnServiceDetail>

import * as v from 'valibot'
import type { Address } from '#contract/addresses/addresses.ts'
import { dayPlace } from '#contract/days/day-entries.ts'
import type { Span } from '#contract/days/overlaps.ts'
import { SERVICE_PRICINGS } from '#contract/services/service-limits.ts'
import type { ServiceDetail } from '#contract/services/services.ts'
import { lengthOf } from '#contract/services/slot-rules.ts'
import type { OutboxEntry } from '../../../state/outbox/outbox.ts'
import type { TypedAsking } from './asking-draft.ts'
import { priceOf } from './asking-price.ts'

/** Requests in the outbox, as folders name them. */
export const BOOKING_REQUESTS = 'booking-requests'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

const About = v.object({
  service_id: v.number(),
  title: v.string(),
  second_title: v.optional(v.string(), ''),
  provider: v.string(),
  pricing: v.picklist(SERVICE_PRICINGS),
  is_instant: v.boolean(),
  starts_at: v.nullable(v.string()),
  /** How long it takes; of a quote unknown. */
  minutes: Count,
  hours: Count,
  seats: Count,
  /** Null: anyone who is free. */
  member_name: v.nullable(v.string()),
  /** Whole taka, without the service charge. */
  price: Count,
})
/** A request as its buyer saw it: what is shown of it until the service has acknowledged it. */
export type AskingAbout = v.InferOutput<typeof About>

/** Reads it from the phone; undefined when it is none, or another version of the app wrote it in a shape unknown here. */
export function readAsking({ noun, about }: Pick<OutboxEntry, 'noun' | 'about'>): AskingAbout | undefined {
  const read = noun === BOOKING_REQUESTS ? v.safeParse(About, about) : undefined
  return read?.success ? read.output : undefined
}

export const aboutAsking = (service: ServiceDetail, typed: TypedAsking): AskingAbout => ({
  service_id: service.service_id,
  title: service.title,
  second_title: service.second_title,
  provider: service.seller_name,
  pricing: service.pricing,
  is_instant: service.is_instant,
  starts_at: typed.starts_at,
  minutes: lengthOf(service, typed.hours),
  hours: typed.hours,
  seats: typed.seats,
  member_name: service.members.find(({ member_id }) => member_id === typed.member)?.name ?? null,
  price: priceOf(service, typed),
})

/** When it would end; null where it has no time. */
export const endOf = ({ starts_at, minutes }: Pick<AskingAbout, 'starts_at' | 'minutes'>): string | null =>
  starts_at === null ? null : new Date(Date.parse(starts_at) + minutes * 60_000).toISOString()

interface Chosen {
  draft: { value: TypedAsking }
  address: Address | undefined
}

/** What a chosen time takes of its buyer's day; undefined: none is chosen. The provider's exact address is not known before it is confirmed. */
export function spanAsked(service: ServiceDetail, { draft: { value }, address }: Chosen): Span | undefined {
  const about = aboutAsking(service, value)
  const [starts_at, ends_at] = [about.starts_at, endOf(about)]
  if (starts_at === null || ends_at === null) return undefined
  const there = { 'at-customer': address, 'at-provider': { line: null, area: service.area, district: service.district }, online: undefined }[service.place]
  return { starts_at, ends_at, place: there ? dayPlace(there) : '' }
}

import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Id, Instant, idText } from '../core/fields.ts'
import { HoursDay } from './hours.ts'
import { SLOT_LIMITS } from './slot-limits.ts'

/**
 * Free starts by day in Dhaka: of all members together, or of the one that is named; never whose other times are, or what is in them. Notice and horizon
 * are not applied: who shows them applies both by `freeStarts`, so that an answer stays true while it is kept.
 */
export const ServiceSlots = v.object({
  service_id: Id,
  from: v.string(),
  days: Count,
  /** Days without a free start are left out. */
  slots: v.array(v.object({ day: v.string(), starts: v.array(Count), most: v.optional(v.array(Count)) })),
  server_time: Instant,
})
export type ServiceSlots = v.InferOutput<typeof ServiceSlots>

export const readSlots = endpoint({
  method: 'GET',
  path: '/api/service/{service_id}/slots/',
  summary: 'Free starts of a service by day, of 35 days at most',
  access: 'anyone',
  params: v.object({ service_id: idText }),
  query: v.object({
    from: v.optional(HoursDay),
    days: v.optional(v.pipe(idText, v.maxValue(SLOT_LIMITS.daysMost))),
    /** Id of a member of the team. */
    member: v.optional(idText),
  }),
  isLive: true,
  isLong: true,
  answer: ServiceSlots,
  offline: { keepDays: SLOT_LIMITS.keepDays, noun: 'slots', shape: 'detail' },
})

/** What the worker keeps of free times for all who use the phone. */
export const SLOT_READS = [readSlots] as const

import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Id, Instant } from '../core/fields.ts'
import { oneLine } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'
import { HOURS_LIMITS, Hours, HoursDay } from './hours.ts'

const say = (reason: Reason) => reason

/** A booking to come that lies outside of the hours that stand: to be moved or cancelled. */
export const BookingOutside = v.object({
  number: v.string(),
  title: v.string(),
  /** Of the buyer. */
  full_name: v.string(),
  member_id: Id,
  starts_at: Instant,
  ends_at: Instant,
})
export type BookingOutside = v.InferOutput<typeof BookingOutside>

/** Hours of the team: one calendar for all, and one of each member who has hours of their own. */
export const TeamHours = v.object({
  calendars: v.array(
    v.object({
      /** Null: of all members without hours of their own. */
      member_id: v.nullable(Id),
      hours: Hours,
      /** Goes up with every change: who changes hours says which ones they saw. */
      version: Count,
      /** Nothing was saved yet: what every seller begins with. */
      is_usual: v.boolean(),
    }),
  ),
  outside: v.array(BookingOutside),
  server_time: Instant,
})
export type TeamHours = v.InferOutput<typeof TeamHours>

export const readTeamHours = endpoint({
  method: 'GET',
  path: '/api/team_hours/',
  summary: 'Hours of one’s own team, and bookings to come that lie outside of them',
  access: 'seller',
  answer: TeamHours,
  offline: { keepDays: 90, noun: 'team', shape: 'detail' },
})

const member_id = v.optional(v.nullable(Id), null)

export const changeHours = endpoint({
  method: 'PATCH',
  path: '/api/team_hours/',
  summary: 'Sets the hours of all, or of one member; null gives a member the hours of all again. Refused as stale when they changed since the version named',
  access: 'seller',
  perMinute: 60,
  body: v.object({ member_id, hours: v.nullable(Hours), version: Count }),
  answer: TeamHours,
  offline: 'refuse',
})

/** Goes through the outbox. The hours themselves are read by `readTeamHours`. `stale`: they were changed since the version named. */
export const closeDays = endpoint({
  method: 'POST',
  path: '/api/team_hours/close/',
  summary: 'Closes days, for all or for one member; bookings that lie in them stay until they are moved or cancelled',
  access: 'seller',
  perMinute: 60,
  once: true,
  body: v.pipe(
    v.object({ member_id, from: HoursDay, until: HoursDay, note: v.optional(oneLine(HOURS_LIMITS.noteLongest), ''), version: Count }),
    v.forward(
      v.partialCheck([['from'], ['until']], ({ from, until }) => from <= until, say('ends-before-start')),
      ['until'],
    ),
  ),
  /** The version of the hours as they are then. */
  answer: v.object({ version: Count }),
  offline: 'queue',
})

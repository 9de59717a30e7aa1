import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { DAY_MS, dhakaDay, dhakaDayBounds } from '#contract/core/time.ts'
import { SLOT_LIMITS } from '#contract/services/slot-limits.ts'
import { dayNumber, dayOfNumber, type MemberCalendar, slotsOf } from '#contract/services/slot-rules.ts'
import type { readSlots as endpoint } from '#contract/services/slots.ts'
import { readBookable, slotTermsOf } from '../../../db/bookings/bookable-service.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { readMemberCalendars } from '../../../db/services/read-calendars.ts'

type Reader = Pick<Tx, 'select' | 'execute'>

/**
 * Free starts of a service. Of a day that is over there are none; notice and horizon are the reader's to apply.
 * @throws {Problem} not-found — there is no such service that can be asked for, or the member does not do it
 */
export async function readSlots(
  db: Reader,
  { service_id, now }: { service_id: number; now: number },
  { from: asked, days = SLOT_LIMITS.daysMost, member }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const found = await readBookable(db, service_id)
  if (!found || (member !== undefined && !found.members.includes(member))) throw new Problem('not-found')
  const members = member === undefined ? found.members : [member]
  const from = asked ?? dhakaDay(now)
  const first = Math.max(dayNumber(from), dayNumber(dhakaDay(now)))
  const count = Math.max(0, dayNumber(from) + days - first)
  const shown = { from: dayOfNumber(first), days: count }
  const calendars = count === 0 ? undefined : await readCalendars(db, service_id, { members, ...shown })
  const slots = calendars ? slotsOf(slotTermsOf(found.service), [...calendars.values()], shown) : []
  return { service_id, from, days, slots, server_time: new Date(now).toISOString() }
}

/** When members work and are taken on some days, as it is at this moment. @param asked `from`: `YYYY-MM-DD` in Dhaka */
export function readCalendars(
  db: Reader,
  service: number,
  { members, from, days }: { members: readonly number[]; from: string; days: number },
): Promise<Map<number, MemberCalendar>> {
  const start = Date.parse(dhakaDayBounds(from).from)
  const span = { from: new Date(start - DAY_MS).toISOString(), to: new Date(start + (days + 1) * DAY_MS).toISOString() }
  return readMemberCalendars(db, { members, service, ...span })
}

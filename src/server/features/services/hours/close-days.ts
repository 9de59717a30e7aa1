import * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { dhakaDay } from '#contract/core/time.ts'
import { HOURS_LIMITS, type Hours, HoursWindow } from '#contract/services/hours.ts'
import type { closeDays as contract } from '#contract/services/team-hours.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { lookAgainAtFreeTimes } from '../../../db/services/free-times-due.ts'
import { faultsOf } from '../../../http/requests/parse-with.ts'
import { writeHours } from './change-hours.ts'
import { holdCalendar, holdOwnCalendars, hoursOfAll, requireSeen } from './hold-calendars.ts'

interface Closing {
  body: v.InferOutput<typeof contract.body>
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Closes days for one member, or for all: then also for those who have hours of their own. A member without such has the hours of all with these days
 * closed from then on.
 * @returns the version of these hours as they are then
 * @throws {Problem} stale — the hours named changed since `version`; not-found — no such member; bad-input — the days are over, too many, or more windows
 * than one calendar holds; not-signed-in — the account was deleted or locked meanwhile.
 */
export async function closeDays(tx: Tx, seller: number, { body, now }: Closing): Promise<{ version: number }> {
  const { member_id, from, until, note, version } = body
  const given = v.safeParse(HoursWindow, { from, until, note, kind: 'own', spans: [] })
  if (!given.success) throw new Problem('bad-input', { fields: faultsOf(given.issues) })
  const today = dhakaDay(now)
  if (until < today) throw new Problem('bad-input', { fields: { until: 'in-the-past' } })
  await holdPerson(tx, seller)
  const held = await holdCalendar(tx, { seller, member_id })
  requireSeen(held, version)
  const close = (hours: Hours) => withWindow(hours, given.output, today)
  await writeHours(tx, held.id, close(held.hours ?? (await hoursOfAll(tx, seller))))
  if (member_id === null) for (const { id, hours } of await holdOwnCalendars(tx, seller)) if (hours) await writeHours(tx, id, close(hours))
  await lookAgainAtFreeTimes(tx, seller)
  return { version: held.version + 1 }
}

/** Hours with one more window; the last one goes before the others. What is over makes room for it where there is none. */
function withWindow(hours: Hours, window: HoursWindow, today: string): Hours {
  const isFull = hours.windows.length >= HOURS_LIMITS.windowsMost
  const windows = isFull ? hours.windows.filter(({ until }) => until >= today) : hours.windows
  if (windows.length >= HOURS_LIMITS.windowsMost) throw new Problem('bad-input', { fields: { from: 'too-many' } })
  return { ...hours, windows: [...windows, window] }
}

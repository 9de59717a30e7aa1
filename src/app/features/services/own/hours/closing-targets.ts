import type { HoursWindow } from '#contract/services/hours.ts'
import type { TeamHours } from '#contract/services/team-hours.ts'
import { saveHours } from './hours-calls.ts'
import { type Calendar, calendarOf, withWindow } from './hours-changes.ts'
import { sendClosing } from './send-closing.ts'

interface Closing {
  window: HoursWindow
  /** What it was, where it is changed. */
  before: HoursWindow | undefined
  /** By the outbox, with or without network; else it needs one. */
  isQueued: boolean
  /** Of a member; empty for all. */
  nameOf: (member_id: number | null) => string
}

/**
 * Puts single days into the hours of each calendar, one after the other. What is closed for all by the outbox, the service closes for those with own hours, too.
 * @param onStep hears what is done: the hours as they are then, or undefined while it waits
 * @throws {Problem} why one could not be changed; those before it are
 */
export async function putWindow(
  calendars: readonly Calendar[],
  { window, before, isQueued, nameOf }: Closing,
  onStep: (calendar: Calendar, hours: TeamHours | undefined) => void,
): Promise<void> {
  let latest: TeamHours | undefined
  for (const calendar of calendars) {
    const { member_id } = calendar
    const now = latest ? calendarOf(latest, member_id) : calendar
    const { from, until, note } = window
    const hours = isQueued
      ? await sendClosing({ member_id, name: nameOf(member_id), from, until, note }, now)
      : await saveHours(now, withWindow(now.hours, { next: window, before, now: Date.now() }))
    latest = hours ?? latest
    onStep(calendar, hours)
  }
}

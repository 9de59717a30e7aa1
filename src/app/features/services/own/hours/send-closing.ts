import { closeDays, type TeamHours } from '#contract/services/team-hours.ts'
import { loadOutbox, useOutbox } from '../../../../state/outbox/outbox.ts'
import { send } from '../../../../wire/send.ts'
import { type ClosingAbout, closingsOf, isWaiting, TEAM } from './closing-entry.ts'
import { loadHours } from './hours-calls.ts'
import { calendarOf } from './hours-changes.ts'

/**
 * Closes days, now or when there is a network; after those that were closed before them.
 * @param version of the hours that were seen: each closing that waits before it changes them once more
 * @returns all hours as they are then; undefined: it waits.
 * @throws {Problem} stale — the hours were changed since that version; out-of-space, not-signed-in — the phone could not keep it, and it was not sent.
 */
export async function sendClosing(about: ClosingAbout, version: number): Promise<TeamHours | undefined> {
  const { member_id, from, until, note } = about
  const before = closingsOf(useOutbox.getState().entries, member_id).filter(isWaiting).length
  const body = { member_id, from, until, note, version: version + before }
  try {
    const sent = await send(closeDays, { body }, { noun: TEAM, about, inTurn: `hours ${member_id ?? 'all'}`, onStored: () => void loadOutbox() })
    return sent.kind === 'queued' ? undefined : (await loadHours({ fresh: true })).value
  } finally {
    await loadOutbox()
  }
}

/** The same, by the hours that were seen. */
export const closeAsSeen = (seen: TeamHours, about: ClosingAbout): Promise<TeamHours | undefined> =>
  sendClosing(about, calendarOf(seen, about.member_id).version)

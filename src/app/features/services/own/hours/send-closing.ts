import { closeDays, type TeamHours } from '#contract/services/team-hours.ts'
import { loadOutbox, useOutbox } from '../../../../state/outbox/outbox.ts'
import { send } from '../../../../wire/send.ts'
import { type ClosingAbout, TEAM, versionAfterWaiting } from './closing-entry.ts'
import { loadHours } from './hours-calls.ts'
import { type Calendar, calendarOf } from './hours-changes.ts'

/** Closings change the hours of others, too: they go out one after the other. */
const IN_TURN = 'hours'

/**
 * Closes days, now or when there is a network; after those that were closed before them.
 * @param seen the hours as they were seen: closings that wait before this one change them once more
 * @returns all hours as they are then; undefined: it waits.
 * @throws {Problem} stale — the hours were changed since that version; out-of-space, not-signed-in — the phone could not keep it, and it was not sent.
 */
export async function sendClosing(about: ClosingAbout, seen: Pick<Calendar, 'version' | 'isOwn'>): Promise<TeamHours | undefined> {
  const { member_id, from, until, note } = about
  const body = { member_id, from, until, note, version: versionAfterWaiting(useOutbox.getState().entries, { ...seen, member_id }) }
  try {
    const sent = await send(closeDays, { body }, { noun: TEAM, about, inTurn: IN_TURN, onStored: () => void loadOutbox() })
    return sent.kind === 'queued' ? undefined : (await loadHours({ fresh: true })).value
  } finally {
    await loadOutbox()
  }
}

/** The same, by the hours that were seen. */
export const closeAsSeen = (seen: TeamHours, about: ClosingAbout): Promise<TeamHours | undefined> => sendClosing(about, calendarOf(seen, about.member_id))

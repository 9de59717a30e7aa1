import * as v from 'valibot'
import { closeDays, readTeamHours, type TeamHours } from '#contract/services/team-hours.ts'
import { loadOutbox, type OutboxEntry } from '../../../state/outbox/outbox.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { send } from '../../../wire/send.ts'

/** Days that are to be closed, in the outbox. */
export const CLOSED_DAYS = 'closed-days'

const Closing = v.object({ member_id: v.nullable(v.number()), from: v.string(), until: v.string(), note: v.string() })
export type Closing = v.InferOutput<typeof Closing>

/** Reads it from the phone; undefined when another version of the app wrote it in a shape unknown here. */
export function readClosing({ noun, about }: Pick<OutboxEntry, 'noun' | 'about'>): Closing | undefined {
  const read = noun === CLOSED_DAYS ? v.safeParse(Closing, about) : undefined
  return read?.success ? read.output : undefined
}

export const loadHours = (options: CallOptions = {}) => call(readTeamHours, {}, options)

/** Which version of the hours was seen: of the member, or of all. */
export const versionOf = ({ calendars }: TeamHours, member_id: number | null): number =>
  (calendars.find((one) => one.member_id === member_id) ?? calendars.find((one) => one.member_id === null))?.version ?? 0

/**
 * Closes days, now or when there is a network.
 * @returns the hours as they are then; undefined: it waits.
 * @throws {Problem} stale — the hours are others by now; or that the phone could not keep it
 */
export async function sendClosing(hours: TeamHours, closing: Closing): Promise<TeamHours | undefined> {
  const body = { ...closing, version: versionOf(hours, closing.member_id) }
  try {
    const sent = await send(closeDays, { body }, { noun: CLOSED_DAYS, about: closing, inTurn: 'hours' })
    return sent.kind === 'queued' ? undefined : (await loadHours({ fresh: true })).value
  } finally {
    await loadOutbox()
  }
}

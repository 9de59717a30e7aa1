import type { Hours } from '#contract/services/hours.ts'
import { changeHours, readTeamHours, type TeamHours } from '#contract/services/team-hours.ts'
import type { CallOptions } from '../../../../wire/answer.ts'
import { call } from '../../../../wire/call.ts'
import { callAndStore } from '../../../../wire/call-and-store.ts'

export const loadHours = (options: CallOptions = {}) => call(readTeamHours, {}, options)

/** @param hours null: a member has those of all again. @throws {Problem} stale — they were changed since that version */
export const saveHours = ({ member_id, version }: { member_id: number | null; version: number }, hours: Hours | null): Promise<TeamHours> =>
  callAndStore(changeHours, { body: { member_id, hours, version } }, [readTeamHours, {}])

import { listTeam } from '#contract/services/team.ts'
import { readTeamHours } from '#contract/services/team-hours.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'

export const loadTeam = (options: CallOptions = {}) => call(listTeam, {}, options)
export const loadHours = (options: CallOptions = {}) => call(readTeamHours, {}, options)

import * as contract from '#contract/services/team-hours.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { changeHours } from './change-hours.ts'
import { closeDays } from './close-days.ts'
import { readTeamHours } from './read-team-hours.ts'

/** When a seller's team works. */
export function hoursRoutes(app: Service): void {
  serve(app, contract.readTeamHours, ({ db, session, now }) => readTeamHours(db, session.user_id, now))
  serve(app, contract.changeHours, ({ db, session, body, now }) => {
    const { member_id, hours, version } = body
    return changeHours(db, { seller: session.user_id, member_id }, { hours, version, now })
  })
  serve(app, contract.closeDays, ({ db, session, body, now }) => closeDays(db, session.user_id, { body, now }))
}

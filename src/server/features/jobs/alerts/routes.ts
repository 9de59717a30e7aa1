import { Problem } from '#contract/core/problem.ts'
import * as contract from '#contract/jobs/job-alerts.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { addAlert, changeAlert, listAlerts, pauseAlert, removeAlert } from './change-alerts.ts'
import { stopTokens } from './stop-token.ts'

/** Searches that tell of new matches. @param secret of the service */
export function jobAlertRoutes(app: Service, { secret }: { secret: string }): void {
  const tokens = stopTokens(secret)
  serve(app, contract.listJobAlerts, ({ db, session }) => listAlerts(db, session.user_id))
  serve(app, contract.addJobAlert, ({ db, session, body }) => addAlert(db, session.user_id, body))
  serve(app, contract.changeJobAlert, ({ db, session, params, body }) => changeAlert(db, session.user_id, { ...params, body }))
  serve(app, contract.removeJobAlert, async ({ db, session, params }) => {
    await removeAlert(db, session.user_id, params.alert_id)
    return { removed: params.alert_id }
  })
  serve(app, contract.stopJobAlert, async ({ db, body }) => {
    const alert_id = tokens.read(body.token)
    if (alert_id === undefined) throw new Problem('link-expired')
    await pauseAlert(db, alert_id)
    return { stopped: true as const }
  })
}

import * as desk from '#contract/desk/features.ts'
import * as contract from '#contract/home.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import type { NoteSecurityEvent } from '../../http/sessions/security-log.ts'
import { listFeatures } from './list-features.ts'
import { readHome } from './read-home.ts'
import { removeFeature, setFeature } from './set-feature.ts'

export function homeRoutes(app: Service, { note }: { note: NoteSecurityEvent }): void {
  serve(app, contract.readHome, ({ db, now }) => readHome(db, now))
  serve(app, desk.listFeatures, ({ db, now }) => listFeatures(db, now))
  serve(app, desk.setFeature, async ({ db, body, session, requestId, now }) => {
    await setFeature({ db, note }, body, { staff: session.user_id, requestId, now })
    return listFeatures(db, now)
  })
  serve(app, desk.removeFeature, async ({ db, body, session, requestId, now }) => {
    await removeFeature({ db, note }, body.place, { staff: session.user_id, requestId })
    return listFeatures(db, now)
  })
}

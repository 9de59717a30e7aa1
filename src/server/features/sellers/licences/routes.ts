import * as desk from '#contract/desk/licences.ts'
import * as contract from '#contract/sellers/trade-licence.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { decideLicence } from './decide-licence.ts'
import { downloadLicence } from './download-licence.ts'
import { listLicences } from './list-licences.ts'
import { readLicence, removeLicence, sendLicence } from './own-licence.ts'
import type { LicenceParts } from './parts.ts'

/** The trade licence of a shop: given by its owner, seen by staff. */
export function licenceRoutes(app: Service, parts: LicenceParts): void {
  serve(app, contract.readLicence, ({ db, session }) => readLicence(db, session.user_id))
  serve(app, contract.sendLicence, ({ session, body }) => sendLicence(parts, session.user_id, body))
  serve(app, contract.removeLicence, async ({ session }) => {
    await removeLicence(parts, session.user_id)
    return { removed: true as const }
  })
  serve(app, desk.listLicences, ({ db, query }) => listLicences(db, query))
  serve(app, desk.downloadLicence, ({ session, params, requestId }) => downloadLicence(parts, params.licence_id, { staff: session.user_id, requestId }))
  serve(app, desk.decideLicence, ({ session, params, body, requestId }) =>
    decideLicence(parts, params.licence_id, { staff: session.user_id, requestId, reason: body.decision === 'refuse' ? body.reason : null }),
  )
}

import * as hiring from '#contract/jobs/applicants.ts'
import * as contract from '#contract/jobs/job-applications.ts'
import type { Database } from '../../../db/connection/open.ts'
import { parseWith } from '../../../http/requests/parse-with.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { applying } from './apply.ts'
import { decideApplicant } from './decide.ts'
import { downloadCv } from './download-cv.ts'
import { downloadOwnCv, readJobProfile, removeJobProfile, saveJobProfile } from './job-profile.ts'
import { listApplicants } from './list-applicants.ts'
import { listOwnApplications } from './own-applications.ts'
import type { ApplicationParts } from './parts.ts'
import { withdrawApplication } from './withdraw.ts'

/** Applying, and what employers make of it. */
export function applicationRoutes(app: Service, parts: ApplicationParts & { db: Database['db'] }): void {
  serve(app, contract.readJobProfile, ({ db, session }) => readJobProfile(db, session.user_id))
  serve(app, contract.saveJobProfile, ({ session, body, files }) => {
    const form = parseWith(contract.JobProfileForm, body)
    return saveJobProfile(parts, session.user_id, { form, sent: files.cv, isCvRemoved: body.cv_removed ?? false })
  })
  serve(app, contract.removeJobProfile, async ({ session }) => {
    await removeJobProfile(parts, session.user_id)
    return { removed: true as const }
  })
  serve(app, contract.downloadOwnCv, ({ session, params }) => downloadOwnCv(parts, session.user_id, params.cv_id))

  serve(app, contract.applyToJob, applying(parts, parts.db))
  serve(app, contract.listOwnApplications, ({ db, session }) => listOwnApplications(db, session.user_id))
  serve(app, contract.withdrawApplication, ({ session, params }) => withdrawApplication(parts, session.user_id, params.application_id))

  serve(app, hiring.listApplicants, ({ db, session, query }) => listApplicants(db, session.user_id, query))
  serve(app, hiring.decideApplicant, ({ db, session, params, body }) => decideApplicant(db, session.user_id, { ...params, body }))
  serve(app, hiring.downloadCv, ({ session, params }) => downloadCv(parts, session.user_id, params.application_id))
}

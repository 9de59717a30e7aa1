import * as contract from '#contract/jobs/own-jobs.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { createJob } from './create-job.ts'
import { listOwnJobs } from './list-own-jobs.ts'
import type { HiringParts } from './parts.ts'
import { readCounts } from './read-counts.ts'
import { readOwnJob } from './read-own-job.ts'
import { removeJob } from './remove-job.ts'
import { switchJob } from './switch-job.ts'
import { updateJob } from './update-job.ts'

/** The own list shares its address with the public one: these come first. */
export function hiringRoutes(app: Service, { pictures, countUpload, countWrite }: HiringParts): void {
  const whose = ({ session, params, now }: { session: { user_id: number }; params: { job_post_id: number }; now: number }) => ({
    employer: session.user_id,
    job_post_id: params.job_post_id,
    now,
  })
  serve(app, contract.listOwnJobs, ({ db, query, session, now }) => listOwnJobs(db, query, { employer: session.user_id, now }))
  serve(app, contract.readOwnJob, (ask) => readOwnJob(ask.db, whose(ask)))
  serve(app, contract.createJob, ({ db, body, files, session, now }) =>
    createJob({ db, pictures, countUpload, countWrite }, { employer: session.user_id, body, logo: files.company_logo, now }),
  )
  serve(app, contract.updateJob, (ask) =>
    updateJob({ db: ask.db, pictures, countUpload, countWrite }, whose(ask), { body: ask.body, logo: ask.files.company_logo }),
  )
  serve(app, contract.switchJob, (ask) => switchJob(ask.db, whose(ask), ask.body))
  serve(app, contract.removeJob, (ask) => removeJob({ db: ask.db, pictures }, whose(ask)))
  serve(app, contract.readHiringCounts, ({ db, session, now }) => readCounts(db, { employer: session.user_id, now }))
}

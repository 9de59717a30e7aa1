import { listBanners as banners } from '#contract/banners.ts'
import * as contract from '#contract/jobs/jobs.ts'
import { listBanners } from '../../../db/list-banners.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { listJobCategories } from './list-categories.ts'
import { listJobs } from './list-jobs.ts'
import { readJob } from './read-job.ts'

export function jobRoutes(app: Service): void {
  serve(app, contract.listJobs, ({ query, db, now }) => listJobs(db, query, now))
  serve(app, contract.readJob, ({ params, db, now }) => readJob(db, params.job_post_id, now))
  serve(app, contract.listJobCategories, ({ db }) => listJobCategories(db))
  serve(app, banners, ({ query, db }) => listBanners(db, query.place))
}

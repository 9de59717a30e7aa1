import { sql } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { closeJobs, endJobs } from './end-jobs.ts'
import { exportJobs } from './export-jobs.ts'
import { restoreJobsOf, takeOffJobsOf } from './take-off-job.ts'

/** What a person has to do with jobs, as an employer and as an applicant. */
export const JOB_DATA: PersonalData = {
  exportOf: exportJobs,
  end: async (tx, user_id) => ({ private_files: await endJobs(tx, user_id) }),
  takeOff: closeJobs,
  takeOffWithShop: takeOffJobsOf,
  restoreWithShop: restoreJobsOf,
  privateFiles: sql`select key from job_cvs`,
  pictures: (among) => sql`
    select employer, text from job_posts,
      lateral (values (company_logo), (description), (description_state), (second_description), (second_description_state)) as texts (text) where ${among(sql`employer`)}`,
}

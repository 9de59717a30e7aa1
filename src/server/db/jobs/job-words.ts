import type { SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { searchedText } from '#contract/core/searched-text.ts'
import type { JobCard } from '#contract/jobs/jobs.ts'
import { JOBS } from '#contract/jobs/jobs-resource.ts'
import { placeName } from '#contract/places.ts'
import type { schema } from '../schema.ts'
import { indexedWords, rememberWords, vectorOf } from '../search/search-words.ts'

/** What of a job can be searched. */
export type JobTexts = Pick<JobCard, 'title' | 'company' | 'job_location' | 'district'>

/** The folded words by which a job is found, the district's in both languages. The only place that decides this: every writer of jobs goes through here. */
export const jobWords = (job: JobTexts): string[] =>
  indexedWords(searchedText(JOBS.searched, { ...job, district_bn: job.district && placeName(job.district, true) }))

/** The search column, for an insert or an update: `values({ ...job, ...jobWordColumn(texts) })`. */
export const jobWordColumn = (job: JobTexts): { search_words: SQL<string> } => ({ search_words: vectorOf(jobWords(job)) })

/** Adds the words of jobs to the vocabulary that mistyped queries are compared with. Call it in the transaction that writes the jobs. */
export const learnJobWords = (tx: Pick<NodePgDatabase<typeof schema>, 'insert'>, jobs: readonly JobTexts[]): Promise<void> =>
  rememberWords(tx, jobs.flatMap(jobWords))

import type { SQL } from 'drizzle-orm'
import { categoryNames } from '#contract/core/category-names.ts'
import { searchedTexts } from '#contract/core/searched-text.ts'
import { jobBranch } from '#contract/jobs/job-branch.ts'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import { JOBS } from '#contract/jobs/jobs-resource.ts'
import { placeName } from '#contract/places.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { indexedTerms, rememberWords, vectorOf } from '../search/search-words.ts'
import { job_categories } from '../tables/jobs.ts'

/** What of a job can be searched. */
export type JobTexts = Pick<
  JobDetail,
  | 'title'
  | 'second_title'
  | 'company'
  | 'job_location'
  | 'district'
  | 'description'
  | 'second_description'
  | 'job_category'
  | 'job_subcategory'
  | 'job_subsubcategory'
>

/**
 * The terms by which each job is found, in their order, its district's in both languages; their words are learned for queries that are mistyped. The only
 * place that decides this: every writer of jobs goes through here, in the transaction that writes them.
 */
export async function learnJobTerms(tx: Pick<Tx, 'select' | 'insert'>, jobs: readonly JobTexts[]): Promise<string[][]> {
  const { id, title, title_bn } = job_categories
  const tree = await tx.select({ id, title, title_bn }).from(job_categories)
  const namesOf = categoryNames([tree, tree, tree])
  const terms = jobs.map((job) => {
    const named = { ...job, district_bn: job.district && placeName(job.district, true) }
    return indexedTerms(searchedTexts(JOBS, named, { category: namesOf(jobBranch(job)), description: [job.description, job.second_description ?? ''] }))
  })
  await rememberWords(tx, terms.flat())
  return terms
}

/** The search column, for an insert or an update: `values({ ...job, ...jobTermColumn(terms) })`. */
export const jobTermColumn = (terms: string[] | undefined): { search_words: SQL<string> } => ({ search_words: vectorOf(terms ?? []) })

import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import { deadlineOf } from '#contract/jobs/job-form.ts'
import { type JobTexts, jobTermColumn, learnJobTerms } from '../jobs/job-words.ts'
import { job_posts } from '../tables/jobs.ts'
import { jobDescriptionOf } from './description.ts'
import { makeDice, seedOf } from './drawing/random.ts'
import { type JobLeaf, readJobLeaves } from './job-categories-of.ts'
import type { CompanySketch, JobSketch } from './jobs/job-sketch.ts'
import { COMPANIES } from './jobs/jobs.ts'
import { JOBS_IN_SECOND_LANGUAGES } from './jobs/second-languages.ts'
import type { PictureBook } from './pictures.ts'
import type { SeedDb } from './seed-transaction.ts'

interface JobSeeding {
  book: PictureBook
  employers: ReadonlyMap<string, { id: number }>
  now: number
}

type JobRow = Omit<typeof job_posts.$inferInsert, 'search_words'> & JobTexts

/** Most were posted within so many days. */
const POSTED_DAYS = 20
const MINUTE_MS = 60_000

/** Writes every job of the market, in the order in which they were posted. */
export async function seedJobs(db: SeedDb, seeding: JobSeeding): Promise<void> {
  const leaves = new Map((await readJobLeaves(db)).map((leaf) => [leaf.title, leaf]))
  const rows = COMPANIES.flatMap((company) => company.jobs.map((job) => rowOf({ company, job, leaf: leaves.get(job.category) }, seeding)))
  rows.sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
  const terms = await learnJobTerms(db, rows)
  await db.insert(job_posts).values(rows.map((row, index) => ({ ...row, ...jobTermColumn(terms[index]) })))
}

interface Posting {
  company: CompanySketch
  job: JobSketch
  leaf: JobLeaf | undefined
}

function rowOf({ company, job, leaf }: Posting, { book, employers, now }: JobSeeding): JobRow & { created_at: string } {
  const employer = employers.get(company.employer)
  if (!employer || !leaf) throw new Error(`${job.title}: no employer ${company.employer} or no category ${job.category}`)
  const { division, district, place } = job.at ?? company.at
  const [salary_min, salary_max] = job.pay ?? [null, null]
  const posted = postedAt(job, now)
  const second = JOBS_IN_SECOND_LANGUAGES[job.title]
  return {
    employer: employer.id,
    title: job.title,
    second_title: second?.title ?? '',
    company: company.name,
    company_logo: company.mark ? book.logo({ key: company.name, mark: company.mark, tone: company.tone }) : null,
    company_logo_tone: company.tone,
    salary_min,
    salary_max,
    job_type: job.type ?? 'Full-time',
    job_education_qualification: job.education ?? null,
    experience_years: job.years ?? 0,
    vacancies: job.people ?? null,
    job_location: place,
    division,
    district,
    is_remote: job.isRemote ?? false,
    deadline: deadlineOf(dhakaDay(now + job.days * DAY_MS)),
    apply_link: job.link ?? null,
    needs_cv: job.needsCv ?? false,
    description: jobDescriptionOf(job, company.offers),
    second_description: second ? jobDescriptionOf(second, company.offers) : '',
    job_category: leaf.job_category,
    job_subcategory: leaf.job_subcategory,
    job_subsubcategory: leaf.job_subsubcategory,
    published_at: job.state === 'draft' ? null : posted,
    is_closed: job.state === 'closed',
    created_at: posted,
    updated_at: posted,
  }
}

/** Before now and before its deadline, some weeks at most; the same job at the same distance each time. */
function postedAt({ title, days }: JobSketch, now: number): string {
  const dice = makeDice(seedOf(`posted ${title}`))
  const latest = days < 0 ? now + (days - 5) * DAY_MS : now
  return new Date(latest - dice.whole(30, POSTED_DAYS * 24 * 60) * MINUTE_MS).toISOString()
}

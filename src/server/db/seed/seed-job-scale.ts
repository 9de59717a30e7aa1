import { sql } from 'drizzle-orm'
import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import { deadlineOf } from '#contract/jobs/job-form.ts'
import { JOB_EDUCATION, JOB_TYPES, type JobEducation } from '#contract/jobs/jobs-filter.ts'
import { DIVISIONS } from '#contract/places.ts'
import type { Database } from '../connection/open.ts'
import { learnJobTerms } from '../jobs/job-words.ts'
import { job_posts } from '../tables/jobs.ts'
import { type Dice, makeDice } from './drawing/random.ts'
import { readJobLeaves } from './job-categories-of.ts'
import { inSeedTransaction, type SeedDb } from './seed-transaction.ts'

const BATCH = 2000
const POSTED_DAYS = 60
const DEADLINE_DAYS = 90
/** Of every hundred, about so many are over. */
const OVER = 8
const RANKS: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['', ''],
  ['Senior ', 'সিনিয়র '],
  ['Junior ', 'জুনিয়র '],
  ['Assistant ', 'সহকারী '],
  ['Trainee ', 'শিক্ষানবিশ '],
]

/**
 * Adds `times` as many jobs as the demo market has: for benchmarks. Over all places, categories, types and salaries, in both scripts; employers,
 * logos and descriptions are those of the demo market, which must be there.
 * @returns how many were added.
 */
export async function seedJobScale(database: Database, times: number, now: number = Date.now()): Promise<number> {
  return inSeedTransaction(database, async (db) => {
    const stock = await readStock(db)
    const count = stock.models.length * times
    const dice = makeDice(count)
    for (let from = 0; from < count; from += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - from) }, () => inventJob(stock, { dice, now }))
      await writeJobs(db, rows)
    }
    return count
  })
}

type Stock = Awaited<ReturnType<typeof readStock>>

async function readStock(db: SeedDb) {
  const { employer, company, company_logo, company_logo_tone, description } = job_posts
  const models = await db.select({ employer, company, company_logo, company_logo_tone, description }).from(job_posts).orderBy(job_posts.id)
  const leaves = await readJobLeaves(db)
  const places = DIVISIONS.flatMap(({ name, districts }) => districts.map((district) => ({ division: name, ...district })))
  const [model, leaf, place] = [models[0], leaves[0], places[0]]
  if (!model || !leaf || !place) throw new Error('Scaling needs the demo market: seed that first.')
  return { models, leaves, places, first: { model, leaf, place } }
}

type Invented = ReturnType<typeof inventJob>

function inventJob({ models, leaves, places, first }: Stock, { dice, now }: { dice: Dice; now: number }) {
  const model = dice.pick([first.model, ...models])
  const { title, title_bn, ...categories } = dice.pick([first.leaf, ...leaves])
  const place = dice.pick([first.place, ...places])
  const [rank, rank_bn] = dice.pick(RANKS)
  const isBangla = dice.next() < 0.5
  const branch = dice.whole(1, 4000)
  const isOver = dice.whole(1, 100) <= OVER
  const posted = now - dice.whole(60, POSTED_DAYS * 24 * 60) * 60_000
  const lowest = dice.whole(16, 160) * 500
  const education: JobEducation | null = dice.next() < 0.3 ? null : dice.pick(JOB_EDUCATION)
  return {
    ...model,
    ...categories,
    title: isBangla ? `${rank_bn}${title_bn}, ${place.name_bn}` : `${rank}${title}, ${place.name}`,
    company: `${model.company} ${branch}`,
    salary_min: dice.next() < 0.15 ? null : lowest,
    salary_max: dice.next() < 0.15 ? null : lowest + dice.whole(0, 40) * 500,
    job_type: dice.pick(JOB_TYPES),
    job_education_qualification: education,
    experience_years: dice.next() < 0.4 ? 0 : dice.whole(1, 12),
    job_location: isBangla ? `সদর রোড, ${place.name_bn}` : `Sadar Road, ${place.name}`,
    division: place.division,
    district: place.name,
    is_remote: dice.next() < 0.08,
    deadline: isOver ? deadlineOf(dhakaDay(posted)) : deadlineOf(dhakaDay(now + dice.whole(0, DEADLINE_DAYS) * DAY_MS)),
    published_at: new Date(posted).toISOString(),
  }
}

/** One statement. Words travel as one text each, since arrays of arrays would be flattened. */
async function writeJobs(db: SeedDb, rows: readonly Invented[]): Promise<void> {
  const terms = await learnJobTerms(db, rows)
  const column = (name: keyof Invented) => sql.param(rows.map((row) => row[name]))
  const words = sql.param(terms.map((one) => one.join(' ')))
  await db.execute(sql`
    insert into job_posts (employer, title, company, company_logo, company_logo_tone, salary_min, salary_max, job_type, job_education_qualification,
      experience_years, job_location, division, district, is_remote, deadline, description, job_category, job_subcategory, job_subsubcategory,
      published_at, created_at, updated_at, search_words)
    select employer, title, company, logo, tone, least, most, type, education, years, place, division, district, remote, deadline, description,
      top, middle, lowest, posted, posted, posted, array_to_tsvector(string_to_array(words, ' '))
    from unnest(
      ${column('employer')}::int[], ${column('title')}::text[], ${column('company')}::text[], ${column('company_logo')}::text[],
      ${column('company_logo_tone')}::int[], ${column('salary_min')}::int[], ${column('salary_max')}::int[], ${column('job_type')}::text[],
      ${column('job_education_qualification')}::text[], ${column('experience_years')}::int[], ${column('job_location')}::text[],
      ${column('division')}::text[], ${column('district')}::text[], ${column('is_remote')}::boolean[], ${column('deadline')}::timestamptz[],
      ${column('description')}::text[], ${column('job_category')}::int[], ${column('job_subcategory')}::int[],
      ${column('job_subsubcategory')}::int[], ${column('published_at')}::timestamptz[], ${words}::text[]
    ) as new (employer, title, company, logo, tone, least, most, type, education, years, place, division, district, remote, deadline,
      description, top, middle, lowest, posted, words)`)
}

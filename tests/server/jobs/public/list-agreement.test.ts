import { beforeAll, describe, expect, it } from 'vitest'
import { searchRows } from '#contract/core/search-rows.ts'
import { DAY_MS } from '#contract/core/time.ts'
import type { JobCard, JobPage, JobQuery } from '#contract/jobs/jobs.ts'
import { JOB_CLOSINGS, JOB_EDUCATION, JOB_LIST, JOB_SORTS, JOB_TYPES, type JobFilter } from '#contract/jobs/jobs-filter.ts'
import { job_categories } from '#server/db/tables/jobs.ts'
import { listJobs } from '#server/features/jobs/public/list-jobs.ts'
import { asSearched } from '#tests/support/phone/job-rows.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeSeller } from '#tests/support/server/nouns/events.ts'
import { makeJob, makeJobBranch } from '#tests/support/server/nouns/jobs.ts'

const NOW = Date.parse('2027-03-10T12:00:00Z')
const database = useDatabase()

/** The same numbers in every run, so that what fails once fails again. */
function seeded(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, oneOf: <T>(all: readonly T[]) => all[below(all.length)]!, maybe: <T>(chance: number, value: T) => (next() < chance ? value : undefined) }
}

/** Each row: one word as employers write it, as readers do, and slips of it. */
const SPELLINGS = [
  ['চাকরি', 'চাকরী', 'চাকুরি', 'চাক'],
  ['টিকিট', 'টিকীট', 'টিকেট', 'টি'],
  ['বিষয়', 'বিষ\u09af\u09bc', 'বিষ', 'বিষ্য়'],
  ['র\u200d্যাব', 'র্যাব', 'র‍্যাব', 'র্যাবে'],
  ['উৎসব', 'উত্সব', 'উৎস', 'উৎশব'],
  ['চাঁদ', 'চাদ', 'চাঁ', 'চান্দ'],
  // The other script, and what means the same.
  ['ড্রাইভার', 'driver', 'চালক', 'draivar'],
  ['Accountant', 'অ্যাকাউন্ট্যান্ট', 'হিসাবরক্ষক', 'akauntant'],
  ['শাড়ি', 'শাড়ী', 'শা\u09a1\u09bcি', 'শাড়'],
  ['বাড়ী', 'বাড়ি', 'বাড়', 'বারি'],
  ['৫০০', '500', '50', '501'],
  ['ঈদ', 'ইদ', 'ঈ', 'ঈদের'],
  ['কারণ', 'কারন', 'কার', 'কারণে'],
  ['শিক্ষক', 'শিক্ষ', 'সিক্ষক', 'শিক্ষিকা'],
  ['Accountant', 'accountant', 'ACC', 'acountant'],
  ['Électricien', 'electricien', 'elect', 'electrician'],
  ["Driver's", 'drivers', 'DRIVER’S', 'drivrs'],
  ['C/O', 'c o', 'o', 'co'],
] as const
const PLACES: [string, string][] = [
  ['Dhaka', 'Dhaka'],
  ['Dhaka', 'Gazipur'],
  ['Chattogram', "Cox's Bazar"],
  ['Rajshahi', 'Bogura'],
]
const PLACE_WORDS = ['ঢাকা', 'dhaka', 'গাজিপুর', 'gazipr', 'coxs', 'কক্স', 'bogra', '১২', '-'] as const
const SALARIES = [8000, 15_000, 15_000, 40_000] as const

const random = seeded(20_270_310)
let employers: number[] = []
let branches: Awaited<ReturnType<typeof makeJobBranch>>[] = []

/** The names of the three categories of a job, in both scripts: by them, too, words find it. */
async function namesOfCategories(): Promise<(job: JobCard) => string> {
  const rows = await database.db.select().from(job_categories)
  const names = new Map(rows.map(({ id, title, title_bn }) => [id, `${title} ${title_bn}`]))
  return ({ job_category, job_subcategory, job_subsubcategory }) => [job_category, job_subcategory, job_subsubcategory].map((id) => names.get(id!)).join(' ')
}

async function makeJobs() {
  const { db } = database
  employers = [await makeSeller(db), await makeSeller(db), await makeSeller(db)]
  branches = [await makeJobBranch(db), await makeJobBranch(db), await makeJobBranch(db)]
  for (let made = 0; made < 250; made += 1) {
    const [division, district] = random.oneOf(PLACES)
    const is_remote = random.maybe(0.2, true) ?? false
    const low = random.maybe(0.6, random.oneOf(SALARIES)) ?? null
    // Whole hours, so that some close exactly now, or as many days from now as may be asked.
    const deadline = NOW + (random.below(24 * 34) - 48) * 3_600_000
    await makeJob(db, {
      title: `${random.oneOf(SPELLINGS)[0]} ${random.oneOf(SPELLINGS)[0]}`,
      company: random.oneOf(['রূপসা ঘাট', 'Rupsha Ghat', `Company ${random.oneOf(SPELLINGS)[0]}`]),
      employer: random.oneOf(employers),
      ...random.oneOf(branches),
      job_type: random.oneOf(JOB_TYPES),
      job_education_qualification: random.maybe(0.7, random.oneOf(JOB_EDUCATION)) ?? null,
      experience_years: random.below(6),
      is_remote,
      ...(is_remote && made % 2 ? { division: null, district: null, job_location: '' } : { division, district, job_location: 'House ১২' }),
      salary_min: low,
      salary_max: low && (random.maybe(0.7, low + 5000) ?? null),
      deadline: new Date(deadline).toISOString(),
      published_at: new Date(NOW - random.below(100) * 3_600_000).toISOString(),
    })
  }
  await makeJob(db, { title: 'চাকরি Draft', published_at: null, ...branches[0]! })
  await makeJob(db, { title: 'চাকরি Closed', is_closed: true, ...branches[0]! })
}

function randomQuestion(): JobFilter {
  const words = () => Array.from({ length: 1 + random.below(2) }, () => random.oneOf(random.oneOf(SPELLINGS))).join(random.oneOf([' ', ', ', ' । ']))
  const branch = random.oneOf(branches)
  return {
    q: random.maybe(0.5, random.maybe(0.7, words()) ?? random.oneOf(PLACE_WORDS)),
    category: random.maybe(0.15, branch.job_category),
    subcategory: random.maybe(0.1, branch.job_subcategory),
    subsubcategory: random.maybe(0.1, branch.job_subsubcategory),
    type: random.maybe(0.15, random.oneOf(JOB_TYPES)),
    division: random.maybe(0.1, random.oneOf(PLACES)[0]),
    district: random.maybe(0.1, random.oneOf(PLACES)[1]),
    remote: random.maybe(0.1, true as const),
    min_salary: random.maybe(0.15, random.oneOf(SALARIES) + random.below(2)),
    experience: random.maybe(0.15, random.below(5)),
    education: random.maybe(0.15, random.oneOf(JOB_EDUCATION)),
    closing: random.maybe(0.15, random.oneOf(JOB_CLOSINGS)),
    employer: random.maybe(0.1, random.oneOf(employers)),
    sort: random.maybe(0.6, random.oneOf(JOB_SORTS)),
  }
}

const askedOf = async (filter: JobFilter, now = NOW) => (await listJobs(database.db, filter as JobQuery, now)) as JobCard[]
const idsOf = (rows: readonly { job_post_id: number }[]) => rows.map(({ job_post_id }) => job_post_id)

describe('answers', () => {
  let rows: ReturnType<typeof asSearched<JobCard>>[]
  beforeAll(async () => {
    await makeJobs()
    const categoriesOf = await namesOfCategories()
    // Before the first of them closes: all that were ever public.
    rows = (await askedOf({}, NOW - 4 * DAY_MS)).map((facts) => asSearched(facts, categoriesOf(facts)))
  }, 60_000)

  it('what the phone would answer from the same jobs, in the same order, whatever is asked', async () => {
    expect(rows).toHaveLength(250)
    let [withRows, corrected] = [0, 0]
    for (let asked = 0; asked < 300; asked += 1) {
      const filter = randomQuestion()
      const onPhone = searchRows(JOB_LIST, rows, { values: filter, now: NOW }).map(({ facts }) => facts)
      expect(idsOf(await askedOf(filter)), JSON.stringify(filter)).toEqual(idsOf(onPhone))
      withRows += onPhone.length ? 1 : 0
      corrected += onPhone.length && filter.q && filter.q.length > 4 ? 1 : 0
    }
    expect(withRows).toBeGreaterThan(100)
    expect(corrected).toBeGreaterThan(20)
  })

  it('every spelling of a word with the same jobs', async () => {
    for (const [written, other] of SPELLINGS.slice(0, 11)) {
      const found = await askedOf({ q: written })
      expect(found.length, written).toBeGreaterThan(0)
      expect(idsOf(await askedOf({ q: other })), written).toEqual(idsOf(found))
    }
  })

  it('a slip of one letter with what was meant, on every page alike', async () => {
    const meant = idsOf(await askedOf({ q: 'accountant' }))
    const met: number[] = []
    let cursor: string | undefined
    do {
      const page = (await listJobs(database.db, { q: 'acountant', limit: 3, cursor }, NOW)) as JobPage
      expect(page.total).toBe(meant.length)
      met.push(...idsOf(page.results))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(met).toEqual(meant)
  })

  it.each(JOB_SORTS)('pages by %s that together are the whole', async (sort) => {
    const met: number[] = []
    let cursor: string | undefined
    do {
      const page = (await listJobs(database.db, { sort, limit: 7, cursor }, NOW)) as JobPage
      met.push(...idsOf(page.results))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(met).toEqual(idsOf(await askedOf({ sort })))
  })
})

describe('refuses', () => {
  it('to take another word for what is found as it stands, and a number for another', async () => {
    expect(idsOf(await askedOf({ q: '501' }))).toEqual([])
    const exact = await askedOf({ q: 'কারণ' })
    expect(exact.every(({ title, company }) => `${title} ${company}`.includes('কারণ'))).toBe(true)
  })
})

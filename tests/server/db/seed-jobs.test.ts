import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { scriptLanguage, titleLength, wordsOf } from '#contract/core/text.ts'
import { dhakaDay } from '#contract/core/time.ts'
import { AlertQuestion } from '#contract/jobs/job-alerts.ts'
import { JobProfileForm } from '#contract/jobs/job-applications.ts'
import { dayOfDeadline, deadlineOf, JOB_FORM_LIMITS, JobForm } from '#contract/jobs/job-form.ts'
import { JOB_TYPES } from '#contract/jobs/jobs-filter.ts'
import { APPLICATION_STATES } from '#contract/jobs/own-job-rules.ts'
import { DIVISIONS } from '#contract/places.ts'
import { readCv } from '#server/adapters/cv-files.ts'
import { cleanHtml } from '#server/adapters/html.ts'
import type { Tx } from '#server/db/connection/in-transaction.ts'
import { DEMO_ACCOUNTS } from '#server/db/seed/accounts.ts'
import { seedDemo } from '#server/db/seed/seed-demo.ts'
import { seedJobScale } from '#server/db/seed/seed-job-scale.ts'
import type { job_posts } from '#server/db/tables/jobs.ts'
import { applyDemo } from '#server/demo-applications.ts'
import { linesAsPdf, photoOfPaper } from '#server/demo-cvs.ts'
import { useDatabase } from '#tests/support/server/database.ts'

type Job = typeof job_posts.$inferSelect & { employer_name: string; deadline: string; published_at: string | null }

const NOON = Date.parse('2026-11-18T06:00:00Z')
const database = useDatabase()
const asked = new Set<string>()
const privateFiles = new Map<string, Uint8Array>()
let jobs: Job[] = []

const all = async <T extends object>(text: string) => (await database.pool.query<T>(text)).rows
const tools = {
  files: {
    put: async () => undefined,
    exists: async (key: string) => {
      asked.add(`/media/${key}`)
      return true
    },
  },
  sell: async () => undefined,
  apply: (db: Tx, now: number) =>
    applyDemo(db, {
      now,
      privateFiles: {
        put: async ({ bytes }) => {
          const key = `papers/${String(privateFiles.size).padStart(32, '0')}`
          privateFiles.set(key, bytes)
          return key
        },
      },
    }),
}

beforeAll(async () => {
  await seedDemo(database, tools, NOON)
  jobs = (await database.pool.query('select j.*, u.username as employer_name from job_posts j join users u on u.id = j.employer order by j.id')).rows.map(
    (row) => ({ ...row, deadline: new Date(row.deadline).toISOString(), published_at: row.published_at && new Date(row.published_at).toISOString() }),
  )
})

describe('answers', () => {
  it('with 120 jobs, half of them in each script', () => {
    expect(jobs).toHaveLength(120)
    const bangla = jobs.filter(({ title }) => scriptLanguage(title) === 'bn').length
    expect(Math.abs(bangla / jobs.length - 0.5)).toBeLessThan(0.1)
    expect(new Set(jobs.map(({ title, company }) => `${title} ${company}`)).size).toBe(jobs.length)
  })

  it('with most open, some over, three closed, and drafts of those who are printed at the start', () => {
    const drafts = jobs.filter(({ published_at }) => published_at === null)
    expect(drafts.map(({ employer_name }) => employer_name).sort()).toEqual(['nusrat', 'rafiq'])
    expect(jobs.filter(({ is_closed }) => is_closed)).toHaveLength(3)
    expect(jobs.filter(({ deadline }) => Date.parse(deadline) < NOON)).toHaveLength(10)
    for (const { title, published_at, deadline } of jobs) {
      expect(deadline, title).toBe(deadlineOf(dayOfDeadline(deadline)))
      if (published_at) expect(Date.parse(published_at), title).toBeLessThan(Math.min(NOON, Date.parse(deadline)))
    }
    expect(jobs.some(({ deadline }) => dayOfDeadline(deadline) === dhakaDay(NOON + 2 * 86_400_000))).toBe(true)
  })

  it('of every type, in every division, remote and not, with and without salary, logo, link and CV', () => {
    expect(new Set(jobs.map(({ job_type }) => job_type))).toEqual(new Set(JOB_TYPES))
    expect(new Set(jobs.map(({ division }) => division))).toEqual(new Set(DIVISIONS.map(({ name }) => name)))
    const many = (fits: (job: Job) => boolean) => jobs.filter(fits).length
    const kinds = {
      remote: many(({ is_remote }) => is_remote),
      unpaid: many(({ salary_min, salary_max }) => salary_min === null && salary_max === null),
      one: many(({ salary_min, salary_max }) => (salary_min === null) !== (salary_max === null)),
      elsewhere: many(({ apply_link }) => apply_link !== null),
      cv: many(({ needs_cv }) => needs_cv),
      bare: many(({ company_logo }) => company_logo === null),
      learned: many(({ job_education_qualification }) => job_education_qualification !== null),
    }
    for (const [kind, count] of Object.entries(kinds)) expect(count > 4 && count < 90, `${kind} ${count}`).toBe(true)
    expect(kinds.elsewhere).toBe(8)
  })

  it('that its employer could have typed', () => {
    const text = (value: unknown) => (value === null ? '' : String(value))
    for (const job of jobs) {
      const typed = Object.fromEntries(Object.entries(job).map(([key, value]) => [key, text(value)]))
      const read = v.safeParse(JobForm, { ...typed, deadline: dayOfDeadline(job.deadline) })
      expect(read.issues?.map(({ message, path }) => `${path?.[0]?.key} ${message}`) ?? [], job.title).toEqual([])
      expect(titleLength(job.title)).toBeLessThanOrEqual(JOB_FORM_LIMITS.titleLongest)
    }
  })

  it('whose three categories stand above each other', async () => {
    const wrong = await all(`select title from job_posts j where not exists (
      select from job_categories c join job_categories m on m.id = c.parent
      where c.id = j.job_subsubcategory and m.id = j.job_subcategory and m.parent = j.job_category)`)
    expect(wrong).toEqual([])
    expect(new Set(jobs.map(({ job_category }) => job_category)).size).toBeGreaterThanOrEqual(20)
  })

  it('with descriptions that cleaning leaves as they are, each its own, with lists', () => {
    for (const { title, description } of jobs) {
      expect(cleanHtml(description), title).toBe(description)
      expect(description.match(/<ul><li>/g)?.length, title).toBeGreaterThanOrEqual(2)
      expect(description).not.toMatch(/lorem|ipsum|undefined/i)
    }
    expect(new Set(jobs.map(({ description }) => description)).size).toBe(jobs.length)
  })

  it('with one drawn logo to a company, and ten banners that lead to a line of work with jobs', async () => {
    const banners = await all<{ image: string; title: string; title_bn: string; path: string; place: string }>(
      "select * from banners where place = 'jobs' order by position",
    )
    expect(banners).toHaveLength(10)
    for (const { image, title, title_bn, path, place } of banners) {
      expect([place, scriptLanguage(title), scriptLanguage(title_bn), asked.has(image)], title).toEqual(['jobs', 'en', 'bn', true])
      const category = Number(/^\/jobportal\?category=(\d+)$/.exec(path)?.[1])
      expect(jobs.filter(({ job_category }) => job_category === category).length, title).toBeGreaterThan(0)
    }
    expect(new Set(banners.map(({ image }) => image)).size).toBe(10)
    const logos = new Map<string, Set<string | null>>()
    for (const { company, company_logo } of jobs) logos.set(company, (logos.get(company) ?? new Set()).add(company_logo))
    for (const [company, paths] of logos) {
      expect(paths.size, company).toBe(1)
      for (const path of paths) expect(path === null || asked.has(path), company).toBe(true)
    }
    const drawn = [...logos.values()].flatMap((paths) => [...paths]).filter((path) => path !== null)
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(drawn.length).toBeGreaterThan(20)
  })

  it('to a search of folded words, the district in both languages', async () => {
    const found = await all<{ title: string }>(`select title from job_posts where search_words @@ '${wordsOf('রাঙামাটি weaver').join(' & ')}'::tsquery`)
    expect(found.map(({ title }) => title)).toContain('Weaver, Backstrap Loom')
    expect(await all(`select 1 from search_vocabulary where word = 'weaver'`)).toHaveLength(1)
  })

  it('with a job seeker: a profile with a CV, applications in every state, a message that is not read, news, two alerts', async () => {
    const [seeker] = await all<{ id: number }>(`select id from users where username = 'seeker'`)
    const mine = (table: string, by: string) => all<Record<string, unknown>>(`select * from ${table} where ${by} = ${seeker?.id}`)
    const [profile] = await mine('job_profiles', 'user_id')
    expect(
      v.is(JobProfileForm, { ...profile, experience_years: String(profile?.experience_years), skills: (profile?.skills as string[] | undefined)?.join(', ') }),
    ).toBe(true)
    expect(profile?.cv).toEqual(expect.any(Number))
    const states = (await mine('job_applications', 'applicant')).map(({ state }) => state)
    expect(states.toSorted()).toEqual(APPLICATION_STATES.toSorted())
    expect((await mine('notices', 'user_id')).map(({ kind }) => kind).toSorted()).toEqual(['application', 'application', 'application', 'new-messages'])
    const alerts = await mine('job_alerts', 'user_id')
    expect(alerts.map(({ question }) => v.is(AlertQuestion, question) && Object.keys(question).length > 1)).toEqual([true, true])
    expect(DEMO_ACCOUNTS.map(({ username }) => username)).toContain('seeker')
  })

  it('with applications that could have been: for open jobs of others, in the app, after they were posted, with the CV that is asked for', async () => {
    const at = new Date(NOON).toISOString()
    const wrong = await all(`select a.id from job_applications a join job_posts j on j.id = a.job_post
      where a.applicant = j.employer or j.apply_link is not null or j.is_closed or j.deadline < '${at}' or j.published_at is null
        or a.applied_at <= j.published_at or a.state_at < a.applied_at or a.state_at > '${at}'
        or (j.needs_cv and a.cv is null and a.state <> 'withdrawn')
        or (a.state = 'withdrawn' and (a.letter <> '' or a.phone_number <> '' or a.cv is not null))`)
    expect(wrong).toEqual([])
    const [found] = await all<Record<string, number>>(`select count(*) as total, count(*) filter (where note <> '') as noted,
      (select count(*) from notices where kind = 'applicants') as told from job_applications`)
    expect(found?.total).toBeGreaterThan(12)
    expect(found?.noted).toBeGreaterThan(2)
    expect(found?.told).toBeGreaterThan(2)
  })

  it('with CVs that the service itself would have taken', async () => {
    const pictures = { asPaper: async (sent: Uint8Array) => sent }
    for (const { kind, bytes } of [linesAsPdf(['A (B) \\ C']), await photoOfPaper('a')]) expect((await readCv(bytes, pictures)).kind).toBe(kind)
    expect(privateFiles.size).toBe(2)
    const kept = await all<{ key: string; bytes: number; name: string }>('select key, bytes, name from job_cvs')
    for (const { key, bytes } of kept) expect(privateFiles.get(key)?.byteLength).toBe(bytes)
  })

  it('with many times as many jobs when asked, all of them found by their words', async () => {
    expect(await seedJobScale(database, 2, NOON)).toBe(2 * 120)
    const [after] = await all<Record<string, number>>(`select count(*) as jobs, count(*) filter (where search_words = '' or char_length(title) > 80) as wrong,
      count(*) filter (where deadline > '${new Date(NOON).toISOString()}' and published_at is not null and not is_closed) as open,
      (select count(*) from job_posts j where not exists (select from job_categories c join job_categories m on m.id = c.parent
        where c.id = j.job_subsubcategory and m.id = j.job_subcategory and m.parent = j.job_category)) as astray,
      (select count(*) from job_posts j, unnest(tsvector_to_array(j.search_words)) as used where used !~ '^[~^@#=]' and not exists (select from search_vocabulary where word = used)) as unlearned
      from job_posts`)
    expect(after).toMatchObject({ jobs: 3 * 120, wrong: 0, astray: 0, unlearned: 0 })
    expect(after?.open).toBeGreaterThan(250)
  })
})

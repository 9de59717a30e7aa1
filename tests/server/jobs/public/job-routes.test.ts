import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import { deadlineOf } from '#contract/jobs/job-form.ts'
import { JOB_LIMITS, type JobCard, type JobPage } from '#contract/jobs/jobs.ts'
import { readDataVersion } from '#server/db/connection/data-version.ts'
import { banners } from '#server/db/tables/banners.ts'
import { listJobs } from '#server/features/jobs/public/list-jobs.ts'
import { ATTEMPTS } from '#tests/support/hostile/injection-attempts.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeSeller } from '#tests/support/server/nouns/events.ts'
import { dayFromNow, type JobBranch, makeJob, makeJobBranch } from '#tests/support/server/nouns/jobs.ts'

const app = useApp()
const { database, request } = app
let branch: JobBranch
let employer = 0
beforeAll(async () => {
  branch = await makeJobBranch(database.db)
  employer = await makeSeller(database.db, { profile: { full_name: 'রূপসা ঘাট', slug: 'rupsha' } })
})

const make = (over: Parameters<typeof makeJob>[1] = {}) => makeJob(database.db, { employer, ...branch, ...over })
const ask = async (path: string) => {
  const response = await request(path)
  return { status: response.status, body: await response.json() }
}
const listed = async (query = ''): Promise<number[]> => (await ask(`/api/job_post/?${query}`)).body.map((job: JobCard) => job.job_post_id)
const inThePast = () => new Date(Date.now() - 1000).toISOString()

describe('answers', () => {
  it('what can be applied for: nothing that is a draft, closed or over', async () => {
    const open = await make()
    const others = [await make({ published_at: null }), await make({ is_closed: true }), await make({ deadline: inThePast() })]
    const ids = await listed()
    expect(ids).toContain(open)
    expect(ids.filter((id) => others.includes(id))).toEqual([])
  })

  it('no list from memory that was made before a change of jobs, categories or banners', async () => {
    const before = [await readDataVersion(database)]
    const moved = async () => {
      const version = await readDataVersion(database)
      expect(before).not.toContain(version)
      before.push(version)
    }
    const job = await make()
    await moved()
    await database.pool.query('update job_posts set is_closed = true where id = $1', [job])
    await moved()
    await makeJobBranch(database.db)
    await moved()
    await database.db.insert(banners).values({ place: 'jobs', position: 99, image: '/media/banners/99.webp', title: 'x', title_bn: 'x', path: '/jobportal' })
    await moved()
    await database.pool.query('delete from banners')
    await moved()
  })

  it('a card with its salary, place in both languages, and the last second of its day', async () => {
    const id = await make({ salary_min: 12_000, salary_max: 15_000, division: 'Rajshahi', district: 'Bogura', deadline: deadlineOf(dayFromNow(4)) })
    const [card] = (await ask('/api/job_post/?district=Bogura')).body
    expect(card).toMatchObject({ job_post_id: id, salary_min: 12_000, salary_max: 15_000, district_bn: 'বগুড়া', employer, ...branch })
    expect(card.deadline).toBe(deadlineOf(dayFromNow(4)))
  })

  it('a total that stops at two hundred, and says so', async () => {
    const many = await makeJobBranch(database.db)
    const first = await make({ ...many })
    const copies = (count: number) =>
      database.pool.query(
        `insert into job_posts (employer, title, company, job_type, deadline, description, job_category, job_subcategory, job_subsubcategory, published_at, search_words)
         select employer, title, company, job_type, deadline, description, job_category, job_subcategory, job_subsubcategory, published_at, search_words
         from job_posts, generate_series(1, $2::int) where id = $1`,
        [first, count],
      )
    await copies(JOB_LIMITS.countedTo - 1)
    const at = `/api/job_post/?category=${many.job_category}&limit=50`
    expect((await ask(at)).body).toMatchObject({ total: 200, total_is_exact: true })
    await copies(5)
    const page: JobPage = (await ask(at)).body
    expect(page).toMatchObject({ total: 200, total_is_exact: false })
    const ids = page.results.map(({ job_post_id }) => job_post_id)
    // Jobs posted meanwhile move no job to another page.
    await copies(3)
    for (let next = page.next_cursor; next !== null; ) {
      const { body }: { body: JobPage } = await ask(`${at}&cursor=${next}`)
      expect([body.total, body.total_is_exact]).toEqual([200, false])
      ids.push(...body.results.map(({ job_post_id }) => job_post_id))
      next = body.next_cursor
    }
    expect(new Set(ids).size).toBe(205)
    expect(ids).toHaveLength(205)
  })

  it('one job with its employer, though it is closed or over', async () => {
    const open = await make({ description: '<p>Work.</p>', vacancies: 3, needs_cv: true })
    const closed = await make({ is_closed: true })
    const over = await make({ deadline: inThePast() })
    expect((await ask(`/api/job_post/${open}/`)).body).toMatchObject({
      is_open: true,
      is_closed: false,
      description: '<p>Work.</p>',
      vacancies: 3,
      needs_cv: true,
      terms_version: 1,
      employer_profile: { full_name: 'রূপসা ঘাট', slug: 'rupsha', is_verified: false, profile_picture: null },
    })
    expect((await ask(`/api/job_post/${closed}/`)).body).toMatchObject({ is_open: false, is_closed: true })
    expect((await ask(`/api/job_post/${over}/`)).body).toMatchObject({ is_open: false, is_closed: false })
  })

  it('open jobs beside it: those of its kind first, then those above, four at most', async () => {
    const own = await makeJobBranch(database.db)
    const cousinBranch = { ...(await makeJobBranch(database.db)), job_category: own.job_category }
    const sisterBranch = { ...cousinBranch, job_subcategory: own.job_subcategory }
    const job = await make(own)
    const cousins = [await make(cousinBranch), await make(cousinBranch)]
    const sister = await make(sisterBranch)
    await make({ ...own, is_closed: true })
    const similar = async () => (await ask(`/api/job_post/${job}/`)).body.similar.map((one: JobCard) => one.job_post_id)
    expect(await similar()).toEqual([sister, ...cousins.toReversed()])
    const twin = await make(own)
    const later = await make(own)
    expect(await similar()).toEqual([later, twin, sister, cousins[1]])
  })

  it('the tree of categories, parents before their children', async () => {
    const { body } = await ask('/api/job_category/')
    const seen = new Set<number | null>([null])
    for (const { id, parent } of body) {
      expect(seen.has(parent), `${id} before ${parent}`).toBe(true)
      seen.add(id)
    }
    for (const id of Object.values(branch)) expect(seen.has(id)).toBe(true)
  })

  it('the pictures of a banner in their order', async () => {
    const banner = (position: number) => ({
      place: 'jobs' as const,
      position,
      image: `/media/banners/${position}.webp`,
      title: `${position}`,
      title_bn: 'ক',
      path: '/jobportal',
    })
    await database.db.insert(banners).values([banner(2), banner(1)])
    const { body } = await ask('/api/banner/?place=jobs')
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['1', '2'])
    expect((await ask('/api/banner/?place=elsewhere')).status).toBe(400)
  })

  it('jobs that are open, and none that are not, to search engines', async () => {
    const open = await make()
    const closed = await make({ is_closed: true })
    const xml = await (await request('/sitemap.xml')).text()
    expect(xml).toContain(`/bn/jobdetails/${open}<`)
    expect(xml).toContain('/en/jobportal<')
    expect(xml).not.toContain(`/jobdetails/${closed}<`)
  })
})

describe('refuses', () => {
  it('a draft, a job that never was, and one whose employer has left', async () => {
    const gone = await makeSeller(database.db)
    const orphan = await make({ employer: gone })
    await database.pool.query('update users set deleted_at = now() where id = $1', [gone])
    for (const id of [await make({ published_at: null }), 999_999_999, orphan]) expect((await ask(`/api/job_post/${id}/`)).status).toBe(404)
  })

  it.each([
    'limit=0',
    'limit=51',
    'closing=4',
    'education=None',
    'type=full-time',
    'sort=oldest',
    'category=x',
    'min_salary=-1',
    'experience=99',
    'cursor=x',
    'remote=yes',
  ])('a query that makes no sense: %s', async (query) => {
    expect((await ask(`/api/job_post/?${query}`)).status).toBe(400)
  })

  it('a cursor of another sort', async () => {
    await Promise.all([make(), make()])
    const { next_cursor }: JobPage = (await ask('/api/job_post/?limit=1')).body
    expect((await ask(`/api/job_post/?limit=1&sort=deadline&cursor=${next_cursor}`)).status).toBe(400)
  })
})

describe('guards', () => {
  it('the jobs from what is typed into a search: each is words and no more', async () => {
    const before = (await database.pool.query('select count(*)::int as n from job_posts')).rows[0].n
    for (const attempt of ATTEMPTS)
      for (const key of ['q', 'district', 'division']) {
        const { status } = await ask(`/api/job_post/?${key}=${encodeURIComponent(attempt)}`)
        expect([200, 400], `${key}=${attempt}`).toContain(status)
      }
    expect((await database.pool.query('select count(*)::int as n from job_posts')).rows[0].n).toBe(before)
  })

  it('a job from being listed after its deadline, to the second', async () => {
    const deadline = new Date(Date.now() + DAY_MS).toISOString()
    const job = await make({ deadline })
    const at = async (now: number) => ((await listJobs(database.db, { employer }, now)) as JobCard[]).map(({ job_post_id }) => job_post_id)
    expect(await at(Date.parse(deadline))).toContain(job)
    expect(await at(Date.parse(deadline) + 1)).not.toContain(job)
  })
})

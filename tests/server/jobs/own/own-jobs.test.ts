import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import { deadlineOf } from '#contract/jobs/job-form.ts'
import { JOB_PHASES } from '#contract/jobs/own-job-rules.ts'
import { useApp } from '#tests/support/server/app.ts'
import { dayFromNow, type JobBranch, makeJob, makeJobBranch } from '#tests/support/server/nouns/jobs.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { as, join, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, request } = app
let employer: SignedInPerson
let branch: JobBranch
const jobs: Record<string, number> = {}

const ask = async (path: string, who = employer) => {
  const response = await request(path, { headers: as(who) })
  return { status: response.status, body: await response.json() }
}
const idsOf = (rows: { job_post_id: number }[]) => rows.map(({ job_post_id }) => job_post_id)

beforeAll(async () => {
  employer = await joinAsSeller(app, 'foreman')
  branch = await makeJobBranch(database.db)
  const own = { employer: employer.id, ...branch }
  jobs.draft = await makeJob(database.db, { ...own, title: 'Draft', published_at: null })
  jobs.open = await makeJob(database.db, { ...own, title: 'রাজমিস্ত্রি' })
  jobs.soon = await makeJob(database.db, { ...own, deadline: deadlineOf(dayFromNow(1)) })
  jobs.expired = await makeJob(database.db, { ...own, deadline: new Date(Date.now() - DAY_MS).toISOString() })
  jobs.closed = await makeJob(database.db, { ...own, is_closed: true })
  await makeJob(database.db, branch)
  for (const [at, state] of ['sent', 'sent', 'seen', 'shortlisted', 'rejected', 'withdrawn'].entries()) {
    const { id } = await join(app, `mason${at}`)
    await database.pool.query(
      `insert into job_applications (job_post, applicant, state, full_name, phone_number, email, language, search_words) values ($1, $2, $3, 'Mason', '+8801712345678', 'm@mail.example', 'bn', '')`,
      [jobs.open, id, state],
    )
  }
})

describe('answers', () => {
  it('the employer’s own jobs, the latest first, drafts too, each with its applicants', async () => {
    const { body } = await ask('/api/job_post/?mine=true')
    expect(idsOf(body)).toEqual([jobs.closed, jobs.expired, jobs.soon, jobs.open, jobs.draft])
    expect(body[3]).toMatchObject({ applications: 5, unseen: 2, shortlisted: 1, phase: 'open' })
    expect(body[4]).toMatchObject({ applications: 0, phase: 'draft', posted_at: null })
  })

  it('those of one phase, as the contract tells it', async () => {
    const phases: Record<string, (number | undefined)[]> = { draft: [jobs.draft], open: [jobs.soon, jobs.open], expired: [jobs.expired], closed: [jobs.closed] }
    for (const phase of JOB_PHASES) {
      const { body } = await ask(`/api/job_post/?mine=true&phase=${phase}`)
      expect(idsOf(body), phase).toEqual(phases[phase])
      expect(body.every((one: { phase: string }) => one.phase === phase)).toBe(true)
    }
  })

  it('those with a word, in any spelling', async () => {
    expect(idsOf((await ask(`/api/job_post/?mine=true&q=${encodeURIComponent('রাজমিস্ত্রী')}`)).body)).toEqual([jobs.open])
  })

  it('pages that together are the whole, with its total', async () => {
    const met: number[] = []
    let cursor = ''
    do {
      const { body } = await ask(`/api/job_post/?mine=true&limit=2${cursor && `&cursor=${cursor}`}`)
      expect(body.total).toBe(5)
      met.push(...idsOf(body.results))
      cursor = body.next_cursor ?? ''
    } while (cursor)
    expect(met).toEqual(idsOf((await ask('/api/job_post/?mine=true')).body))
  })

  it('one of them with what its form needs', async () => {
    const { body } = await ask(`/api/job_post/${jobs.draft}/own/`)
    expect(body).toMatchObject({ job_post_id: jobs.draft, description: '<p>A job.</p>', description_state: '', phase: 'draft' })
  })

  it('how many are open, close soon, and have been applied for', async () => {
    expect((await ask('/api/hiring/counts/')).body).toEqual({ open: 2, closing_soon: 1, applications: 5, unseen: 2, shortlisted: 1 })
  })
})

describe('refuses', () => {
  it('invalid cursors', async () => {
    for (const cursor of ['x', 'MWow', Buffer.from('1j99999999999').toString('base64url')])
      expect((await ask(`/api/job_post/?mine=true&limit=2&cursor=${cursor}`)).status, cursor).toBe(400)
  })

  it('another employer’s job', async () => {
    const other = await joinAsSeller(app, 'rival')
    expect((await ask(`/api/job_post/${jobs.open}/own/`, other)).status).toBe(404)
    expect((await ask('/api/job_post/?mine=true', other)).body).toEqual([])
  })
})

describe('guards', () => {
  it('the own list against being kept in a shared cache', async () => {
    const response = await request('/api/job_post/?mine=true', { headers: as(employer) })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await request('/api/job_post/?mine=true')).status).toBe(401)
  })
})

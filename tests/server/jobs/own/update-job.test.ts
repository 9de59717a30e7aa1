import { beforeAll, describe, expect, it } from 'vitest'
import { deadlineOf } from '#contract/jobs/job-form.ts'
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts'
import { useApp } from '#tests/support/server/app.ts'
import { jobTexts, postedJob, sendJob } from '#tests/support/server/nouns/hiring.ts'
import { dayFromNow, type JobBranch, makeJobBranch } from '#tests/support/server/nouns/jobs.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { refusalOf, send, whileAnotherWorks } from '#tests/support/server/orders/orders.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, files, request } = app
let employer: SignedInPerson
let branch: JobBranch
beforeAll(async () => {
  employer = await joinAsSeller(app, 'miller')
  branch = await makeJobBranch(database.db)
})

const post = async (over: Record<string, string> = {}) => {
  await database.pool.query('delete from rate_limits')
  return postedJob(app, employer, jobTexts(branch, over))
}
const update = async ({ job_post_id }: Pick<OwnJobDetail, 'job_post_id'>, texts: Record<string, string>, logo?: Uint8Array<ArrayBuffer>) => {
  await database.pool.query('delete from rate_limits')
  return sendJob(app, employer, { path: `/api/job_post/${job_post_id}/update/`, method: 'PATCH', texts, logo })
}
const flip = async ({ job_post_id }: Pick<OwnJobDetail, 'job_post_id'>, body: object) => {
  await database.pool.query('delete from rate_limits')
  return send(app, employer, { path: `/api/job_post/${job_post_id}/open/`, body })
}
const remove = ({ job_post_id }: Pick<OwnJobDetail, 'job_post_id'>) =>
  request(`/api/job_post/${job_post_id}/`, { method: 'DELETE', headers: { authorization: `Bearer ${employer.access}` } })
const termsOf = async ({ job_post_id }: Pick<OwnJobDetail, 'job_post_id'>) => (await (await request(`/api/job_post/${job_post_id}/`)).json()).terms_version
const lapse = ({ job_post_id }: Pick<OwnJobDetail, 'job_post_id'>) =>
  database.pool.query(`update job_posts set deadline = $2 where id = $1`, [job_post_id, deadlineOf(dayFromNow(-3))])

describe('answers', () => {
  it('a change of some fields, the others as they were', async () => {
    const job = await post()
    const changed = await (await update(job, { description: '<p>Other work.</p>', version: '1' })).json()
    expect(changed).toEqual({ ...job, description: '<p>Other work.</p>', version: 2, updated_at: changed.updated_at })
  })

  it.each<[string, Record<string, string>]>([
    ['title', { title: 'Headmaster' }],
    ['company', { company: 'Another School' }],
    ['salary', { salary_min: '', salary_max: '' }],
    ['type', { job_type: 'Contract' }],
    ['place', { job_location: 'Joydebpur' }],
    ['district', { division: 'Khulna', district: 'Khulna' }],
    ['remote work', { is_remote: 'true' }],
    ['education', { job_education_qualification: '' }],
    ['experience', { experience_years: '' }],
  ])('another offer where its %s changes', async (_, over) => {
    const job = await post()
    await update(job, over)
    expect(await termsOf(job)).toBe(2)
  })

  it('the same offer where only its words, deadline, way of applying or category change', async () => {
    const job = await post()
    await update(job, { description: '<p>More words.</p>', deadline: dayFromNow(20), vacancies: '9', needs_cv: 'false', apply_link: 'https://a.example' })
    expect(await termsOf(job)).toBe(1)
  })

  it('its second language, which can be taken away again; the offer stays the same', async () => {
    const job = await post()
    const seconds = { second_title: 'Dotara Teacher', second_description: '<p>Songs</p>', second_description_state: '{"root":{}}' }
    expect(await (await update(job, seconds)).json()).toMatchObject(seconds)
    const changed = await (await update(job, { second_description: '<p>Songs and tales</p>' })).json()
    expect(changed).toMatchObject({ second_title: 'Dotara Teacher', second_description_state: '' })
    const none = { second_title: '', second_description: '' }
    expect(await (await update(job, none)).json()).toMatchObject(none)
    expect(await termsOf(job)).toBe(1)
    expect(await (await request('/api/job_post/?q=dotara')).json()).toEqual([])
  })

  it('new words by which it is found, and old ones by which it is not', async () => {
    const job = await post({ title: 'Zookeeper', company: 'Mirpur' })
    await update(job, { title: 'Gardener' })
    const found = async (q: string) => (await (await request(`/api/job_post/?q=${q}`)).json()).map((one: { job_post_id: number }) => one.job_post_id)
    expect(await found('gardener')).toContain(job.job_post_id)
    expect(await found('zookeeper')).not.toContain(job.job_post_id)
  })

  it('another logo, and no logo; the logo before is removed', async () => {
    const job = await post()
    const first = await (await update(job, {}, await aPoster())).json()
    const second = await (await update(job, {}, await aPoster('#123456'))).json()
    expect(second.company_logo).not.toBe(first.company_logo)
    expect(files.has(first.company_logo.replace('/media/', ''))).toBe(false)
    const none = await (await update(job, { logo: 'none' })).json()
    expect(none.company_logo).toBeNull()
    expect(files.has(second.company_logo.replace('/media/', ''))).toBe(false)
  })

  it('a draft that goes out', async () => {
    const draft = await post({ is_published: 'false' })
    const out = await (await update(draft, { is_published: 'true' })).json()
    expect(out).toMatchObject({ phase: 'open' })
    expect(out.posted_at).not.toBeNull()
    expect((await request(`/api/job_post/${draft.job_post_id}/`)).status).toBe(200)
  })

  it('texts of a job that is over, without asking for another deadline', async () => {
    const job = await post()
    await lapse(job)
    expect(await (await update(job, { title: 'Past tense' })).json()).toMatchObject({ phase: 'expired', title: 'Past tense' })
    expect(await (await update(job, { deadline: dayFromNow(5) })).json()).toMatchObject({ phase: 'open' })
  })

  it('a job that is closed, opened again and extended', async () => {
    const job = await post()
    expect(await (await flip(job, { is_open: false })).json()).toMatchObject({ phase: 'closed', version: 2 })
    const shown = await (await request(`/api/job_post/${job.job_post_id}/`)).json()
    expect(shown).toMatchObject({ is_open: false, is_closed: true })
    const listed = await (await request('/api/job_post/')).json()
    expect(listed.map((one: { job_post_id: number }) => one.job_post_id)).not.toContain(job.job_post_id)
    expect(await (await flip(job, { is_open: false })).json()).toMatchObject({ version: 2 })
    const again = await (await flip(job, { is_open: true, deadline: dayFromNow(30) })).json()
    expect(again).toMatchObject({ phase: 'open', version: 3, deadline: deadlineOf(dayFromNow(30)), posted_at: job.posted_at })
    expect(await termsOf(job)).toBe(1)
  })

  it('a draft that is thrown away, with its logo', async () => {
    const draft = await post({ is_published: 'false' })
    const { company_logo } = await (await update(draft, {}, await aPoster())).json()
    expect(await (await remove(draft)).json()).toEqual({ removed: draft.job_post_id })
    expect(files.has(company_logo.replace('/media/', ''))).toBe(false)
    expect((await remove(draft)).status).toBe(404)
  })
})

describe('refuses', () => {
  it('a change of what has changed meanwhile, and keeps nothing of it', async () => {
    const job = await post()
    await update(job, { title: 'First' })
    const before = files.size
    expect(await refusalOf(await update(job, { title: 'Second', version: '1' }, await aPoster()))).toMatchObject({ status: 409, code: 'stale' })
    expect(files.size).toBe(before)
  })

  it('what could not be posted so, and to take back what was published', async () => {
    const job = await post()
    expect(await refusalOf(await update(job, { title: '', salary_max: '1' }))).toMatchObject({ code: 'bad-input', fields: { title: 'required' } })
    expect(await refusalOf(await update(job, { deadline: dayFromNow(-2) }))).toMatchObject({ fields: { deadline: 'in-the-past' } })
    expect(await refusalOf(await update(job, { deadline: dayFromNow(300) }))).toMatchObject({ fields: { deadline: 'too-far' } })
    expect(await refusalOf(await update(job, { is_published: 'false' }))).toMatchObject({ fields: { is_published: 'does-not-fit' } })
  })

  it('to publish a draft whose deadline is over', async () => {
    const draft = await post({ is_published: 'false' })
    await lapse(draft)
    expect(await refusalOf(await update(draft, { is_published: 'true' }))).toMatchObject({ fields: { deadline: 'in-the-past' } })
  })

  it('to open what is over without another deadline, or with one that is none', async () => {
    const job = await post()
    await lapse(job)
    expect(await refusalOf(await flip(job, { is_open: true }))).toMatchObject({ fields: { deadline: 'in-the-past' } })
    expect(await refusalOf(await flip(job, { is_open: true, deadline: dayFromNow(200) }))).toMatchObject({ fields: { deadline: 'too-far' } })
    expect(await refusalOf(await flip(job, { is_open: true, deadline: 'soon' }))).toMatchObject({ fields: { deadline: 'not-a-time' } })
    expect(await (await flip(job, { is_open: true, deadline: `২${dayFromNow(9).slice(1)}` })).json()).toMatchObject({ phase: 'open' })
  })

  it('to switch a draft, and to throw away what was published', async () => {
    const draft = await post({ is_published: 'false' })
    expect(await refusalOf(await flip(draft, { is_open: true }))).toMatchObject({ fields: { is_open: 'does-not-fit' } })
    expect(await refusalOf(await remove(await post()))).toMatchObject({ status: 409, code: 'bad-state' })
  })
})

describe('guards', () => {
  it.each([true, false])('a job from every other employer, as if there were none; published: %s', async (isPublished) => {
    const rival = await joinAsSeller(app, `rival-${isPublished}`)
    const job = await post({ is_published: String(isPublished) })
    const attempts = (job_post_id: number): Promise<Response>[] => [
      request(`/api/job_post/${job_post_id}/own/`, { headers: as(rival) }),
      sendJob(app, rival, { path: `/api/job_post/${job_post_id}/update/`, method: 'PATCH', texts: { title: 'Mine' } }),
      send(app, rival, { path: `/api/job_post/${job_post_id}/open/`, body: { is_open: false } }),
      request(`/api/job_post/${job_post_id}/`, { method: 'DELETE', headers: as(rival) }),
    ]
    for (const answer of [...attempts(job.job_post_id), ...attempts(2_000_000_000)])
      expect(await refusalOf(await answer)).toEqual({ status: 404, code: 'not-found' })
    expect(await (await request(`/api/job_post/${job.job_post_id}/own/`, { headers: as(employer) })).json()).toEqual(job)
  })

  it.each<[string, (job: OwnJobDetail, who: SignedInPerson) => Promise<Response>]>([
    ['opened again', ({ job_post_id }, who) => send(app, who, { path: `/api/job_post/${job_post_id}/open/`, body: { is_open: true } })],
    [
      'published',
      ({ job_post_id }, who) => sendJob(app, who, { path: `/api/job_post/${job_post_id}/update/`, method: 'PATCH', texts: { is_published: 'true' } }),
    ],
  ])('a deletion of the account against a job that is %s at the same moment', async (state, open) => {
    await database.pool.query('delete from rate_limits')
    const isDraft = state === 'published'
    const boss = await joinAsSeller(app, isDraft ? 'leaving' : 'going')
    const job = await postedJob(app, boss, jobTexts(branch, { is_published: String(!isDraft) }))
    if (!isDraft) await send(app, boss, { path: `/api/job_post/${job.job_post_id}/open/`, body: { is_open: false } })
    const farewell: [string, unknown[]][] = [
      ['select id from users where id = $1 for update', [boss.id]],
      ['update users set deleted_at = now() where id = $1', [boss.id]],
    ]
    expect((await whileAnotherWorks(app, farewell, () => open(job, boss))).status).toBe(401)
    const { rows } = await database.pool.query('select published_at is null or is_closed as is_shut from job_posts where id = $1', [job.job_post_id])
    expect(rows).toEqual([{ is_shut: true }])
  })

  it('two changes of one version: one of them is made', async () => {
    const job = await post()
    const answers = await Promise.all(['One', 'Two', 'Three'].map((title) => update(job, { title, version: '1' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('the markup of a new description against the editor’s old state of it', async () => {
    const description_state = JSON.stringify({ root: {} })
    const job = await post({ description_state })
    expect(await (await update(job, { title: 'Same words' })).json()).toMatchObject({ description_state })
    expect(await (await update(job, { description: '<p>Other</p><script>x</script>' })).json()).toMatchObject({
      description_state: '',
      description: '<p>Other</p>',
    })
  })
})

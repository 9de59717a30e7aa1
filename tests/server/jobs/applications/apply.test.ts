import sharp from 'sharp'
import { parse } from 'valibot'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HEADERS } from '#contract/core/headers.ts'
import { JobProfileForm, type OwnApplication } from '#contract/jobs/job-applications.ts'
import { openPrivateFiles } from '#server/adapters/private-files.ts'
import { saveJobProfile } from '#server/features/jobs/applications/job-profile.ts'
import { aPdf } from '#tests/support/a-cv.ts'
import { aPhoto } from '#tests/support/a-picture.ts'
import { useApp } from '#tests/support/server/app.ts'
import { applied, apply, NASRIN, read, saveProfile, withdraw } from '#tests/support/server/nouns/applying.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { refusalOf, whileAnotherWorks } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const PDF = { bytes: aPdf() }
const KEY = 'the-key-of-one-application'
let employer: SignedInPerson
let seeker: SignedInPerson
let job = 0
let people = 0
beforeAll(async () => {
  employer = await joinAsSeller(app, 'boss')
})
beforeEach(async () => {
  people += 1
  app.privateFiles.clear()
  await app.database.pool.query('truncate uploads, rate_limits')
  seeker = await joinAndLogIn(app, `seeker${people}`)
  job = await makeJob(app.database.db, { employer: employer.id, title: 'Tailor', company: 'Rupsha' })
})
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const own = async (): Promise<OwnApplication[]> => (await read(app, seeker, '/api/job_application/')).json()
const profile = async () => (await read(app, seeker, '/api/job_profile/')).json()
const kept = async () => (await sql('select key from uploads order by key')).rows.map(({ key }) => key)

describe('answers', () => {
  it('an application, which the list has too, and its details are saved as the profile', async () => {
    const made = await applied(app, seeker, { job, cv: PDF, over: { terms_version: '1' } })
    expect(made).toMatchObject({
      job_post_id: job,
      title: 'Tailor',
      company: 'Rupsha',
      state: 'sent',
      is_open: true,
      letter: 'I live nearby.',
      cv: { kind: 'pdf', name: 'Nasrin Akter.pdf', bytes: PDF.bytes.byteLength },
    })
    expect(await own()).toEqual([made])
    expect(await profile()).toMatchObject({
      full_name: 'Nasrin Akter',
      phone_number: '+8801712345678',
      education: 'HSC',
      experience_years: 3,
      skills: ['Sewing', 'Excel'],
      cv: { id: made.cv?.id },
    })
    expect([...app.privateFiles.keys()]).toEqual(await kept())
  })

  it('a picture for a CV, encoded anew', async () => {
    const { buffer } = await aPhoto()
    const { cv } = await applied(app, seeker, { job, cv: { bytes: new Uint8Array(buffer), type: 'image/jpeg' } })
    expect(cv).toMatchObject({ kind: 'image', name: 'Nasrin Akter.jpg' })
    const [bytes] = [...app.privateFiles.values()]
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 900 })
  })

  it('the CV that lies with the service, named by its number', async () => {
    const saved = await (await saveProfile(app, seeker, { cv: PDF })).json()
    const made = await applied(app, seeker, { job, over: { cv_id: String(saved.cv.id) } })
    expect(made.cv).toEqual(saved.cv)
    expect(app.privateFiles.size).toBe(1)
  })

  it('nothing of a CV where none was named, and the profile keeps its own', async () => {
    const saved = await (await saveProfile(app, seeker, { cv: PDF })).json()
    expect(await applied(app, seeker, { job })).toMatchObject({ cv: null })
    expect(await profile()).toMatchObject({ cv: saved.cv })
  })

  it('the same to the same key, without another CV', async () => {
    const first = await apply(app, seeker, { job, cv: PDF, key: KEY })
    const again = await apply(app, seeker, { job, cv: PDF, key: KEY })
    expect(again.headers.get(HEADERS.replayed)).toBe('true')
    expect(await again.text()).toBe(await first.text())
    expect([app.privateFiles.size, (await own()).length]).toEqual([1, 1])
  })

  it('the same to the same key where there is no room for a CV any more', async () => {
    const first = await apply(app, seeker, { job, cv: PDF, key: KEY })
    await sql('update uploads set bytes = 200 * 1024 * 1024 where user_id = $1', [seeker.id])
    const again = await apply(app, seeker, { job, cv: PDF, key: KEY })
    expect([again.status, await again.text()]).toEqual([200, await first.text()])
  })

  it('one that was withdrawn, sent again, in its old place and as it is said now', async () => {
    const first = await applied(app, seeker, { job, cv: PDF })
    await withdraw(app, seeker, first.application_id)
    const again = await applied(app, seeker, { job, over: { letter: 'Once more.' } })
    expect(again).toMatchObject({ application_id: first.application_id, state: 'sent', letter: 'Once more.', cv: null })
    expect(await own()).toHaveLength(1)
  })

  it('one that was withdrawn without anything that it said; its CV stays with the profile alone', async () => {
    const { application_id } = await applied(app, seeker, { job, cv: PDF })
    const answer = await (await withdraw(app, seeker, application_id)).json()
    expect(answer).toMatchObject({ state: 'withdrawn', letter: '', cv: null })
    expect(await (await withdraw(app, seeker, application_id)).json()).toEqual(answer)
    const { rows } = await sql('select * from job_applications where id = $1', [application_id])
    expect(rows[0]).toMatchObject({ full_name: 'Nasrin Akter', phone_number: '', email: '', experience: '', skills: [], letter: '', cv: null, note: '' })
    expect(rows[0].search_words).not.toContain('excel')
    expect(app.privateFiles.size).toBe(1)
    await app.request('/api/job_profile/', { method: 'DELETE', headers: { authorization: `Bearer ${seeker.access}` } })
    expect([app.privateFiles.size, await kept()]).toEqual([0, []])
  })

  it('a key of a withdrawn application with its state: what it said is nowhere, and it is not restored', async () => {
    const { application_id } = await (await apply(app, seeker, { job, cv: PDF, key: KEY })).json()
    const answer = await (await withdraw(app, seeker, application_id)).json()
    const again = await apply(app, seeker, { job, cv: PDF, key: KEY })
    expect([again.headers.get(HEADERS.replayed), await again.json()]).toEqual(['true', answer])
    expect(await own()).toMatchObject([{ state: 'withdrawn' }])
    const { rows } = await sql('select body::text from kept_answers where user_id = $1', [seeker.id])
    expect(rows).toHaveLength(1)
    expect(rows[0].body).not.toContain('I live nearby.')
  })

  it('the employer with a notice that counts', async () => {
    const other = await joinAndLogIn(app, `other${people}`)
    await applied(app, seeker, { job })
    await applied(app, other, { job })
    const { rows } = await sql('select kind, details from notices where job_post = $1', [job])
    expect(rows).toEqual([{ kind: 'applicants', details: { count: 2 } }])
    await sql('update notices set read_at = now()')
    await withdraw(app, seeker, (await own())[0]?.application_id ?? 0)
    await applied(app, seeker, { job })
    const { rows: more } = await sql('select details from notices where job_post = $1 order by id', [job])
    expect(more).toEqual([{ details: { count: 2 } }, { details: { count: 1 } }])
  })
})

describe('refuses', () => {
  it('a second one, and says which there is', async () => {
    const { application_id } = await applied(app, seeker, { job, cv: PDF })
    const refused = await apply(app, seeker, { job, cv: { bytes: aPdf('another') } })
    expect(await refusalOf(refused)).toEqual({ status: 409, code: 'already-applied', facts: { application_id } })
    expect(app.privateFiles.size).toBe(1)
  })

  it.each<[string, string, object]>([
    ['closed', 'is_closed = true', { status: 409, code: 'job-closed' }],
    ['past its deadline', `deadline = now() - interval '1 second'`, { status: 409, code: 'job-closed', facts: { expired: 1 } }],
    ['another offer by now', 'terms_version = 2', { status: 409, code: 'job-changed', facts: { terms_version: 2 } }],
    ['applied for elsewhere', `apply_link = 'https://jobs.example'`, { status: 409, code: 'bad-state' }],
    ['a draft', 'published_at = null', { status: 404, code: 'not-found' }],
  ])('a job that is %s, and keeps no CV', async (_, columns, refusal) => {
    await sql(`update job_posts set ${columns} where id = $1`, [job])
    expect(await refusalOf(await apply(app, seeker, { job, cv: PDF, over: { terms_version: '1' } }))).toEqual(refusal)
    expect([app.privateFiles.size, await kept(), await own(), await profile()]).toEqual([0, [], [], null])
  })

  it('the employer’s own job, and one that does not exist', async () => {
    expect(await refusalOf(await apply(app, employer, { job }))).toEqual({ status: 403, code: 'not-allowed' })
    expect(await refusalOf(await apply(app, seeker, { job: 2_000_000_000 }))).toEqual({ status: 404, code: 'not-found' })
  })

  it('to do without a CV where one is needed, and a CV that is another user’s', async () => {
    await sql('update job_posts set needs_cv = true where id = $1', [job])
    expect(await refusalOf(await apply(app, seeker, { job }))).toEqual({ status: 400, code: 'bad-input', fields: { cv: 'required' } })
    const other = await joinAndLogIn(app, `owner${people}`)
    const { cv } = await (await saveProfile(app, other, { cv: PDF })).json()
    const refused = await apply(app, seeker, { job, over: { cv_id: String(cv.id) } })
    expect(await refusalOf(refused)).toEqual({ status: 400, code: 'bad-input', fields: { cv: 'does-not-fit' } })
  })

  it('what the form refuses, before anything is stored', async () => {
    const refused = await apply(app, seeker, {
      job,
      cv: PDF,
      over: { full_name: ' ', phone_number: '12', email: 'x', education: 'MBA', letter: 'x'.repeat(2001) },
    })
    expect(await refusalOf(refused)).toMatchObject({ status: 400, fields: { letter: 'too-long' } })
    const more = await apply(app, seeker, { job, cv: PDF, over: { full_name: ' ', phone_number: '12', email: 'x', education: 'MBA' } })
    expect(await refusalOf(more)).toMatchObject({
      fields: { full_name: 'required', phone_number: 'not-a-phone', email: 'not-an-email', education: 'does-not-fit' },
    })
    expect(app.privateFiles.size).toBe(0)
  })

  it.each<[string, Uint8Array<ArrayBuffer>, number]>([
    ['HTML', new Uint8Array(Buffer.from('<script>alert(1)</script>')), 415],
    ['no bytes', new Uint8Array(), 400],
    ['more than 5 MB', new Uint8Array(5 * 1024 * 1024 + 1), 413],
  ])('%s for a CV', async (_, bytes, status) => {
    expect((await apply(app, seeker, { job, cv: { bytes } })).status).toBe(status)
    expect([app.privateFiles.size, await own()]).toEqual([0, []])
  })

  it('a CV of a user who keeps 200 MB', async () => {
    await applied(app, seeker, { job, cv: PDF })
    await sql('update uploads set bytes = 200 * 1024 * 1024 where user_id = $1', [seeker.id])
    expect((await saveProfile(app, seeker, { cv: { bytes: aPdf('more') } })).status).toBe(507)
    expect(app.privateFiles.size).toBe(1)
  })

  it('a key that stood for another application', async () => {
    await apply(app, seeker, { job, key: KEY })
    expect((await apply(app, seeker, { job, key: KEY, over: { letter: 'Another.' } })).status).toBe(422)
  })

  it('withdrawing another user’s application, as one that does not exist', async () => {
    const { application_id } = await applied(app, seeker, { job })
    const other = await joinAndLogIn(app, `thief${people}`)
    expect(await refusalOf(await withdraw(app, other, application_id))).toEqual(await refusalOf(await withdraw(app, other, 2_000_000_000)))
    expect(await own()).toMatchObject([{ state: 'sent' }])
  })
})

describe('guards', () => {
  it('the CV of a profile whose connection was lost as it was saved: it may have been', async () => {
    const store = new Map<string, Uint8Array>()
    const files = {
      put: async (key: string, bytes: Uint8Array) => void store.set(key, bytes),
      get: async (key: string) => store.get(key),
      remove: async (key: string) => void store.delete(key),
    }
    const nothing = async () => undefined
    const lost: typeof app.database.db.transaction = async (work) => {
      await app.database.db.transaction(work)
      throw new Error('Connection terminated unexpectedly')
    }
    const privateFiles = openPrivateFiles(files, { warn: () => undefined }, { enter: nothing, strike: nothing })
    const tools = {
      privateFiles,
      pictures: { asPaper: async () => new Uint8Array() },
      countUpload: nothing,
      db: Object.assign(Object.create(app.database.db), { transaction: lost }),
    }
    const form = parse(JobProfileForm, NASRIN)
    await expect(saveJobProfile(tools, seeker.id, { form, sent: PDF.bytes, isCvRemoved: false })).rejects.toThrow('terminated')
    const { rows } = await sql('select key from job_cvs where user_id = $1', [seeker.id])
    expect(rows.map(({ key }) => key)).toEqual([...store.keys()])
    expect(store.size).toBe(1)
  })

  it('a job from two applications of one person at the same moment', async () => {
    const cvs = [1, 2, 3].map((n) => ({ bytes: aPdf(String(n)) }))
    const statuses = await Promise.all(cvs.map(async (cv) => (await apply(app, seeker, { job, cv })).status))
    expect(statuses.toSorted()).toEqual([200, 409, 409])
    expect([(await own()).length, app.privateFiles.size]).toEqual([1, 1])
  })

  it('one key from two at the same moment: both are answered alike, and one CV is kept', async () => {
    const answers = await Promise.all([1, 2].map(async () => (await apply(app, seeker, { job, cv: PDF, key: KEY })).text()))
    expect(answers[0]).toBe(answers[1])
    expect([(await own()).length, app.privateFiles.size]).toEqual([1, 1])
  })

  it.each<[string, string, object]>([
    ['closed', 'update job_posts set is_closed = true where id = $1', { code: 'job-closed' }],
    ['changed', 'update job_posts set terms_version = 5 where id = $1', { code: 'job-changed', facts: { terms_version: 5 } }],
  ])('a job seeker against applying to a job that is %s while they wait', async (_, change, refusal) => {
    const answer = await whileAnotherWorks(app, [[change, [job]]], () => apply(app, seeker, { job, cv: PDF, over: { terms_version: '1' } }))
    expect(await refusalOf(answer)).toEqual({ status: 409, ...refusal })
    expect(app.privateFiles.size).toBe(0)
  })

  it('the log from everything of a CV', async () => {
    await applied(app, seeker, { job, cv: { bytes: aPdf('canary'), name: 'canary.pdf' } })
    await apply(app, seeker, { job, cv: { bytes: aPdf('canary'), name: 'canary.pdf' } })
    const said = JSON.stringify(app.logged)
    for (const secret of ['canary', 'papers/', 'Nasrin', '01712345678', 'nasrin@']) expect(said).not.toContain(secret)
  })

  it('two jobs from each other: a CV that both have goes with the last of them', async () => {
    const second = await makeJob(app.database.db, { employer: employer.id })
    const { application_id, cv } = await applied(app, seeker, { job, cv: PDF })
    const other = await applied(app, seeker, { job: second, over: { cv_id: String(cv?.id) } })
    await saveProfile(app, seeker, { cv_removed: 'true' })
    await withdraw(app, seeker, application_id)
    expect(app.privateFiles.size).toBe(1)
    await withdraw(app, seeker, other.application_id)
    expect([app.privateFiles.size, await kept()]).toEqual([0, []])
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Applicant } from '#contract/jobs/applicants.ts'
import { aPdf } from '#tests/support/a-cv.ts'
import { useApp } from '#tests/support/server/app.ts'
import { applicants, applied, change, decide, read, withdraw } from '#tests/support/server/nouns/applying.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const PDF = { bytes: aPdf() }
let employer: SignedInPerson
let rival: SignedInPerson
let seeker: SignedInPerson
let job = 0
let people = 0
beforeAll(async () => {
  employer = await joinAsSeller(app, 'boss')
  rival = await joinAsSeller(app, 'rival')
})
const someone = async () => {
  people += 1
  return joinAndLogIn(app, `seeker${people}`)
}
beforeEach(async () => {
  await app.database.pool.query('truncate rate_limits')
  seeker = await someone()
  job = await makeJob(app.database.db, { employer: employer.id })
})
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const list = (over: Record<string, string | number> = {}) => applicants(app, employer, { job_post_id: job, ...over })
const namesOf = ({ results }: { results: Applicant[] }) => results.map(({ full_name }) => full_name)
const one = async (over: Record<string, string> = {}, cv?: typeof PDF) => applied(app, await someone(), { job, over, cv })
const download = (id: number, who = employer) => read(app, who, `/api/job_applicant/${id}/cv/`)

describe('answers', () => {
  it('with who applied, and how many are in each state', async () => {
    const { application_id } = await one({}, PDF)
    const { results, total, counts } = await list()
    expect(results).toMatchObject([
      {
        application_id,
        job_post_id: job,
        state: 'sent',
        full_name: 'Nasrin Akter',
        phone_number: '+8801712345678',
        skills: ['Sewing', 'Excel'],
        letter: 'I live nearby.',
        cv: { kind: 'pdf' },
        note: '',
        version: 1,
      },
    ])
    expect([total, counts]).toEqual([1, { sent: 1, seen: 0, shortlisted: 0, rejected: 0, hired: 0, withdrawn: 0 }])
  })

  it('with a word about a CV that does something by itself', async () => {
    const active = Buffer.from(PDF.bytes).toString('latin1').replace('1 0 obj', '9 0 obj<</S/JavaScript/JS(1)>>endobj\n1 0 obj')
    await one({}, { bytes: new Uint8Array(Buffer.from(active, 'latin1')) })
    await one({}, PDF)
    expect((await list({ sort: 'oldest' })).results.map(({ cv }) => cv?.is_active)).toEqual([true, false])
  })

  it.each<[Record<string, string>, string[]]>([
    [{ q: 'excel' }, ['B']],
    [{ q: 'বাবু' }, ['বাবুল']],
    [{ q: 'khul sew' }, ['C']],
    [{ q: 'nobody' }, []],
    [{ education: 'Bachelor' }, ['C']],
    [{ education: 'SSC' }, ['C', 'B']],
    [{ experience: '5' }, ['C']],
    [{ has_cv: 'true' }, ['B']],
    [{ has_cv: 'false' }, ['বাবুল', 'C']],
    [{ state: 'shortlisted' }, ['C']],
    [{ sort: 'oldest' }, ['B', 'C', 'বাবুল']],
    [{ sort: 'experience' }, ['C', 'B', 'বাবুল']],
  ])('with those that fit %j', async (asked, names) => {
    await one({ full_name: 'B', education: 'SSC', experience_years: '3', skills: 'Excel' }, PDF)
    const c = await one({ full_name: 'C', education: 'Master', experience_years: '7', skills: 'Sewing', letter: 'From Khulna.' })
    await one({ full_name: 'বাবুল', education: '', experience_years: '', skills: '', experience: '' })
    await decide(app, employer, { id: c.application_id, state: 'shortlisted' })
    expect(namesOf(await list(asked))).toEqual(names)
  })

  it('with words of the note as well, once it is written', async () => {
    const { application_id } = await one()
    await decide(app, employer, { id: application_id, note: 'Speaks Sylheti' })
    expect((await list({ q: 'sylheti' })).total).toBe(1)
  })

  it.each(['newest', 'oldest', 'experience'])('in pages by %s, each once', async (sort) => {
    for (const n of [1, 2, 3, 4, 5]) await one({ full_name: `P${n}`, experience_years: String(n % 2) })
    const whole = namesOf(await list({ sort }))
    const met: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await list({ sort, limit: 2, ...(cursor !== undefined && { cursor }) })
      met.push(...namesOf(page))
      cursor = page.next_cursor
    }
    expect([met, whole.length]).toEqual([whole, 5])
  })

  it('with what was decided, which may be changed again; who applied is told of what is news', async () => {
    const { application_id: id } = await applied(app, seeker, { job })
    const moves = ['seen', 'shortlisted', 'rejected', 'hired']
    for (const state of moves) expect(await (await decide(app, employer, { id, state })).json()).toMatchObject({ state })
    const { rows } = await sql('select kind, details from notices where job_application = $1', [id])
    expect(rows).toEqual([{ kind: 'application', details: { state: 'hired' } }])
    const { rows: letters } = await sql('select kind, details from job_letters where job_application = $1 order by id', [id])
    expect(letters).toEqual([{ kind: 'decision', details: { state: 'hired' } }])
  })

  it('with a note that only the employer sees', async () => {
    const { application_id: id } = await applied(app, seeker, { job })
    expect(await (await decide(app, employer, { id, note: 'Ask for more.' })).json()).toMatchObject({ note: 'Ask for more.', state: 'sent', version: 2 })
    expect(await (await read(app, seeker, '/api/job_application/')).text()).not.toContain('Ask for more')
  })

  it('with a CV as a download under the applicant’s name, and the application is seen by then', async () => {
    const { application_id: id } = await one({ full_name: 'নাসরিন "N" <b>\\..' }, PDF)
    const response = await download(id)
    expect(response.status).toBe(200)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PDF.bytes)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(PDF.bytes.byteLength),
    })
    const [, plain = '', full = ''] =
      /^attachment; filename="([\w ._-]+)"; filename\*=UTF-8''([\w.%-]+)$/.exec(response.headers.get('content-disposition') ?? '') ?? []
    expect(plain).toMatch(/\.pdf$/)
    expect(decodeURIComponent(full)).toBe('নাসরিন _N_ _b__...pdf')
    expect((await list()).results).toMatchObject([{ state: 'seen' }])
    await decide(app, employer, { id, state: 'hired' })
    await download(id)
    expect((await list()).results).toMatchObject([{ state: 'hired' }])
  })
})

describe('refuses', () => {
  it('a change to an application that has changed since it was seen', async () => {
    const { application_id: id } = await one()
    await decide(app, employer, { id, state: 'shortlisted', version: 1 })
    expect(await refusalOf(await decide(app, employer, { id, state: 'rejected', version: 1 }))).toEqual({ status: 409, code: 'stale', facts: { version: 2 } })
  })

  it('to decide on and to give out what was withdrawn, of which a name is left', async () => {
    const { application_id: id } = await applied(app, seeker, { job, cv: PDF })
    await decide(app, employer, { id, note: 'canary' })
    await withdraw(app, seeker, id)
    for (const answer of [await decide(app, employer, { id, state: 'hired' }), await decide(app, employer, { id, note: 'x' })])
      expect(await refusalOf(answer)).toEqual({ status: 409, code: 'bad-state' })
    expect((await download(id)).status).toBe(404)
    const { results, counts } = await list()
    const nothing = {
      phone_number: '',
      email: '',
      education: null,
      experience_years: 0,
      experience: '',
      skills: [],
      letter: '',
      cv: null,
      note: '',
    }
    expect(results).toMatchObject([{ state: 'withdrawn', full_name: 'Nasrin Akter', ...nothing }])
    expect(counts).toMatchObject({ withdrawn: 1, sent: 0 })
    expect((await list({ q: 'excel' })).total).toBe(0)
  })

  it('a state that is not theirs to give', async () => {
    const { application_id: id } = await one()
    for (const state of ['withdrawn', 'sent', 'x']) expect((await decide(app, employer, { id, state })).status).toBe(400)
  })

  it('a cursor that it has not given', async () => {
    expect((await read(app, employer, `/api/job_applicant/?job_post_id=${job}&cursor=x`)).status).toBe(400)
  })
})

describe('guards', () => {
  it('applications and CVs from every other employer, as if they did not exist', async () => {
    const { application_id: id } = await applied(app, seeker, { job, cv: PDF })
    const none = 2_000_000_000
    const attempts: [Response, Response][] = [
      [await read(app, rival, `/api/job_applicant/?job_post_id=${job}`), await read(app, rival, `/api/job_applicant/?job_post_id=${none}`)],
      [await decide(app, rival, { id, state: 'hired' }), await decide(app, rival, { id: none, state: 'hired' })],
      [await download(id, rival), await download(none, rival)],
    ]
    for (const [theirs, nobodys] of attempts) {
      expect(await refusalOf(theirs)).toEqual({ status: 404, code: 'not-found' })
      expect(await refusalOf(nobodys)).toEqual({ status: 404, code: 'not-found' })
    }
    expect((await list()).results).toMatchObject([{ state: 'sent' }])
  })

  it('a CV from all users but its owner and the employer it was sent to', async () => {
    const { application_id: id, cv } = await applied(app, seeker, { job, cv: PDF })
    const own = `/api/job_profile/cv/${cv?.id}/`
    expect((await read(app, seeker, own)).status).toBe(200)
    for (const who of [employer, rival, await someone()]) expect((await read(app, who, own)).status).toBe(404)
    expect((await download(id, seeker)).status).toBe(403)
    expect((await app.request(own)).status).toBe(401)
    const [key] = [...app.privateFiles.keys()].slice(-1)
    for (const address of [`/media/${key}`, `/media/${key}.webp`, `/${key}`]) expect((await app.request(address)).status, address).not.toBe(200)
  })

  it('one decision of two that were made at the same moment from what both saw', async () => {
    const { application_id: id } = await one()
    const answers = await Promise.all(['hired', 'rejected'].map((state) => decide(app, employer, { id, state, version: 1 })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('words of a search from meaning anything', async () => {
    await one()
    for (const q of [`'`, ':*', '\\', `' | '`, '%', '!x & (', 'ক'.repeat(100)]) await list({ q })
    expect((await change(app, employer, { path: '/api/job_applicant/1/', method: 'DELETE' })).status).toBe(405)
  })
})

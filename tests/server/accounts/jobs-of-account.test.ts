import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPdf } from '#tests/support/a-cv.ts'
import { useApp } from '#tests/support/server/app.ts'
import { applicants, applied, change, decide, read } from '#tests/support/server/nouns/applying.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { send, whileAnotherWorks } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const CV = { bytes: aPdf('canary') }
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
  seeker = await joinAndLogIn(app, `seeker${people}`)
  job = await makeJob(app.database.db, { employer: employer.id, title: 'Tailor' })
})
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const leave = (who: SignedInPerson) => send(app, who, { path: '/api/account/delete/', body: {} })
const exported = async () => (await app.request('/api/account/export/', { headers: as(seeker) })).json()
const alert = { name: '', question: { q: 'tailor' }, by_mail: false, by_push: false }

describe('answers', () => {
  it('an export with profile, CVs, applications and alerts, without what employers note', async () => {
    const { application_id: id } = await applied(app, seeker, { job, cv: CV })
    await decide(app, employer, { id, state: 'shortlisted', note: 'canary-note' })
    await change(app, seeker, { path: '/api/job_alert/', method: 'POST', body: alert })
    const everything = await exported()
    expect(everything).toMatchObject({
      job_profile: { full_name: 'Nasrin Akter', skills: ['Sewing', 'Excel'] },
      cvs: [{ name: 'Nasrin Akter.pdf', kind: 'pdf' }],
      job_applications: [{ id, title: 'Tailor', state: 'shortlisted', letter: 'I live nearby.' }],
      job_alerts: [{ question: { q: 'tailor' } }],
      notices: [{ kind: 'application' }],
    })
    for (const secret of ['canary-note', 'papers/']) expect(JSON.stringify(everything)).not.toContain(secret)
  })

  it('a deletion: profile, CVs and alerts are removed, applications withdrawn and empty', async () => {
    const { application_id } = await applied(app, seeker, { job, cv: CV })
    await change(app, seeker, { path: '/api/job_alert/', method: 'POST', body: alert })
    expect((await leave(seeker)).status).toBe(200)
    expect(app.privateFiles.size).toBe(0)
    for (const table of ['job_profiles', 'job_alerts', 'job_cvs', 'uploads']) {
      const { rowCount } = await sql(`select 1 from ${table} where user_id = $1`, [seeker.id])
      expect([table, rowCount]).toEqual([table, 0])
    }
    const { rows } = await sql('select search_words::text as words from job_applications where id = $1', [application_id])
    expect(rows).toEqual([{ words: '' }])
    const { results } = await applicants(app, employer, { job_post_id: job })
    expect(results).toMatchObject([{ application_id, state: 'withdrawn', full_name: '', phone_number: '', email: '', letter: '', skills: [], cv: null }])
    expect((await read(app, employer, `/api/job_applicant/${application_id}/cv/`)).status).toBe(404)
  })

  it('a deletion of an employer: their jobs are closed', async () => {
    const boss = await joinAsSeller(app, `leaving${people}`)
    const theirs = await makeJob(app.database.db, { employer: boss.id })
    await leave(boss)
    const { rows } = await sql('select is_closed from job_posts where id = $1', [theirs])
    expect(rows).toEqual([{ is_closed: true }])
  })
})

describe('guards', () => {
  it('a deletion against an application that comes at the same moment: nothing is written after it', async () => {
    const change: [string, unknown[]][] = [
      ['select id from users where id = $1 for update', [seeker.id]],
      [`update users set deleted_at = now() where id = $1`, [seeker.id]],
    ]
    const form = new FormData()
    for (const [name, text] of Object.entries({ full_name: 'Nasrin', phone_number: '01712345678', email: 'n@mail.example', job_post: String(job) }))
      form.append(name, text)
    form.append('cv', new Blob([CV.bytes], { type: 'application/pdf' }))
    const answer = await whileAnotherWorks(app, change, () => app.request('/api/job_application/', { method: 'POST', body: form, headers: as(seeker) }))
    expect(answer.status).toBe(401)
    expect(app.privateFiles.size).toBe(0)
    const { rowCount } = await sql('select 1 from job_applications where applicant = $1', [seeker.id])
    expect(rowCount).toBe(0)
  })
})

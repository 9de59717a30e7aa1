import { beforeEach, describe, expect, it } from 'vitest'
import type { JobAlert } from '#contract/jobs/job-alerts.ts'
import type { Email } from '#server/adapters/mail/mail.ts'
import { alertOnce } from '#server/features/jobs/alerts/start-alerting.ts'
import { TEST_ORIGIN, TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { browserOf, QUIET_LOG, tellNow } from '#tests/support/server/notices.ts'
import { change, read } from '#tests/support/server/nouns/applying.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, post, type SignedInPerson } from '#tests/support/server/people.ts'
import { startPushService } from '#tests/support/server/push-service.ts'

const app = useApp({ push_reach: { allowsLoopback: true } })
let seeker: SignedInPerson
let sent: Email[]
let people = 0
beforeEach(async () => {
  sent = []
  people += 1
  await app.database.pool.query('delete from job_alerts')
  await app.database.pool.query('update job_posts set is_closed = true')
  seeker = await joinAndLogIn(app, `seeker${people}`, { email_verified_at: new Date().toISOString() })
})
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const add = (over: object = {}, who = seeker) =>
  change(app, who, { path: '/api/job_alert/', method: 'POST', body: { name: '', question: { q: 'tailor' }, by_mail: true, by_push: true, ...over } })
/** One that has waited for an hour. */
async function added(over: object = {}): Promise<JobAlert> {
  const alert = await (await add(over)).json()
  await sql(`update job_alerts set looked_until = now() - interval '1 hour', look_at = now() where id = $1`, [alert.alert_id])
  return alert
}
const list = async (): Promise<JobAlert[]> => (await read(app, seeker, '/api/job_alert/')).json()
const ofAlert = (id: number, body: object, who = seeker) => change(app, who, { path: `/api/job_alert/${id}/`, body })
const stop = (token: string) => post(app, '/api/job_alert/stop/', { body: { token } })
const aMinuteAgo = () => new Date(Date.now() - 60_000).toISOString()
const job = (over: object = {}) => makeJob(app.database.db, { title: 'Tailor', company: 'Rupsha', published_at: aMinuteAgo(), ...over })
const keep = async (letter: Email) => void sent.push(letter)
const round = () => alertOnce({ db: app.database.db, deliver: keep, origin: TEST_ORIGIN, secret: TEST_SECRET, now: Date.now, log: QUIET_LOG })
const noticesOf = async (who = seeker) => (await read(app, who, '/api/notice/')).json()
const lookAgain = () => sql('update job_alerts set look_at = now()')
const tokenIn = (letter: Email | undefined) => /#stop=([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? ''

describe('answers', () => {
  it('an alert, its list, its channels, and its removal', async () => {
    const alert = await (await add({ name: 'Sewing' })).json()
    expect(alert).toMatchObject({ name: 'Sewing', question: { q: 'tailor' }, by_mail: true, by_push: true, is_paused: false, told_at: null })
    expect(await list()).toEqual([alert])
    expect(await (await ofAlert(alert.alert_id, { by_mail: false, is_paused: true })).json()).toEqual({ ...alert, by_mail: false, is_paused: true })
    expect(await (await ofAlert(alert.alert_id, {})).json()).toMatchObject({ by_mail: false, is_paused: true })
    expect(await (await change(app, seeker, { path: `/api/job_alert/${alert.alert_id}/`, method: 'DELETE' })).json()).toEqual({ removed: alert.alert_id })
    expect(await list()).toEqual([])
  })

  it('the same alert for the same filters, however they are written, no longer paused', async () => {
    const first = await (await add({ question: { district: 'Dhaka', type: 'Contract' } })).json()
    await ofAlert(first.alert_id, { is_paused: true })
    const again = await (await add({ question: { type: 'Contract', district: 'Dhaka', q: '' }, name: 'Mine', by_push: false })).json()
    expect(again).toEqual({ ...first, name: 'Mine', by_push: false, question: first.question })
    expect(await list()).toHaveLength(1)
  })

  it('what was posted since: in the app, on the phone, and by mail with a way to stop it', async () => {
    const browser = await browserOf(app, await startPushService(), seeker)
    const { alert_id } = await added({ name: 'Sewing' })
    const first = await job()
    const second = await job({ title: 'Head tailor', published_at: new Date(Date.now() - 30_000).toISOString() })
    await job({ title: 'Driver' })
    await round()
    expect(await noticesOf()).toMatchObject([{ kind: 'job-alert', job: { alert_id, count: 2, job_post_id: second, title: 'Head tailor', company: 'Rupsha' } }])
    expect(sent).toMatchObject([{ to: seeker.email, language: 'en', subject: '2 new jobs for you' }])
    for (const part of ['“Sewing”', 'Tailor — Rupsha, Dhaka', `${TEST_ORIGIN}/jobdetails/${first}\n`, `${TEST_ORIGIN}/jobdetails/${second}\n`])
      expect(sent[0]?.text).toContain(part)
    await tellNow(app)
    expect(browser.messages.map(({ message }) => message)).toEqual([{ kind: 'job-alert', event_order_id: '', event_title: 'Head tailor' }])
    expect((await stop(tokenIn(sent[0]))).status).toBe(200)
    expect(await list()).toMatchObject([{ is_paused: true }])
  })

  it('the unsubscribe button of a mail program: a POST pauses the alert, a GET only leads to the page that asks', async () => {
    await added()
    await job()
    await round()
    const { pathname } = new URL(sent[0]?.unsubscribe ?? '')
    const opened = await app.request(pathname)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/jobapplications?tab=alerts#stop=${tokenIn(sent[0])}`])
    expect(await list()).toMatchObject([{ is_paused: false }])
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' }
    expect((await app.request(`${pathname.slice(0, -1)}x`, form)).status).toBe(410)
    expect(await list()).toMatchObject([{ is_paused: false }])
    expect((await app.request(pathname, { method: 'DELETE' })).status).toBe(405)
    expect((await app.request(pathname, form)).status).toBe(200)
    expect(await list()).toMatchObject([{ is_paused: true }])
  })

  it('in Bangla to a job seeker whose language is Bangla', async () => {
    await sql(`update users set language = 'bn' where id = $1`, [seeker.id])
    await added()
    await job()
    await job({ title: 'Head tailor', second_title: 'প্রধান দর্জি' })
    await round()
    expect(sent).toMatchObject([{ language: 'bn', subject: 'আপনার জন্য ২টি নতুন চাকরি' }])
    for (const part of ['Tailor — Rupsha, ঢাকা', 'প্রধান দর্জি — Rupsha, ঢাকা']) expect(sent[0]?.text).toContain(part)
  })

  it('in the app alone where nothing else is wished', async () => {
    const browser = await browserOf(app, await startPushService(), seeker)
    await added({ by_mail: false, by_push: false })
    await job()
    await round()
    await tellNow(app)
    expect([(await noticesOf()).length, sent, browser.messages]).toEqual([1, [], []])
  })

  it('ten jobs of many, and says how many more there are', async () => {
    await added()
    for (let n = 0; n < 12; n++) await job()
    await round()
    expect(sent[0]?.text.match(/\/jobdetails\//g)).toHaveLength(10)
    expect(sent[0]?.text).toContain('And 2 more in the app.')
  })

  it('once in a day; what came meanwhile is told the next day, and nothing twice', async () => {
    await added()
    await job()
    await round()
    await job({ title: 'Second tailor', published_at: new Date(Date.now() - 11_000).toISOString() })
    await round()
    expect(sent).toHaveLength(1)
    await sql(`update job_alerts set look_at = now(), looked_until = now() - interval '30 seconds'`)
    await round()
    expect(sent.map(({ subject }) => subject)).toEqual(['A new job for you', 'A new job for you'])
    expect(sent[1]?.text).toContain('Second tailor')
    await lookAgain()
    await round()
    expect(sent).toHaveLength(2)
  })
})

describe('refuses', () => {
  it.each(['q', 'division', 'district'])('half a character as %s', async (name) => {
    expect((await add({ question: { [name]: 'a\ud800' } })).status).toBe(400)
  })

  it('filters that are empty, and filters that make no sense', async () => {
    for (const question of [{}, { q: '' }, { q: '  ' }]) expect(await refusalOf(await add({ question }))).toMatchObject({ status: 400, code: 'bad-input' })
    expect((await add({ question: { type: 'Kingship' } })).status).toBe(400)
  })

  it('a twenty-first, also of many at one moment', async () => {
    await sql(
      `insert into job_alerts (user_id, question, question_key, by_mail, by_push, language) select $1, '{}', n::text, false, false, 'en' from generate_series(1, 18) n`,
      [seeker.id],
    )
    const statuses = await Promise.all([1, 2, 3, 4].map(async (n) => (await add({ question: { q: `word${n}` } })).status))
    expect(statuses.toSorted()).toEqual([200, 200, 400, 400])
  })

  it.each<[string, object, object]>([
    ['is closed', {}, { is_closed: true }],
    ['is over', {}, { deadline: new Date(Date.now() - 1000).toISOString() }],
    ['is a draft', {}, { published_at: null }],
    ['was posted before', {}, { published_at: new Date(Date.now() - 7_200_000).toISOString() }],
    ['is of another place', { question: { district: 'Khulna' } }, {}],
    ['asks for more', { question: { experience: 1 } }, { experience_years: 2 }],
    ['pays less', { question: { min_salary: 20_000 } }, { salary_min: 10_000, salary_max: 15_000 }],
  ])('to tell of a job that %s', async (_, alert, over) => {
    await added(alert)
    await job(over)
    await round()
    expect([sent, await noticesOf()]).toEqual([[], []])
  })

  it('to tell of the user’s own jobs, and while the alert is paused', async () => {
    const { alert_id } = await added()
    await job({ employer: seeker.id })
    await round()
    await ofAlert(alert_id, { is_paused: true })
    await lookAgain()
    await job()
    await round()
    await ofAlert(alert_id, { is_paused: false })
    await round()
    expect([sent, await noticesOf()]).toEqual([[], []])
  })

  it('an e-mail to an address that is not proved', async () => {
    await sql('update users set email_verified_at = null where id = $1', [seeker.id])
    await added()
    await job()
    await round()
    expect([sent, (await noticesOf()).length]).toEqual([[], 1])
  })
})

describe('guards', () => {
  it('alerts from one that the database cannot look at', async () => {
    const bad = await added({ question: { min_salary: 1 } })
    await sql(`update job_alerts set question = '{"min_salary": 99999999999999}', look_at = now() - interval '1 hour' where id = $1`, [bad.alert_id])
    await added()
    await job()
    await round()
    expect(await noticesOf()).toMatchObject([{ kind: 'job-alert', job: { title: 'Tailor' } }])
    const { rows } = await sql('select look_at > now() as waits from job_alerts where id = $1', [bad.alert_id])
    expect(rows).toEqual([{ waits: true }])
  })

  it('a telling from two processes: each match is told exactly once', async () => {
    await added()
    await job()
    await Promise.all([round(), round(), round()])
    expect([sent.length, (await noticesOf()).length]).toEqual([1, 1])
  })

  it('alerts from other users, as if they did not exist', async () => {
    const { alert_id } = await added()
    const other = await joinAndLogIn(app, `other${people}`)
    for (const id of [alert_id, 2_000_000_000]) {
      expect(await refusalOf(await ofAlert(id, { is_paused: true }, other))).toEqual({ status: 404, code: 'not-found' })
      expect((await change(app, other, { path: `/api/job_alert/${id}/`, method: 'DELETE' })).status).toBe(404)
    }
    expect(await list()).toMatchObject([{ is_paused: false }])
  })

  it('an alert from a token that was made up, or is of another', async () => {
    const { alert_id } = await added()
    const other = await (await add({ question: { q: 'driver' } })).json()
    await job()
    await round()
    const [, signature = ''] = tokenIn(sent[0]).split('.')
    for (const token of [`${other.alert_id}.${signature}`, `${alert_id}.${'A'.repeat(43)}`, 'nothing-at-all-here', `${alert_id}.${signature}x`])
      expect((await stop(token)).status, token).toBe(410)
    expect((await list()).filter((one) => one.is_paused)).toEqual([])
  })
})

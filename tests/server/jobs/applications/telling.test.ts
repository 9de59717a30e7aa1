import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CannotDeliver, type Email } from '#server/adapters/mail/mail.ts'
import { sendApplicationEmails } from '#server/features/jobs/applications/send-emails.ts'
import { TEST_ORIGIN, TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { browserOf, makeDue, QUIET_LOG, tellNow } from '#tests/support/server/notices.ts'
import { applied, apply, decide, read, withdraw } from '#tests/support/server/nouns/applying.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { send } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'
import { startPushService } from '#tests/support/server/push-service.ts'

const app = useApp({ push_reach: { allowsLoopback: true } })
let employer: SignedInPerson
let seeker: SignedInPerson
let job = 0
let id = 0
let sent: Email[]
let people = 0
beforeAll(async () => {
  employer = await joinAsSeller(app, 'boss')
})
beforeEach(async () => {
  sent = []
  people += 1
  await app.database.pool.query('update job_letters set due_at = null')
  seeker = await joinAndLogIn(app, `seeker${people}`)
  job = await makeJob(app.database.db, { employer: employer.id, title: 'Tailor', company: 'Rupsha' })
  id = (await applied(app, seeker, { job })).application_id
})
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const noticesOf = async (who: SignedInPerson) => (await read(app, who, '/api/notice/')).json()
const keep = async (letter: Email) => void sent.push(letter)
/** One round of the server. @returns whether there is more. */
const roundNow = (deliver: (letter: Email) => Promise<void> = keep, admit = async () => true) =>
  sendApplicationEmails({ db: app.database.db, deliver, admit, origin: TEST_ORIGIN, secret: TEST_SECRET, log: QUIET_LOG })
/** The same, once what was decided has stood for a while. */
const round: typeof roundNow = async (...args) => {
  await sql('update job_letters set due_at = now() where due_at is not null')
  return roundNow(...args)
}
const subjects = () => sent.map(({ subject }) => subject)
const about = { job_post_id: 0, title: 'Tailor', company: 'Rupsha', state: null, count: null, alert_id: null }

describe('answers', () => {
  it('the applicant with what was decided, in the app and by mail', async () => {
    await decide(app, employer, { id, state: 'shortlisted' })
    expect(await round()).toBe(false)
    expect(sent).toMatchObject([{ to: 'nasrin@mail.example', language: 'en', subject: 'You are on the shortlist: Tailor' }])
    expect(sent[0]?.text).toContain(`${TEST_ORIGIN}/jobapplications`)
    expect(await noticesOf(seeker)).toMatchObject([
      { kind: 'application', event_order_id: null, event_title: null, text: null, job: { ...about, job_post_id: job, state: 'shortlisted' } },
    ])
  })

  it('in the language of the account, and without HTML', async () => {
    await sql(`update users set language = 'bn' where id = $1`, [seeker.id])
    await withdraw(app, seeker, id)
    await applied(app, seeker, { job })
    await decide(app, employer, { id, state: 'shortlisted' })
    await round()
    expect(sent).toMatchObject([{ language: 'bn', subject: 'আপনি বাছাই তালিকায় আছেন: Tailor' }])
    expect(sent[0]?.html).toBeUndefined()
  })

  it('the employer with how many applied', async () => {
    await apply(app, await joinAndLogIn(app, `second${people}`), { job })
    const mine = (await noticesOf(employer)).filter((one: { job: { job_post_id: number } }) => one.job.job_post_id === job)
    expect(mine).toMatchObject([{ kind: 'applicants', job: { ...about, job_post_id: job, count: 2 }, is_read: false }])
  })

  it('the employer with how many are left when an applicant withdraws, and with nothing when none is left', async () => {
    const second = await joinAndLogIn(app, `second${people}`)
    const other = await applied(app, second, { job })
    const mine = async () => (await noticesOf(employer)).filter((one: { job: { job_post_id: number } }) => one.job.job_post_id === job)
    await withdraw(app, seeker, id)
    expect(await mine()).toMatchObject([{ job: { count: 1 } }])
    await withdraw(app, second, other.application_id)
    expect(await mine()).toEqual([])
    await applied(app, seeker, { job })
    await send(app, seeker, { path: '/api/account/delete/', body: {} })
    expect(await mine()).toEqual([])
  })

  it('phones with the title of the job, and nothing else of it', async () => {
    const browser = await browserOf(app, await startPushService(), seeker)
    await decide(app, employer, { id, state: 'hired' })
    await makeDue(app)
    await tellNow(app)
    expect(browser.messages.map(({ message }) => message)).toEqual([{ kind: 'application', event_order_id: '', event_title: 'Tailor' }])
  })

  it('an e-mail that failed, tried again; one that is refused for good is left', async () => {
    await decide(app, employer, { id, state: 'hired' })
    await round(async () => {
      throw new Error('the server is away')
    })
    expect(await roundNow()).toBe(false)
    expect(sent).toEqual([])
    await round(async () => {
      throw new CannotDeliver('no such mailbox')
    })
    await round()
    expect(sent).toEqual([])
  })
})

describe('refuses', () => {
  it('to tell a decision that was changed meanwhile, or of what was withdrawn', async () => {
    await decide(app, employer, { id, state: 'rejected' })
    await decide(app, employer, { id, state: 'shortlisted' })
    await round()
    expect(sent.map(({ subject }) => subject)).toEqual(['You are on the shortlist: Tailor'])
    await decide(app, employer, { id, state: 'hired' })
    await withdraw(app, seeker, id)
    await round()
    expect(sent).toHaveLength(1)
  })

  it('to send an e-mail that another run held while the decision was changed', async () => {
    await decide(app, employer, { id, state: 'shortlisted' })
    await sql(`insert into job_letters (kind, job_application, details) values ('decision', $1, '{"state": "rejected"}')`, [id])
    await round()
    expect(subjects()).toEqual(['You are on the shortlist: Tailor'])
  })

  it('to mail or push what was decided a moment ago: a finger may have slipped', async () => {
    const browser = await browserOf(app, await startPushService(), seeker)
    await decide(app, employer, { id, state: 'rejected' })
    await roundNow()
    await tellNow(app)
    expect([sent, browser.messages]).toEqual([[], []])
    const { rows } = await sql(
      `select extract(epoch from l.due_at - now())::int as letter, extract(epoch from p.due_at - now())::int as push
       from job_letters l, push_messages p where l.due_at is not null`,
    )
    for (const seconds of Object.values(rows[0])) expect(seconds).toBeGreaterThan(100)
  })

  it('to keep what was taken back: a decision undone leaves nothing to read, mail or push', async () => {
    const browser = await browserOf(app, await startPushService(), seeker)
    await decide(app, employer, { id, state: 'rejected' })
    await decide(app, employer, { id, state: 'seen' })
    await makeDue(app)
    await tellNow(app)
    await round()
    expect([sent, browser.messages, await noticesOf(seeker)]).toEqual([[], [], []])
  })

  it('to push what was read in the app already', async () => {
    const browser = await browserOf(app, await startPushService(), seeker)
    await decide(app, employer, { id, state: 'hired' })
    const [{ id: up_to }] = await noticesOf(seeker)
    await send(app, seeker, { path: '/api/notice/read/', body: { up_to } })
    await makeDue(app)
    await tellNow(app)
    expect(browser.messages).toEqual([])
  })

  it('that the employer has looked: that is no news', async () => {
    await decide(app, employer, { id, state: 'seen' })
    await round()
    expect([sent, await noticesOf(seeker)]).toEqual([[], []])
  })
})

describe('guards', () => {
  it('mailboxes of strangers: an unverified address gets few e-mails, a verified one gets them', async () => {
    await decide(app, employer, { id, state: 'hired' })
    await round(keep, async () => false)
    expect(sent).toEqual([])
    await sql(`update users set email_verified_at = now() where id = $1`, [seeker.id])
    await decide(app, employer, { id, state: 'shortlisted' })
    await round(keep, async () => false)
    expect(sent.map(({ to }) => to)).toEqual([seeker.email])
  })

  it('the phone of an employer from one who applies again and again', async () => {
    const browser = await browserOf(app, await startPushService(), employer)
    for (let times = 0; times < 4; times++) {
      await withdraw(app, seeker, id)
      await applied(app, seeker, { job })
    }
    await tellNow(app)
    expect(browser.messages).toEqual([])
    const mine = (await noticesOf(employer)).filter((one: { job: { job_post_id: number } }) => one.job.job_post_id === job)
    expect(mine).toMatchObject([{ job: { count: 1 } }])
  })

  it('a mailbox from an employer who cannot decide', async () => {
    for (const state of ['rejected', 'shortlisted', 'rejected', 'shortlisted']) await decide(app, employer, { id, state })
    await round()
    expect(subjects()).toEqual(['You are on the shortlist: Tailor'])
    // Back to what was told already.
    await decide(app, employer, { id, state: 'rejected' })
    await decide(app, employer, { id, state: 'shortlisted' })
    await round()
    expect(sent).toHaveLength(1)
    for (const state of ['hired', 'shortlisted', 'hired', 'shortlisted']) {
      await decide(app, employer, { id, state })
      await round()
    }
    expect(sent).toHaveLength(3)
  })

  it('news of an application that was sent again: the same decision is told once more', async () => {
    await decide(app, employer, { id, state: 'shortlisted' })
    await round()
    await withdraw(app, seeker, id)
    await applied(app, seeker, { job })
    await decide(app, employer, { id, state: 'shortlisted' })
    await round()
    expect(subjects()).toEqual(['You are on the shortlist: Tailor', 'You are on the shortlist: Tailor'])
  })

  it('an e-mail against two runs at the same moment', async () => {
    await decide(app, employer, { id, state: 'hired' })
    await Promise.all([round(), round(), round()])
    expect(sent).toHaveLength(1)
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '#contract/accounts/accounts.ts'
import type { Email } from '#server/adapters/mail/mail.ts'
import { mailStops } from '#server/adapters/mail/mail-stops.ts'
import { unsubscribeHeaders } from '#server/adapters/mail/unsubscribe-headers.ts'
import { sendApplicationEmails } from '#server/features/jobs/applications/send-emails.ts'
import { TEST_ORIGIN, TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { QUIET_LOG } from '#tests/support/server/notices.ts'
import { applied, change, decide, read } from '#tests/support/server/nouns/applying.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let employer: SignedInPerson
let seeker: SignedInPerson
let people = 0
beforeAll(async () => {
  employer = await joinAsSeller(app, 'boss')
})
beforeEach(async () => {
  people += 1
  seeker = await joinAndLogIn(app, `seeker${people}`)
})
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const account = async (who = seeker): Promise<Account> => (await read(app, who, '/api/account/')).json()
const notices = async (): Promise<unknown[]> => (await read(app, seeker, '/api/notice/')).json()

/** An employer decides on a new application, and what is due is sent. */
async function decided(): Promise<Email[]> {
  const sent: Email[] = []
  const job = await makeJob(app.database.db, { employer: employer.id, title: 'Tailor', company: 'Rupsha' })
  const { application_id } = await applied(app, seeker, { job })
  await decide(app, employer, { id: application_id, state: 'shortlisted' })
  await sql('update job_letters set due_at = now() where due_at is not null')
  const deliver = async (letter: Email) => void sent.push(letter)
  const parts = { db: app.database.db, deliver, admit: async () => true, origin: TEST_ORIGIN, secret: TEST_SECRET, log: QUIET_LOG }
  while (await sendApplicationEmails(parts));
  return sent
}

const ONE_CLICK = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' }
const addressIn = ([letter]: Email[]) => new URL(letter?.unsubscribe ?? '').pathname
const tokenIn = ([letter]: Email[]) => /profile-settings#stop=([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
const stop = (token: string) => post(app, '/api/account/mails/stop/', { body: { token } })

describe('mails about applications', () => {
  it('carry both headers by which a mail program stops them, and a link for their reader', async () => {
    const sent = await decided()
    expect(sent).toHaveLength(1)
    expect(unsubscribeHeaders(sent[0]?.unsubscribe ?? null)).toEqual({
      'List-Unsubscribe': `<${TEST_ORIGIN}/api/account/mails/unsubscribe/${tokenIn(sent)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(sent[0]?.text).toContain('To stop emails about your applications:')
  })

  it('stop with one POST without a session; a GET only leads to the page that asks', async () => {
    const sent = await decided()
    const address = addressIn(sent)
    const opened = await app.request(address)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/profile-settings#stop=${tokenIn(sent)}`])
    expect((await app.request(address, { method: 'DELETE' })).status).toBe(405)
    expect(await account()).toMatchObject({ application_mails: true, staff_mails: true })
    expect((await app.request(address, ONE_CLICK)).status).toBe(200)
    expect(await account()).toMatchObject({ application_mails: false, staff_mails: true })
    const told = (await notices()).length
    expect(await decided()).toEqual([])
    expect(await notices(), 'in the app it is told all the same').toHaveLength(told + 1)
  })

  it('stop by the page that the link opens, and are switched on again in the settings', async () => {
    expect(await (await stop(tokenIn(await decided()))).json()).toEqual({ stopped: 'application_mails' })
    expect(await decided()).toEqual([])
    expect(await (await change(app, seeker, { path: '/api/account/', body: { application_mails: true } })).json()).toMatchObject({ application_mails: true })
    expect(await decided()).toHaveLength(1)
  })

  it('are not stopped for another user, nor by a token that was changed', async () => {
    const other = await joinAndLogIn(app, `other${people}`)
    const token = tokenIn(await decided())
    const [kind = '', , signature = ''] = token.split('.')
    const changed = [`${kind}.${other.id}.${signature}`, `staff_mails.${seeker.id}.${signature}`, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`]
    for (const wrong of changed) {
      expect(await refusalOf(await stop(wrong))).toMatchObject({ status: 410, code: 'link-expired' })
      expect((await app.request(`/api/account/mails/unsubscribe/${wrong}`, ONE_CLICK)).status).toBe(410)
    }
    expect(await refusalOf(await stop('x'))).toMatchObject({ status: 400, code: 'bad-input' })
    expect(await account()).toMatchObject({ application_mails: true, staff_mails: true })
    expect(await account(other)).toMatchObject({ application_mails: true, staff_mails: true })
  })

  it('stay switched on for a deleted account: the answer does not reveal it', async () => {
    const token = mailStops(TEST_SECRET).write({ user_id: 2_000_000_000, kind: 'application_mails' })
    expect((await stop(token)).status).toBe(200)
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CannotDeliver, type Email } from '#server/adapters/mail/mail.ts'
import { sendMessageEmails } from '#server/features/conversations/send-emails.ts'
import { TEST_ORIGIN, TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { decideAbout } from '#tests/support/server/cases.ts'
import { QUIET_LOG } from '#tests/support/server/notices.ts'
import { applied, withdraw } from '#tests/support/server/nouns/applying.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { aTaggedPhoto, markRead, report, said } from '#tests/support/server/nouns/talking.ts'
import { joinAndLogIn, joinAsStaff, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let seller: SignedInPerson
let buyer: SignedInPerson
let staff: SignedInPerson
let sent: Email[] = []
let people = 0
let to = { kind: 'event', subject: 0 }
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
beforeAll(async () => {
  staff = await joinAsStaff(app, 'staff', { email_verified_at: new Date().toISOString() })
})
beforeEach(async () => {
  sent = []
  await sql('truncate rate_limits')
  await sql('update conversation_sides set mail_due_at = null')
  people += 1
  buyer = await joinAndLogIn(app, `buyer${people}`, { email_verified_at: new Date().toISOString() })
  seller = await joinAsSeller(app, `seller${people}`)
  to = { kind: 'event', subject: await makeEvent(app.database.db, { seller: seller.id, title: 'Boat Race' }) }
})
const keep = async (email: Email) => void sent.push(email)
const round = (deliver: (email: Email) => Promise<void> = keep, admit = async () => true) =>
  sendMessageEmails({ db: app.database.db, deliver, admit, origin: TEST_ORIGIN, secret: TEST_SECRET, log: QUIET_LOG })
/** Lets minutes go by for what was written. */
async function later(minutes: number): Promise<void> {
  await sql('update conversation_sides set mail_due_at = mail_due_at - make_interval(mins => $1)', [minutes])
  await sql('update conversation_messages set created_at = created_at - make_interval(mins => $1)', [minutes])
}

describe('a mail', () => {
  it('comes when a message was unread for ten minutes, one for all of its conversation, and not twice', async () => {
    const { conversation_id } = await said(app, buyer, { to, text: 'May children come?' })
    await said(app, buyer, { to, text: 'And dogs?\nhttps://evil.example <b>x</b>', picture: { bytes: await aTaggedPhoto(40, 30) } })
    await later(9)
    await round()
    expect(sent).toEqual([])
    await later(2)
    await round()
    await round()
    expect(sent).toMatchObject([{ to: seller.email, language: 'en', subject: `2 messages from ${buyer.username}: Boat Race` }])
    expect(sent[0]?.text).toContain('\n> May children come?\n\n> And dogs?\n> https://evil.example <b>x</b>\n> (a picture: open the conversation to see it)\n')
    expect(sent[0]?.text).toContain(`${TEST_ORIGIN}/en/messages/${conversation_id}\n`)
    expect([sent[0]?.html, sent[0]?.attachments]).toEqual([undefined, undefined])
  })

  it('does not come for what was read meanwhile', async () => {
    const { conversation_id, message } = await said(app, buyer, { to })
    await markRead(app, seller, [conversation_id, message.id])
    await later(11)
    await round()
    expect(sent).toEqual([])
  })

  it('tells what was written after the one before, once that is unread for as long', async () => {
    const { conversation_id } = await said(app, buyer, { to, text: 'first' })
    await later(11)
    await round()
    await said(app, buyer, { to: { conversation_id }, text: 'second' })
    await round()
    expect(sent).toHaveLength(1)
    await later(11)
    await round()
    expect(sent.map(({ subject }) => subject)).toEqual([`A message from ${buyer.username}: Boat Race`, `A message from ${buyer.username}: Boat Race`])
    expect(sent[1]?.text).not.toContain('first')
  })

  it('tells later what is written while it is sent', async () => {
    const { conversation_id } = await said(app, buyer, { to, text: 'first' })
    await later(11)
    await round(async (email) => {
      await said(app, buyer, { to: { conversation_id }, text: 'second' })
      await keep(email)
    })
    await later(11)
    await round()
    expect(sent.map(({ text }) => [text.includes('first'), text.includes('second')])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('is in the language of the account, and so is its link', async () => {
    await sql(`update users set language = 'bn' where id = $1`, [seller.id])
    const { conversation_id } = await said(app, buyer, { to })
    await later(11)
    await round()
    expect(sent).toMatchObject([{ language: 'bn', subject: `${buyer.username}: ১টি মেসেজ (Boat Race)` }])
    expect(sent[0]?.text).toContain(`${TEST_ORIGIN}/bn/messages/${conversation_id}\n`)
  })

  it('of the support team goes to who asked; staff get none for each message', async () => {
    const { conversation_id } = await said(app, buyer, { to: { kind: 'support' } })
    await later(11)
    await round()
    expect(sent).toEqual([])
    await said(app, staff, { to: { conversation_id }, text: 'It is under way.' })
    await later(11)
    await round()
    expect(sent).toMatchObject([{ to: buyer.email, subject: 'A message from the Hatkhola support team' }])
  })

  it('leaves out what staff removed', async () => {
    const { conversation_id, message } = await said(app, buyer, { to, text: 'canary' })
    await said(app, buyer, { to: { conversation_id }, text: 'still here' })
    await report(app, seller, { message: message.id })
    await decideAbout(app, staff, { kind: 'message', subject: message.id, decision: 'remove' })
    await later(11)
    await round()
    expect(sent.map(({ text }) => [text.includes('canary'), text.includes('still here')])).toEqual([[false, true]])
  })

  it('is stopped by its link, and told in the app alone from then on', async () => {
    await said(app, buyer, { to })
    await later(11)
    await round()
    const token = /#stop=(\S+)/.exec(sent[0]?.text ?? '')?.[1]
    expect(await (await post(app, '/api/account/mails/stop/', { body: { token } })).json()).toEqual({ stopped: 'message_mails' })
    await said(app, buyer, { to })
    await later(11)
    await round()
    expect(sent).toHaveLength(1)
  })
})

describe('guards', () => {
  it('applicants who withdrew, and accounts that are gone, from mails', async () => {
    const job = await makeJob(app.database.db, { employer: seller.id })
    const { application_id } = await applied(app, buyer, { job })
    await said(app, seller, { to: { kind: 'application', subject: application_id } })
    await withdraw(app, buyer, application_id)
    await said(app, buyer, { to })
    await sql('update users set locked_at = now() where id = $1', [seller.id])
    await later(11)
    await round()
    expect(sent).toEqual([])
  })

  it('mailboxes of strangers: an address that is not verified gets few', async () => {
    await sql('update users set email_verified_at = null where id = $1', [seller.id])
    await said(app, buyer, { to })
    await later(11)
    await round(keep, async () => false)
    expect(sent).toEqual([])
    await said(app, buyer, { to })
    await later(11)
    await round(keep, async () => true)
    expect(sent).toHaveLength(1)
  })

  it('a mail against two runs at the same moment', async () => {
    await said(app, buyer, { to })
    await later(11)
    await Promise.all([round(), round(), round()])
    expect(sent).toHaveLength(1)
  })

  it('a mail that failed: it is tried again after a pause, given up in the end, and not again where it is refused for good', async () => {
    await said(app, buyer, { to })
    await later(11)
    let tries = 0
    const fail = async () => {
      tries += 1
      throw new Error('the server is away')
    }
    await round(fail)
    await round(fail)
    expect(tries).toBe(1)
    for (let n = 0; n < 10; n++) {
      await sql('update conversation_sides set mail_due_at = now() where mail_due_at is not null')
      await round(fail)
    }
    expect(tries).toBe(8)
    expect((await sql('select 1 from conversation_sides where mail_due_at is not null')).rows).toEqual([])
    await said(app, buyer, { to, text: 'later' })
    await later(11)
    await round(async () => {
      throw new CannotDeliver('no such mailbox')
    })
    await later(600)
    await round()
    expect(sent).toEqual([])
  })

  it('no mail after all where the conversation is read between two tries', async () => {
    const { conversation_id, message } = await said(app, buyer, { to })
    await later(11)
    await round(async () => {
      await markRead(app, seller, [conversation_id, message.id])
      throw new Error('the server is away')
    })
    await later(600)
    await round()
    expect(sent).toEqual([])
  })
})

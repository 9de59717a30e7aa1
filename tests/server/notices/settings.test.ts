import { beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '#contract/accounts/accounts.ts'
import { NOTICE_GROUP_NAMES, NOTICE_GROUPS } from '#contract/notices/notice-groups.ts'
import { NOTICE_KINDS, type NoticeKind } from '#contract/notices/notice-kinds.ts'
import type { NoticeSetting } from '#contract/notices/notice-settings.ts'
import type { Notice } from '#contract/notices/notices.ts'
import type { Email } from '#server/adapters/mail/mail.ts'
import { mailStops } from '#server/adapters/mail/mail-stops.ts'
import { sendApplicationEmails } from '#server/features/jobs/applications/send-emails.ts'
import { TEST_ORIGIN, TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { browserOf, leaveTask, makeDue, orderThatIs, QUIET_LOG, tellNow } from '#tests/support/server/notices.ts'
import { applied, decide } from '#tests/support/server/nouns/applying.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { refusalOf, send } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, post, type SignedInPerson } from '#tests/support/server/people.ts'
import { startPushService } from '#tests/support/server/push-service.ts'

const app = useApp({ push_reach: { allowsLoopback: true } })
let people = 0
let reader: SignedInPerson
beforeEach(async () => {
  people += 1
  reader = await joinAndLogIn(app, `reader${people}`)
})

const get = async (path: string, who = reader) => (await app.request(path, { headers: as(who) })).json()
const settings = async (who = reader): Promise<NoticeSetting[]> => get('/api/notice/settings/', who)
const settingOf = async (group: string, who = reader) => (await settings(who)).find((setting) => setting.group === group)
/** @param what group and way, `replies.push` */
function choose(what: string, is_on: boolean, who = reader) {
  const [group, way] = what.split('.')
  return send(app, who, { path: '/api/notice/settings/', body: { group, way, is_on } })
}
const kinds = async (who = reader): Promise<NoticeKind[]> => ((await get('/api/notice/', who)) as Notice[]).map(({ kind }) => kind)

/** An employer decides on an application of the reader; gives the mails that go. */
async function decided(): Promise<Email[]> {
  const employer = await joinAsSeller(app, `boss${people}-${Math.random().toString(36).slice(2, 8)}`)
  const job = await makeJob(app.database.db, { employer: employer.id, title: 'Tailor', company: 'Rupsha' })
  const { application_id } = await applied(app, reader, { job })
  await decide(app, employer, { id: application_id, state: 'shortlisted' })
  await app.database.pool.query('update job_letters set due_at = now() where due_at is not null')
  const sent: Email[] = []
  const deliver = async (letter: Email) => void sent.push(letter)
  while (await sendApplicationEmails({ db: app.database.db, deliver, admit: async () => true, origin: TEST_ORIGIN, secret: TEST_SECRET, log: QUIET_LOG }));
  return sent
}

describe('settings of notices', () => {
  it('have every kind in exactly one group', () => {
    const grouped = NOTICE_GROUP_NAMES.flatMap((name): readonly string[] => NOTICE_GROUPS[name].kinds)
    expect(grouped.toSorted()).toEqual([...NOTICE_KINDS].toSorted())
  })

  it('are all on at first; groups of sellers are shown to sellers alone', async () => {
    const names = (await settings()).map(({ group }) => group)
    expect(names).toEqual([
      'orders',
      'parcels',
      'bookings',
      'reminders',
      'conversations',
      'applications',
      'job-alerts',
      'replies',
      'reviews',
      'silences',
      'decisions',
    ])
    expect((await settings()).every(({ app: inApp, push, mail }) => inApp && push && mail !== false)).toBe(true)
    const seller = await joinAsSeller(app, `stall${people}`)
    expect((await settings(seller)).map(({ group }) => group)).toEqual(NOTICE_GROUP_NAMES)
  })

  it('are kept, also when two are switched at once, and those of another account stay', async () => {
    const other = await joinAndLogIn(app, `other${people}`)
    await Promise.all([choose('replies.app', false), choose('orders.push', false), choose('applications.mail', false)])
    expect(await settings()).toMatchObject([
      { group: 'orders', app: true, push: false, mail: null },
      { group: 'parcels', app: true, push: true, mail: null },
      { group: 'bookings', app: true, push: true, mail: null },
      { group: 'reminders', app: true, push: true, mail: true },
      { group: 'conversations', app: true, push: true, mail: true },
      { group: 'applications', app: true, push: true, mail: false },
      { group: 'job-alerts', app: true, push: true, mail: null },
      { group: 'replies', app: false, push: true, mail: null },
      { group: 'reviews', app: true, push: true, mail: null },
      { group: 'silences', app: true, push: true, mail: null },
      { group: 'decisions', app: true, push: true, mail: null },
    ])
    expect(await settings(other)).toMatchObject([{ push: true }, {}, {}, {}, {}, { mail: true }, {}, { app: true }, {}, {}, {}])
    const again: NoticeSetting[] = await (await choose('replies.app', true)).json()
    expect(again.find(({ group }) => group === 'replies')).toMatchObject({ app: true })
  })

  it('are refused without a session, and where a way cannot be switched', async () => {
    expect((await app.request('/api/notice/settings/')).status).toBe(401)
    for (const what of ['orders.app', 'orders.mail', 'replies.mail', 'job-alerts.mail', 'nothing.app'])
      expect(await refusalOf(await choose(what, false)), what).toMatchObject({ status: 400, code: 'bad-input' })
  })

  it('are in the export, and gone with the account', async () => {
    await choose('replies.push', false)
    expect(await get('/api/account/export/')).toMatchObject({ notices_switched_off: ['replies.push'] })
    expect((await post(app, '/api/account/delete/', { headers: as(reader), body: {} })).status).toBe(200)
    const { rows } = await app.database.pool.query('select notices_off from users where id = $1', [reader.id])
    expect(rows).toEqual([{ notices_off: [] }])
  })
})

describe('a group that is switched off', () => {
  it('on phones has notices in the app alone', async () => {
    const phone = await browserOf(app, await startPushService(), reader)
    const order = await orderThatIs(app, reader, 'confirmed')
    await choose('orders.push', false)
    await leaveTask(app, order.id, 'tell-paid')
    await tellNow(app)
    expect(await kinds()).toEqual(['paid'])
    expect(phone.messages).toEqual([])
    await choose('orders.push', true)
    await leaveTask(app, (await orderThatIs(app, reader, 'confirmed')).id, 'tell-paid')
    await tellNow(app)
    expect(phone.messages).toHaveLength(1)
  })

  it('on phones after a message was left is not sent to them any more', async () => {
    const phone = await browserOf(app, await startPushService(), reader)
    phone.answers.status = 500
    await leaveTask(app, (await orderThatIs(app, reader, 'confirmed')).id, 'tell-paid')
    await tellNow(app)
    await choose('orders.push', false)
    phone.answers.status = 201
    await makeDue(app)
    await tellNow(app)
    expect(phone.messages).toEqual([])
  })

  it('in the app has no notices there nor on phones; e-mails still come', async () => {
    const phone = await browserOf(app, await startPushService(), reader)
    await choose('applications.app', false)
    expect(await decided()).toHaveLength(1)
    await makeDue(app)
    await tellNow(app)
    expect([await kinds(), phone.messages]).toEqual([[], []])
    await choose('applications.app', true)
    await decided()
    expect(await kinds()).toEqual(['application'])
  })
})

describe('mails', () => {
  it('that are switched off in these settings do not come, and the account says the same', async () => {
    await choose('applications.mail', false)
    expect(await decided()).toEqual([])
    expect(await kinds()).toEqual(['application'])
    expect(((await get('/api/account/')) as Account).application_mails).toBe(false)
  })

  it('that the link in a mail stopped are off in these settings, and come again when switched on here', async () => {
    const token = mailStops(TEST_SECRET).write({ user_id: reader.id, kind: 'application_mails' })
    await post(app, '/api/account/mails/stop/', { body: { token } })
    expect(await settingOf('applications')).toMatchObject({ mail: false })
    await choose('applications.mail', true)
    expect(await decided()).toHaveLength(1)
  })
})

import { describe, expect, it } from 'vitest'
import type { SecurityEventKind } from '#contract/accounts/security-events.ts'
import { addReport } from '#server/db/cases/add-report.ts'
import { security_events } from '#server/db/tables/accounts.ts'
import { accessTokens } from '#server/http/sessions/access-token.ts'
import { TEST_SECRET } from '#tests/support/server/app.ts'
import {
  account,
  app,
  ask,
  asStaff,
  CANARY,
  desk,
  enter,
  eventsDuring,
  google,
  learn,
  lines,
  linkIn,
  secrets,
  sent,
  shop,
  soldOut,
} from '#tests/support/server/audited-account.ts'
import { decideAbout, decideComment } from '#tests/support/server/cases.ts'
import type { SeenElsewhere } from '#tests/support/server/events-seen-elsewhere.ts'
import { ask as askAs, makeArticle, makeComment } from '#tests/support/server/nouns/commenting.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { decideOwnLicences } from '#tests/support/server/nouns/licences.ts'
import { makeChat } from '#tests/support/server/nouns/talking.ts'
import { as, join, logIn, TEST_PASSWORD } from '#tests/support/server/people.ts'
import { decideAsSecond } from '#tests/support/server/second-of-staff.ts'

const { database, request } = app

/** The token of one of the staff whose session leaves nothing in the log. */
const quietStaff = async (): Promise<string> => {
  const { id } = await join(app, 'quiet-staff')
  await database.pool.query('update users set is_staff = true where id = $1', [id])
  await database.pool.query(
    "insert into sessions (id, user_id, token_hash, expires_at, remember) values ('quiet', $1, 'x', now() + interval '1 hour', false)",
    [id],
  )
  return accessTokens(TEST_SECRET).issue({ user_id: id, sid: 'quiet' }, Date.now())
}

/** One life of an account, in order: what is done, and what is written down of it. */
const LIFE: [string, SecurityEventKind[], () => Promise<unknown>][] = [
  ['registering', ['registered'], () => sent('/api/auth/register/', { username: CANARY.username, email: CANARY.email, password: CANARY.password })],
  ['following the link', ['email-verified'], async () => sent('/api/auth/verify_email/', { token: await linkIn() })],
  ['a wrong password', ['sign-in-failed'], () => sent('/api/auth/login/', { username: CANARY.username, password: CANARY.wrongPassword })],
  ['a name that no account has', ['sign-in-failed'], () => sent('/api/auth/login/', { username: 'canary-nobody', password: CANARY.wrongPassword })],
  ['signing in', ['signed-in'], () => enter(CANARY.password)],
  ['signing out', ['signed-in', 'signed-out'], async () => sent('/api/auth/logout/', {}, { cookie: (await enter(CANARY.password)).cookies })],
  [
    'a stolen refresh token',
    ['signed-in', 'refresh-reused'],
    async () => {
      const { cookies, access } = await enter(CANARY.password)
      learn(access)
      await database.pool.query("update sessions set rotated_at = now() - interval '1 minute'")
      await sent('/api/auth/refresh/', {}, { cookie: cookies })
      await database.pool.query("update sessions set rotated_at = now() - interval '1 minute'")
      expect((await sent('/api/auth/refresh/', {}, { cookie: cookies })).status).toBe(401)
    },
  ],
  ['ending other sessions', ['signed-in', 'session-ended'], async () => ask('DELETE /api/account/other_sessions/', await enter(CANARY.password))],
  [
    'ending one session',
    ['signed-in', 'session-ended'],
    async () => {
      const person = await enter(CANARY.password)
      const [{ id }] = await (await ask('GET /api/account/sessions/', person)).json()
      expect((await ask(`DELETE /api/account/sessions/${id}/`, person)).status).toBe(200)
    },
  ],
  [
    'a name and a number',
    ['signed-in'],
    async () => ask('PATCH /api/account/', await enter(CANARY.password), { full_name: CANARY.fullName, phone: CANARY.phone }),
  ],
  [
    'proving the password',
    ['signed-in', 'password-proved'],
    async () => ask('POST /api/account/prove/', await enter(CANARY.password), { password: CANARY.password }),
  ],
  [
    'another password',
    ['signed-in', 'password-changed'],
    async () => ask('POST /api/account/password/', await enter(CANARY.password), { password: CANARY.newPassword }),
  ],
  [
    'another e-mail',
    ['signed-in', 'email-change-asked'],
    async () => ask('POST /api/account/email/', await enter(CANARY.newPassword), { email: CANARY.newEmail }),
  ],
  ['its link', ['email-changed'], async () => sent('/api/auth/verify_email/', { token: await linkIn() })],
  ['asking for recovery', ['recovery-asked'], () => sent('/api/auth/recover/', { email: CANARY.newEmail })],
  ['the recovery', ['password-reset'], async () => sent('/api/auth/reset/', { token: await linkIn(), password: CANARY.lastPassword })],
  ['linking Google', ['signed-in', 'google-linked'], async () => ask('POST /api/account/google/', await enter(CANARY.lastPassword), google)],
  ['signing in with Google', ['signed-in'], () => sent('/api/auth/google/finish/', google)],
  ['unlinking Google', ['signed-in', 'google-unlinked'], async () => ask('DELETE /api/account/google/', await enter(CANARY.lastPassword))],
  ['opening a shop', ['signed-in', 'seller-opened'], async () => ask('POST /api/account/seller/', await enter(CANARY.lastPassword), shop)],
  [
    'calling an event off',
    ['signed-in', 'event-called-off'],
    async () => {
      const seller = await enter(CANARY.lastPassword)
      const event = await makeEvent(database.db, { seller: (await account()).id })
      await ask(`POST /api/event/${event}/call_off/`, seller, { reason: CANARY.reason })
    },
  ],
  [
    'giving orders back',
    ['signed-in', 'sale-refunded', 'sales-refunded'],
    async () => {
      const seller = await enter(CANARY.lastPassword)
      const { event, orders } = await soldOut()
      expect((await ask(`POST /api/event_sale/${orders[0]}/refund/`, seller, { why: CANARY.reason })).status).toBe(200)
      expect(await (await ask('POST /api/event_sale/refund_all/', seller, { event_id: event, why: CANARY.reason })).json()).toEqual({ orders: 1 })
    },
  ],
  [
    'a gate and its end',
    ['signed-in', 'gate-made', 'gate-ended'],
    async () => {
      const seller = await enter(CANARY.lastPassword)
      const { event } = await soldOut()
      const { pass, secret } = await (await ask('POST /api/gate/pass/', seller, { event_id: event, label: CANARY.gate })).json()
      secrets.add(secret)
      expect((await ask(`DELETE /api/gate/pass/${pass.id}/`, seller)).status).toBe(200)
    },
  ],
  [
    'deciding about a message',
    ['signed-in', 'case-decided'],
    asStaff(async (staff, id) => {
      const { messages } = await makeChat(app, { asker: id, answerer: null, lines: [['asker', CANARY.reason]] })
      const about = { kind: 'message', subject: messages[0] ?? 0, owner: id, sender: 'one', reason: 'spam', note: CANARY.reason } as const
      await addReport(database.db, about)
      expect((await decideAbout(app, staff, { ...about, decision: 'remove', reason: CANARY.reason })).status).toBe(200)
    }),
  ],
  [
    'deciding about a comment',
    ['signed-in', 'case-decided', 'case-decided'],
    asStaff(async (staff) => {
      const { id: comment } = await makeComment(database.db, { blog: await makeArticle(database.db), text: CANARY.reason })
      for (const deed of ['remove', 'release']) expect((await decideComment(app, { staff, id: comment, deed })).status).toBe(200)
    }),
  ],
  [
    'putting something forward on Home',
    ['signed-in', 'feature-set', 'feature-removed'],
    async () => {
      const staff = await enter(CANARY.lastPassword)
      const { id } = await account()
      await database.pool.query('update users set is_staff = true where id = $1', [id])
      const body = { place: 'home-event', id: await makeEvent(database.db), until: new Date(Date.now() + 86_400_000).toISOString() }
      expect((await askAs(app, '/api/desk/feature/', { body, access: staff.access })).status).toBe(200)
      for (const _ of ['once', 'again'])
        expect((await askAs(app, '/api/desk/feature/remove/', { body: { place: 'home-event' }, access: staff.access })).status).toBe(200)
      await database.pool.query('update users set is_staff = false where id = $1', [id])
    },
  ],
  [
    'deciding about an author',
    ['signed-in', 'author-granted', 'author-refused'],
    asStaff(async (staff, id) => {
      expect((await askAs(app, '/api/author/', { body: { note: CANARY.reason }, access: staff.access })).status).toBe(200)
      for (const deed of ['grant', 'grant', 'refuse'])
        expect((await askAs(app, `/api/moderation/authors/${id}/`, { body: { deed }, access: staff.access })).status).toBe(200)
    }),
  ],
  [
    'deciding about a trade licence',
    ['signed-in', 'licence-viewed', 'licence-seen', 'licence-refused'],
    asStaff((staff, id) => decideOwnLicences(app, { ...staff, id }, 'Of another shop.')),
  ],
  [
    'deciding as the second of staff',
    ['signed-in', 'approval-approved', 'approval-refused', 'approval-void'],
    asStaff((staff) => decideAsSecond(app, staff.access, CANARY.reason)),
  ],
  [
    'what staff do about a person',
    ['signed-in', 'person-viewed', 'contact-shown', 'person-silenced', 'silence-objected', 'silence-upheld', 'silence-lifted', 'grant-asked', 'sessions-ended'],
    async () => {
      const person = await enter(CANARY.lastPassword)
      const access = await quietStaff()
      const about = `/api/desk/people/${CANARY.username}/`
      const act = async (path: string, body: object, asker = access) => expect((await askAs(app, path, { body, access: asker })).status, path).toBe(200)
      expect((await app.request(about, { headers: as({ access }) })).status).toBe(200)
      await act(`${about}show_contact/`, {})
      await act(`${about}silence/`, { reason: 'It went on and on.', days: 7, remove_recent: true })
      await act('/api/account/silence/objection/', { text: CANARY.reason }, person.access)
      await act(`${about}objection/`, { decision: 'uphold', answer: 'It stays.' })
      await act(`${about}lift/`, { reason: 'It is enough.' })
      await act(`${about}grant_staff/`, { reason: 'They know the market.' })
      await act(`${about}end_sessions/`, { reason: 'To be safe.' })
    },
  ],
  ['taking everything along', ['signed-in', 'account-exported'], async () => ask('GET /api/account/export/', await enter(CANARY.lastPassword))],
  ['a lock', ['account-locked'], () => desk().lock(CANARY.username)],
  ['its end', ['account-unlocked'], () => desk().unlock(CANARY.username)],
  ['rights of staff', ['staff-granted'], () => desk().grantStaff(CANARY.username)],
  ['and their end', ['staff-revoked'], () => desk().revokeStaff(CANARY.username)],
  [
    'guessing on and on',
    ['sign-in-failed', 'sign-in-failed', 'sign-in-failed', 'sign-in-failed', 'sign-in-failed', 'sign-in-throttled'],
    async () => {
      for (let guess = 0; guess < 6; guess++)
        await sent('/api/auth/login/', { username: CANARY.email.replace('email', 'guess'), password: CANARY.wrongPassword })
    },
  ],
  ['deleting it', ['signed-in', 'account-deleted'], async () => ask('POST /api/account/delete/', await enter(CANARY.lastPassword), {})],
]

/** What staff do at the desk, which has no requests and a log of its own. */
const AT_THE_DESK = /^account-(un)?locked$|^staff-/
/** What they do over the net. */
const BY_STAFF = /^(?:case|author|approval|feature|licence|person)-|^contact-shown$|^silence-(?:upheld|lifted)$|^sessions-ended$|^grant-asked$/

describe('answers', () => {
  let id = 0
  it.each(LIFE)('%s is written down once', async (_, kinds, work) => {
    const events = await eventsDuring(work)
    expect(events.map(({ kind }) => kind)).toEqual(kinds)
    id ||= (await account()).id
    for (const { kind, by, user_id, request_id } of events) {
      const byItself = kind === 'refresh-reused' ? 'service' : 'person'
      const isDesk = AT_THE_DESK.test(kind)
      expect(by, kind).toBe(isDesk || BY_STAFF.test(kind) ? 'staff' : byItself)
      // A wrong name belongs to no account.
      expect([id, null]).toContain(user_id)
      if (!isDesk) expect(request_id, kind).toMatch(/^[\w-]{8,}$/)
    }
  })

  it('of all of it with a line in the log', () => {
    const logged = lines.filter((line) => line.includes('"security"')).map((line) => JSON.parse(line).kind)
    const byPeople = LIFE.flatMap(([, kinds]) => kinds).filter((kind) => !AT_THE_DESK.test(kind))
    expect(logged).toEqual(byPeople)
  })
})

describe('guards', () => {
  it('every kind of event: none is missing here', () => {
    // The compiler holds this list to the kinds there are.
    const all: Record<Exclude<SecurityEventKind, SeenElsewhere>, true> = {
      ...{ registered: true, 'signed-in': true, 'sign-in-failed': true, 'sign-in-throttled': true, 'signed-out': true, 'session-ended': true },
      ...{ 'refresh-reused': true, 'password-proved': true, 'password-changed': true, 'password-reset': true, 'recovery-asked': true },
      ...{ 'email-verified': true, 'email-change-asked': true, 'email-changed': true, 'google-linked': true, 'google-unlinked': true },
      ...{ 'account-exported': true, 'account-deleted': true, 'account-locked': true, 'account-unlocked': true, 'staff-granted': true },
      ...{ 'staff-revoked': true, 'seller-opened': true, 'event-called-off': true, 'sale-refunded': true },
      ...{ 'sales-refunded': true, 'gate-made': true, 'gate-ended': true, 'case-decided': true },
      ...{ 'person-viewed': true, 'contact-shown': true, 'person-silenced': true, 'silence-objected': true, 'silence-upheld': true },
      ...{ 'silence-lifted': true, 'sessions-ended': true, 'grant-asked': true },
      ...{ 'author-granted': true, 'author-refused': true, 'licence-viewed': true, 'licence-seen': true, 'licence-refused': true },
      ...{ 'feature-set': true, 'feature-removed': true },
      ...{ 'approval-approved': true, 'approval-refused': true, 'approval-void': true },
    }
    const seen = new Set(LIFE.flatMap(([, kinds]) => kinds))
    expect(Object.keys(all).filter((kind) => !seen.has(kind as SecurityEventKind))).toEqual([])
  })

  it('what a person typed, and what opens their account: it is in no line of the log and in no event', async () => {
    const events = JSON.stringify(await database.db.select().from(security_events))
    const log = lines.join('')
    expect(lines.length).toBeGreaterThan(LIFE.length)
    expect(secrets.size).toBeGreaterThan(Object.keys(CANARY).length + 20)
    for (const secret of secrets) {
      expect(log.includes(secret), `the log holds ${secret}`).toBe(false)
      expect(events.includes(secret), `an event holds ${secret}`).toBe(false)
    }
  })

  it('against log lines begun by a user: a line break in what is sent stays inside', async () => {
    const before = lines.length
    await join(app, 'line-breaker')
    const person = await logIn(app, { id: 0, username: 'line-breaker', email: '', password: TEST_PASSWORD })
    await ask('PATCH /api/account/', person, { full_name: 'a\n{"level":60,"kind":"forged"}' })
    await request('/api/event/?q=%0a%7B%22kind%22%3A%22forged%22%7D')
    await request('/x%0aforged%0d/', { headers: { 'x-request-id': 'forged id' } })
    for (const line of lines.slice(before)) {
      expect(line.trimEnd()).not.toContain('\n')
      expect(line).not.toContain('forged')
    }
  })
})

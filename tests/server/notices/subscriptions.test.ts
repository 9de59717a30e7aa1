import { beforeAll, describe, expect, it } from 'vitest'
import { unseal } from '#server/adapters/sealing.ts'
import { readPushKeys } from '#server/features/notices/push-keys.ts'
import { TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { become, browserOf, leaveTask, orderThatIs, QUIET_LOG, subscribeAs, tellNow } from '#tests/support/server/notices.ts'
import { refusalOf, send } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, logIn, post, type SignedInPerson } from '#tests/support/server/people.ts'
import { startPushService, type TestBrowser } from '#tests/support/server/push-service.ts'

const app = useApp({ push_reach: { allowsLoopback: true } })
const { database, request } = app
const closed = useApp()
let nasrin: SignedInPerson
let karim: SignedInPerson
beforeAll(async () => {
  nasrin = await joinAndLogIn(app, 'nasrin')
  karim = await joinAndLogIn(app, 'karim')
})

const count = async (where: string, value: unknown) =>
  (await database.pool.query<{ n: number }>(`select count(*)::int as n from push_subscriptions where ${where}`, [value])).rows[0]?.n
const isKept = (browser: TestBrowser) => count('endpoint = $1', browser.subscription.endpoint)

describe('answers', () => {
  it('the same public key to all callers, whichever process made it', async () => {
    const answers = await Promise.all([request('/api/push/key/'), request('/api/push/key/')])
    const [{ key }, { key: again }] = await Promise.all(answers.map((one) => one.json()))
    expect(key).toBe(again)
    expect(Buffer.from(key, 'base64url')).toHaveLength(65)
    const pairs = await Promise.all([1, 2, 3].map(() => readPushKeys(database.db, TEST_SECRET, QUIET_LOG)))
    for (const pair of pairs) expect(pair.public_key).toBe(key)
  })

  it('makes one pair when many processes start at once', async () => {
    const pairs = await Promise.all(Array.from({ length: 8 }, () => readPushKeys(closed.database.db, TEST_SECRET, QUIET_LOG)))
    expect(new Set(pairs.map(({ private_key }) => private_key)).size).toBe(1)
  })

  it('subscribes a browser, and again with new keys', async () => {
    const browser = await browserOf(app, await startPushService(), nasrin)
    expect(await (await subscribeAs(app, nasrin, { ...browser.subscription, language: 'en' })).json()).toEqual({ subscribed: true })
    expect(await isKept(browser)).toBe(1)
  })

  it('stops messages to a browser, and says the same when there were none', async () => {
    const browser = await browserOf(app, await startPushService(), nasrin)
    const stop = () => send(app, nasrin, { path: '/api/push/stop/', body: { endpoint: browser.subscription.endpoint } })
    expect(await (await stop()).json()).toEqual({ subscribed: false })
    expect(await isKept(browser)).toBe(0)
    expect((await stop()).status).toBe(200)
  })
})

describe('refuses', () => {
  it.each([
    'https://localhost/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest/meta-data/',
    'https://user:secret@push.example/x',
    'https://push.example:22/x',
    'http://push.example/x',
    'http://127.0.0.1:5432/x',
    'https://postgres/x',
  ])('an endpoint that is not of a push service: %s', async (endpoint) => {
    const person = await joinAndLogIn(closed, `p${Math.random()}`.replace('.', ''))
    const { keys } = (await startPushService()).subscribe('x').subscription
    const refusal = await refusalOf(await send(closed, person, { path: '/api/push/', body: { endpoint, keys, language: 'en' } }))
    expect(refusal).toMatchObject({ status: 400, code: 'bad-input', fields: { endpoint: expect.any(String) } })
  })

  it('keys that nothing can be sealed for', async () => {
    const browser = (await startPushService()).subscribe('x')
    const keys = { p256dh: 'AAAA', auth: browser.subscription.keys.auth }
    expect(await refusalOf(await subscribeAs(app, nasrin, { ...browser.subscription, keys }))).toMatchObject({
      status: 400,
      fields: { keys: expect.any(String) },
    })
    expect(await isKept(browser)).toBe(0)
  })
})

describe('guards', () => {
  it('the private key: it lies sealed, and another secret makes another pair', async () => {
    const before = await readPushKeys(closed.database.db, TEST_SECRET, QUIET_LOG)
    const { rows } = await closed.database.pool.query('select * from push_keys')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(before.private_key)
    expect(unseal(TEST_SECRET, 'push key', rows[0].sealed)).toBe(before.private_key)
    const other = 'another secret, just as long as the first'
    const after = await Promise.all([1, 2, 3].map(() => readPushKeys(closed.database.db, other, QUIET_LOG)))
    expect(new Set(after.map(({ public_key }) => public_key)).size).toBe(1)
    expect(after[0]?.public_key).not.toBe(before.public_key)
  })

  it('a limit of ten browsers of one person: the oldest is removed, also when they come at once', async () => {
    const person = await joinAndLogIn(app, 'many-phones')
    const service = await startPushService()
    const first = await browserOf(app, service, person)
    await Promise.all(Array.from({ length: 12 }, () => browserOf(app, service, person)))
    expect(await count('user_id = $1', person.id)).toBe(10)
    expect(await isKept(first)).toBe(0)
  })

  it('a browser that another user signed in to: waiting messages for the former user are not sent to it', async () => {
    const browser = await browserOf(app, await startPushService(), nasrin)
    const order = await orderThatIs(app, nasrin, 'confirmed')
    await leaveTask(app, order.id, 'tell-paid')
    browser.answers.status = 500
    await tellNow(app)
    await subscribeAs(app, karim, browser.subscription)
    browser.answers.status = 201
    await database.pool.query('update push_messages set due_at = now()')
    await tellNow(app)
    expect(browser.messages).toEqual([])
    expect(await isKept(browser)).toBe(1)
  })

  it('a subscription against being stopped by another user', async () => {
    const browser = await browserOf(app, await startPushService(), nasrin)
    await send(app, karim, { path: '/api/push/stop/', body: { endpoint: browser.subscription.endpoint } })
    expect(await isKept(browser)).toBe(1)
  })

  it('a user who has signed out: here, from another device, or with the account', async () => {
    const service = await startPushService()
    const here = await logIn(app, nasrin)
    const elsewhere = await logIn(app, nasrin)
    const [phone, lost] = [await browserOf(app, service, here), await browserOf(app, service, elsewhere)]
    await post(app, '/api/auth/logout/', { headers: { cookie: here.cookies } })
    expect([await isKept(phone), await isKept(lost)]).toEqual([0, 1])
    const stays = await logIn(app, nasrin)
    await request('/api/account/other_sessions/', { method: 'DELETE', headers: as(stays) })
    expect(await isKept(lost)).toBe(0)
    nasrin = stays
    const leaver = await joinAndLogIn(app, 'leaver')
    const theirs = await browserOf(app, service, leaver)
    const order = await orderThatIs(app, leaver, 'confirmed')
    await leaveTask(app, order.id, 'tell-paid')
    await tellNow(app)
    expect(theirs.messages).toHaveLength(1)
    await post(app, '/api/account/delete/', { headers: as(leaver), body: {} })
    const { rows } = await database.pool.query('select 1 from notices where user_id = $1 union all select 1 from push_subscriptions where user_id = $1', [
      leaver.id,
    ])
    expect(rows).toEqual([])
    await become(app, order.id, 'refunded')
    await leaveTask(app, order.id, 'tell-refunded')
    await tellNow(app)
    expect(theirs.messages).toHaveLength(1)
  })
})

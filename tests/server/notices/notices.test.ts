import { beforeAll, describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notices/notices.ts'
import type { Push } from '#server/adapters/push/push.ts'
import { openMessageSender } from '#server/features/notices/message-sender.ts'
import { sendDueNotices } from '#server/features/notices/start-sending-notices.ts'
import { useApp } from '#tests/support/server/app.ts'
import { become, browserOf, leaveTask, makeDue, orderThatIs, QUIET_LOG, tellNow } from '#tests/support/server/notices.ts'
import { send } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'
import { startPushService } from '#tests/support/server/push-service.ts'

const app = useApp({ push_reach: { allowsLoopback: true } })
const { database, request } = app
let nasrin: SignedInPerson
beforeAll(async () => {
  nasrin = await joinAndLogIn(app, 'nasrin')
})

const noticesOf = async (person: SignedInPerson): Promise<Notice[]> => (await request('/api/notice/', { headers: as(person) })).json()
const kindsOf = async (person: SignedInPerson, event_order_id: string) =>
  (await noticesOf(person)).filter((notice) => notice.event_order_id === event_order_id).map(({ kind }) => kind)
const read = async (person: SignedInPerson, up_to: number) => (await send(app, person, { path: '/api/notice/read/', body: { up_to } })).json()

describe('answers', () => {
  it('what happened, the latest first, and how much of it is unread', async () => {
    const person = await joinAndLogIn(app, 'reader')
    const first = await orderThatIs(app, person, 'confirmed')
    const second = await orderThatIs(app, person, 'refunded')
    await leaveTask(app, first.id, 'tell-paid')
    await tellNow(app)
    await leaveTask(app, second.id, 'tell-refunded')
    await tellNow(app)
    const found = await noticesOf(person)
    expect(found).toMatchObject([
      { kind: 'refunded', event_order_id: second.event_order_id, is_read: false },
      { kind: 'paid', event_order_id: first.event_order_id, is_read: false, event_title: expect.any(String) },
    ])
    const [, oldest] = found
    expect(await read(person, oldest?.id ?? 0)).toEqual({ unread: 1 })
    expect((await noticesOf(person)).map(({ is_read }) => is_read)).toEqual([false, true])
    expect(await read(person, found[0]?.id ?? 0)).toEqual({ unread: 0 })
  })

  it('nothing new with 304', async () => {
    const first = await request('/api/notice/', { headers: as(nasrin) })
    const again = await request('/api/notice/', { headers: { ...as(nasrin), 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  it('the latest fifty, and those before', async () => {
    const person = await joinAndLogIn(app, 'busy')
    const { id, event } = await orderThatIs(app, person, 'confirmed')
    await database.pool.query(
      `with copies as (
         insert into purchases (number, buyer, event, state, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
         select 'COPY' || n, buyer, $2, 'confirmed', full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price
         from purchases, generate_series(1, 60) n where id = $1 returning id)
       insert into notices (user_id, kind, purchase) select $3, 'paid', id from copies`,
      [id, event, person.id],
    )
    const latest = await noticesOf(person)
    expect(latest).toHaveLength(50)
    const older: Notice[] = await (await request(`/api/notice/?before=${latest.at(-1)?.id}`, { headers: as(person) })).json()
    expect(older).toHaveLength(10)
    const ids = [...latest, ...older].map((notice) => notice.id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect((await request('/api/notice/?before=none', { headers: as(person) })).status).toBe(400)
  })

  it('that one was read, and none before it', async () => {
    const person = await joinAndLogIn(app, 'opener')
    for (const state of ['confirmed', 'confirmed', 'confirmed']) await leaveTask(app, (await orderThatIs(app, person, state)).id, 'tell-paid')
    await tellNow(app)
    const [, opened] = await noticesOf(person)
    const response = await send(app, person, { path: '/api/notice/read/', body: { up_to: opened?.id ?? 0, only: true } })
    expect(await response.json()).toEqual({ unread: 2 })
    expect((await noticesOf(person)).map(({ is_read }) => is_read)).toEqual([false, true, false])
  })

  it('each phone of the buyer with no more than a lock screen may show', async () => {
    const service = await startPushService()
    const phones = [await browserOf(app, service, nasrin), await browserOf(app, service, nasrin)]
    const { id, event_order_id, event } = await orderThatIs(app, nasrin, 'confirmed')
    await database.pool.query(`update events set title = 'নদীর গান' where id = $1`, [event])
    await leaveTask(app, id, 'tell-paid')
    await tellNow(app)
    for (const { messages } of phones) {
      expect(messages).toMatchObject([{ message: { kind: 'paid', event_order_id, event_title: 'নদীর গান' }, urgency: 'high' }])
      expect(Object.keys(messages[0]?.message as object)).toHaveLength(3)
      expect(messages[0]?.topic).toMatch(/^[\w-]{32}$/)
    }
  })

  it('a phone whose push service failed, when it is there again', async () => {
    const phone = await browserOf(app, await startPushService(), nasrin)
    const { id } = await orderThatIs(app, nasrin, 'confirmed')
    await leaveTask(app, id, 'tell-paid')
    phone.answers.status = 500
    await tellNow(app)
    await tellNow(app)
    expect(phone.asked).toBe(1)
    phone.answers.status = 201
    await makeDue(app)
    await tellNow(app)
    expect(phone.messages).toHaveLength(1)
  })

  it('other people while the push service of one person never answers', async () => {
    const slow = await joinAndLogIn(app, 'slow-phone')
    const others = await Promise.all(['quick-a', 'quick-b'].map((name) => joinAndLogIn(app, name)))
    for (let at = 0; at < 30; at += 1) await leaveTask(app, (await orderThatIs(app, slow, 'confirmed')).id, 'tell-paid')
    for (const person of others) await leaveTask(app, (await orderThatIs(app, person, 'confirmed')).id, 'tell-paid')
    const service = await startPushService()
    for (const person of [slow, ...others]) await browserOf(app, service, person)
    const { rows } = await database.pool.query<{ endpoint: string }>('select endpoint from push_subscriptions where user_id = $1', [slow.id])
    const slowEndpoints = new Set(rows.map(({ endpoint }) => endpoint))
    const silence = Promise.withResolvers<'later'>()
    let underWay = 0
    const push: Push = {
      send: async ({ endpoint }) => {
        if (!slowEndpoints.has(endpoint)) return 'sent'
        underWay += 1
        return silence.promise
      },
    }
    const sender = openMessageSender(database.db, QUIET_LOG)
    await sendDueNotices({ db: database.db, push: async () => push, log: QUIET_LOG }, sender)
    await sendDueNotices({ db: database.db, push: async () => push, log: QUIET_LOG }, sender)
    expect(underWay).toBe(2)
    const waiting = await database.pool.query(
      'select s.user_id from push_messages m join push_subscriptions s on s.id = m.subscription where s.user_id = any($1) and m.tries = 0',
      [others.map(({ id }) => id)],
    )
    expect(waiting.rows).toEqual([])
    silence.resolve('later')
    await sender.settle()
    await database.pool.query('delete from push_messages')
  })

  it('that an event is tomorrow, a day before', async () => {
    const { id, event_order_id } = await orderThatIs(app, nasrin, 'confirmed')
    await database.pool.query(`insert into purchase_tasks (purchase, kind, due_at) values ($1, 'tell-tomorrow', now() + interval '1 hour')`, [id])
    await tellNow(app)
    expect(await kindsOf(nasrin, event_order_id)).toEqual([])
    await database.pool.query('update purchase_tasks set due_at = now() where purchase = $1', [id])
    await tellNow(app)
    expect(await kindsOf(nasrin, event_order_id)).toEqual(['event-tomorrow'])
  })
})

describe('refuses', () => {
  it('to mark what is no notice', async () => {
    expect((await send(app, nasrin, { path: '/api/notice/read/', body: { up_to: 0 } })).status).toBe(400)
    expect((await send(app, nasrin, { path: '/api/notice/read/', body: {} })).status).toBe(400)
  })

  it.each([
    ['tell-paid', 'refund_due'],
    ['tell-refunded', 'confirmed'],
    ['tell-not-paid', 'confirmed'],
    ['tell-not-paid', 'paying'],
    ['tell-tomorrow', 'refunded'],
    ['tell-tomorrow', 'refund_due'],
  ] as const)('to tell what is not so any more: %s of an order that is %s', async (kind, state) => {
    const { id, event_order_id } = await orderThatIs(app, nasrin, state)
    await leaveTask(app, id, kind)
    await tellNow(app)
    expect(await kindsOf(nasrin, event_order_id)).toEqual([])
    const { rows } = await database.pool.query('select done_at is not null as done from purchase_tasks where purchase = $1', [id])
    expect(rows).toEqual([{ done: true }])
  })

  it('to remind of an event that was called off, or is over', async () => {
    for (const change of ['is_active = false', `from_time = now() - interval '1 hour'`]) {
      const { id, event_order_id, event } = await orderThatIs(app, nasrin, 'confirmed')
      await database.pool.query(`update events set ${change} where id = $1`, [event])
      await leaveTask(app, id, 'tell-tomorrow')
      await tellNow(app)
      expect(await kindsOf(nasrin, event_order_id)).toEqual([])
    }
  })

  it('to send late what has changed meanwhile', async () => {
    const phone = await browserOf(app, await startPushService(), nasrin)
    const { id } = await orderThatIs(app, nasrin, 'held')
    await leaveTask(app, id, 'tell-not-paid')
    phone.answers.status = 503
    await tellNow(app)
    await become(app, id, 'confirmed')
    phone.answers.status = 201
    await makeDue(app)
    await tellNow(app)
    expect(phone.messages).toEqual([])
  })
})

describe('guards', () => {
  it('other people’s notices are neither seen nor marked', async () => {
    const karim = await joinAndLogIn(app, 'karim')
    const { id } = await orderThatIs(app, nasrin, 'confirmed')
    await leaveTask(app, id, 'tell-paid')
    await tellNow(app)
    const [latest] = await noticesOf(nasrin)
    expect(await noticesOf(karim)).toEqual([])
    expect(await read(karim, 2_147_483_647)).toEqual({ unread: 0 })
    expect((await noticesOf(nasrin)).find((notice) => notice.id === latest?.id)?.is_read).toBe(false)
    expect((await request('/api/notice/')).status).toBe(401)
  })

  it('one notice and one message per order and kind, however many processes tell', async () => {
    const person = await joinAndLogIn(app, 'crowded')
    const phone = await browserOf(app, await startPushService(), person)
    const { id } = await orderThatIs(app, person, 'confirmed')
    await leaveTask(app, id, 'tell-paid')
    await Promise.all(Array.from({ length: 6 }, () => tellNow(app)))
    await database.pool.query('update purchase_tasks set due_at = now(), done_at = null where purchase = $1', [id])
    await Promise.all([tellNow(app), tellNow(app)])
    expect(await noticesOf(person)).toHaveLength(1)
    expect(phone.asked).toBe(1)
  })

  it('a phone that wants no more messages is forgotten, the others are told', async () => {
    const person = await joinAndLogIn(app, 'two-phones')
    const service = await startPushService()
    const [gone, good] = [await browserOf(app, service, person), await browserOf(app, service, person)]
    gone.answers.status = 410
    const { id } = await orderThatIs(app, person, 'confirmed')
    await leaveTask(app, id, 'tell-paid')
    await tellNow(app)
    const { rows } = await database.pool.query('select endpoint from push_subscriptions where user_id = $1', [person.id])
    expect(rows).toEqual([{ endpoint: good.subscription.endpoint }])
    expect(good.messages).toHaveLength(1)
  })

  it('a phone that fails for three messages in a row, five tries each, is forgotten', async () => {
    const person = await joinAndLogIn(app, 'silent')
    const phone = await browserOf(app, await startPushService(), person)
    phone.answers.status = 500
    for (let message = 1; message <= 3; message++) {
      const { rows } = await database.pool.query('select 1 from push_subscriptions where user_id = $1', [person.id])
      expect(rows).toHaveLength(1)
      const { id } = await orderThatIs(app, person, 'confirmed')
      await leaveTask(app, id, 'tell-paid')
      for (let tries = 0; tries < 7; tries++) {
        await tellNow(app)
        await makeDue(app)
      }
      expect(phone.asked).toBe(5 * message)
    }
    const { rows } = await database.pool.query('select 1 from push_subscriptions where user_id = $1', [person.id])
    expect(rows).toEqual([])
    expect(await noticesOf(person)).toHaveLength(3)
  })
})

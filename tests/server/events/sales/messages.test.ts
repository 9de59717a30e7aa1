import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventMessage } from '#contract/events/sales.ts'
import { CannotDeliver, type Email } from '#server/adapters/mail/mail.ts'
import { bringMessages } from '#server/features/events/sales/send-messages.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { browserOf, QUIET_LOG, tellNow } from '#tests/support/server/notices.ts'
import { makeTicket } from '#tests/support/server/nouns/events.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { makeSales } from '#tests/support/server/orders/many-sales.ts'
import { makeShow, refusalOf, send } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'
import { startPushService } from '#tests/support/server/push-service.ts'

const TEXT = 'The gate is on Road 4 now.\nhttps://evil.example <b>x</b>'
const app = useApp({ push_reach: { allowsLoopback: true } })
let seller: SignedInPerson
let buyer: SignedInPerson
let event = 0
let ticket = 0
let sent: Email[]
let joined = 0
beforeAll(async () => {
  seller = await joinAsSeller(app, 'host')
})
beforeEach(async () => {
  sent = []
  await app.database.pool.query('update event_message_orders set due_at = null')
  buyer = await joinAndLogIn(app, `guest${joined++}`)
  const show = await makeShow(app, [{ title: 'Floor' }], { seller: seller.id, title: 'Baul night' })
  event = show.event
  ticket = show.ticket
})

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const some = (many: number) => makeSales(app, { event, ticket, buyer: buyer.id, many })
const write = (over: object = {}, who = seller) =>
  send(app, who, { path: '/api/event_message/', body: { event_id: event, client_key: 'the-first-message', event_ticket: null, text: TEXT, ...over } })
const written = async (over: object = {}): Promise<EventMessage> => (await write(over)).json()
const list = async (): Promise<EventMessage[]> => (await app.request(`/api/event_message/?event_id=${event}`, { headers: as(seller) })).json()
const notices = async () => (await app.request('/api/notice/', { headers: as(buyer) })).json()
const keep = async (letter: Email) => void sent.push(letter)
/** One round of the server. @returns whether there is more. */
const bring = (deliver: (letter: Email) => Promise<void> = keep, admit = async () => true) =>
  bringMessages({ db: app.database.db, deliver, admit, origin: TEST_ORIGIN, log: QUIET_LOG })

describe('answers', () => {
  it('a message to all buyers with a ticket: an e-mail in the language of the order, and a notice', async () => {
    await some(2)
    await sql(`update purchases set language = 'bn' where event = $1 and full_name = 'Guest 2'`, [event])
    const message = await written()
    expect(message).toMatchObject({ text: TEXT, event_ticket: null, orders: 2, told: 0 })
    expect(await bring()).toBe(false)
    expect(sent.map(({ to, language, subject }) => [to, language, subject])).toEqual([
      ['guest1@mail.example', 'en', 'A message from the organizer: Baul night'],
      ['guest2@mail.example', 'bn', 'আয়োজকের মেসেজ: Baul night'],
    ])
    expect(sent[0]?.text).toContain('\n> The gate is on Road 4 now.\n> https://evil.example <b>x</b>\n')
    expect(sent.map(({ html }) => html)).toEqual([undefined, undefined])
    expect(await notices()).toMatchObject([
      { kind: 'message', text: TEXT, event_title: 'Baul night' },
      { kind: 'message', text: TEXT },
    ])
    expect(await list()).toEqual([{ ...message, told: 2 }])
  })

  it('those with one kind of ticket alone', async () => {
    await some(2)
    const stand = await makeTicket(app.database.db, event)
    await sql('update event_order_items set event_ticket = $2 where purchase = (select min(id) from purchases where event = $1)', [event, stand])
    expect(await written({ event_ticket: stand })).toMatchObject({ event_ticket: stand, orders: 1 })
    await bring()
    expect(sent.map(({ to }) => to)).toEqual(['guest1@mail.example'])
  })

  it('a phone with the title of the event, and nothing of what was written', async () => {
    const browser = await browserOf(app, await startPushService(), buyer)
    await some(1)
    await written()
    await bring()
    await tellNow(app)
    expect(browser.messages).toMatchObject([{ message: { kind: 'message', event_title: 'Baul night' }, urgency: 'high' }])
    expect(JSON.stringify(browser.messages)).not.toContain('Road 4')
  })

  it('the same for the same key, and tells once', async () => {
    await some(1)
    const message = await written()
    await bring()
    expect(await written({ text: 'Something else.' })).toEqual({ ...message, told: 1 })
    await bring()
    expect(sent).toHaveLength(1)
    expect(await notices()).toHaveLength(1)
  })

  it('only the buyers who had a good order when it was written', async () => {
    await some(2)
    await sql(`update purchases set state = 'held', hold_expires_at = now() where event = $1 and full_name = 'Guest 1'`, [event])
    await written()
    await sql(`update purchases set state = 'confirmed', hold_expires_at = null where event = $1`, [event])
    await bring()
    expect(sent.map(({ to }) => to)).toEqual(['guest2@mail.example'])
  })
})

describe('refuses', () => {
  it('a fourth message in a day, and says when there may be one', async () => {
    for (const n of [1, 2, 3]) expect((await write({ client_key: `message-number-${n}` })).status).toBe(200)
    const response = await write({ client_key: 'message-number-4' })
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(86_000)
    expect(await refusalOf(response)).toMatchObject({ status: 429, code: 'too-many-requests' })
    // Asked again, one that was sent is no other one.
    expect((await write({ client_key: 'message-number-3' })).status).toBe(200)
    await sql(`update event_messages set created_at = created_at - interval '25 hours' where event = $1 and client_key = 'message-number-1'`, [event])
    expect((await write({ client_key: 'message-number-4' })).status).toBe(200)
  })

  it('more than three at one moment as well', async () => {
    const statuses = await Promise.all([1, 2, 3, 4, 5].map(async (n) => (await write({ client_key: `at-the-same-moment-${n}` })).status))
    expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429])
  })

  it('another seller’s event or kind of ticket, and an empty text', async () => {
    const rival = await joinAsSeller(app, 'rival')
    expect(await refusalOf(await write({}, rival))).toMatchObject({ status: 404 })
    const theirs = await makeShow(app)
    expect(await refusalOf(await write({ event_ticket: theirs.ticket }))).toMatchObject({ status: 404 })
    expect(await refusalOf(await write({ text: ' \n ' }))).toMatchObject({ status: 400, fields: { text: 'required' } })
    expect(await list()).toEqual([])
  })
})

describe('guards', () => {
  it('readers against a mail server that is away: the notice is there, the e-mail comes later, once', async () => {
    await some(1)
    await written()
    await bring(async () => Promise.reject(new Error('away')))
    expect(await notices()).toHaveLength(1)
    expect(await list()).toMatchObject([{ told: 0 }])
    await bring()
    expect(sent).toEqual([])
    await sql('update event_message_orders set due_at = now() where due_at is not null')
    await bring()
    await bring()
    expect(sent).toHaveLength(1)
    expect(await notices()).toHaveLength(1)
    expect(await list()).toMatchObject([{ told: 1 }])
  })

  it('readers against two servers at once', async () => {
    await some(12)
    await written()
    const slowly = async (letter: Email) => {
      await new Promise((done) => setTimeout(done, 5))
      sent.push(letter)
    }
    await Promise.all([bring(slowly), bring(slowly)])
    await bring()
    expect(new Set(sent.map(({ to }) => to)).size).toBe(12)
    expect(sent).toHaveLength(12)
    expect(await notices()).toHaveLength(12)
  })

  it('other buyers against an address that is refused for good', async () => {
    await some(2)
    await written()
    await bring(async (letter) => {
      if (letter.to.startsWith('guest1@')) throw new CannotDeliver()
      sent.push(letter)
    })
    expect(sent.map(({ to }) => to)).toEqual(['guest2@mail.example'])
    expect(await list()).toMatchObject([{ told: 2 }])
  })

  it('strangers against e-mails they did not ask for: beyond a few a day they go to no unproved address', async () => {
    await some(1)
    await written()
    await bring(keep, async () => false)
    expect(sent).toEqual([])
    expect(await notices()).toHaveLength(1)
  })

  it('buyers who deleted their account: they are sent nothing', async () => {
    await some(1)
    await written()
    await sql('update users set deleted_at = now() where id = $1', [buyer.id])
    await sql(`update purchases set email = '' where event = $1`, [event])
    await bring()
    expect(sent).toEqual([])
    expect((await sql('select 1 from notices where user_id = $1', [buyer.id])).rowCount).toBe(0)
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { browserOf, makeDue, tellNow } from '#tests/support/server/notices.ts'
import { applied, withdraw } from '#tests/support/server/nouns/applying.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { markRead, said } from '#tests/support/server/nouns/talking.ts'
import { send } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'
import { startPushService } from '#tests/support/server/push-service.ts'

const app = useApp({ push_reach: { allowsLoopback: true } })
let seller: SignedInPerson
let buyer: SignedInPerson
let staff: SignedInPerson
let people = 0
let to = { kind: 'event', subject: 0 }
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
beforeAll(async () => {
  staff = await joinAsStaff(app)
})
beforeEach(async () => {
  await sql('truncate rate_limits')
  people += 1
  buyer = await joinAndLogIn(app, `buyer${people}`, { email_verified_at: new Date().toISOString() })
  seller = await joinAsSeller(app, `seller${people}`)
  to = { kind: 'event', subject: await makeEvent(app.database.db, { seller: seller.id, title: 'Boat Race' }) }
})
const noticesOf = async (who: SignedInPerson) => (await app.request('/api/notice/', { headers: as(who) })).json()
/** Lets so many seconds go by for what rang. */
const later = (seconds: number) =>
  sql(
    `update notices set details = jsonb_set(details, '{rings_at}', to_jsonb(((details ->> 'rings_at')::timestamptz - make_interval(secs => $1))::text)) where kind = 'new-messages'`,
    [seconds],
  )

describe('a notice', () => {
  it('tells the organizer who wrote about what, once for all that is unread, and the asker of the answer', async () => {
    const { conversation_id } = await said(app, buyer, { to })
    await said(app, buyer, { to })
    const [one, ...more] = await noticesOf(seller)
    expect(one).toMatchObject({
      kind: 'new-messages',
      event_title: 'Boat Race',
      event_order_id: null,
      job: null,
      text: null,
      messages: { conversation_id, name: buyer.username, count: 2 },
      is_read: false,
    })
    expect([more, await noticesOf(buyer)]).toEqual([[], []])
    await said(app, seller, { to: { conversation_id } })
    expect(await noticesOf(buyer)).toMatchObject([{ messages: { conversation_id, name: seller.username, count: 1 } }])
  })

  it('goes when its conversation is read, and counts what is left when a part is', async () => {
    const { conversation_id, message } = await said(app, buyer, { to })
    await said(app, buyer, { to })
    await markRead(app, seller, [conversation_id, message.id])
    expect(await noticesOf(seller)).toMatchObject([{ messages: { count: 1 }, is_read: false }])
    await markRead(app, seller, [conversation_id, 2_000_000_000])
    expect(await noticesOf(seller)).toEqual([])
    expect((await sql('select 1 from notices where conversation = $1 and read_at is null', [conversation_id])).rows).toEqual([])
  })

  it('comes anew behind one that was read without the conversation', async () => {
    const { conversation_id } = await said(app, buyer, { to })
    const [{ id: up_to }] = await noticesOf(seller)
    expect(await (await send(app, seller, { path: '/api/notice/read/', body: { up_to } })).json()).toEqual({ unread: 0 })
    await said(app, buyer, { to: { conversation_id } })
    const [latest] = await noticesOf(seller)
    expect(latest).toMatchObject({ is_read: false, messages: { count: 2 } })
    // "Read up to here" of a screen that did not show it leaves it.
    expect(await (await send(app, seller, { path: '/api/notice/read/', body: { up_to } })).json()).toEqual({ unread: 1 })
  })

  it('of the support team has no name, and staff get none', async () => {
    const { conversation_id } = await said(app, buyer, { to: { kind: 'support' } })
    expect(await noticesOf(staff)).toEqual([])
    await said(app, staff, { to: { conversation_id } })
    expect(await noticesOf(buyer)).toMatchObject([{ event_title: '', messages: { conversation_id, name: '', count: 1 } }])
  })
})

describe('phones', () => {
  it('ring for the first message and again at most once a minute', async () => {
    const browser = await browserOf(app, await startPushService(), seller)
    const { conversation_id } = await said(app, buyer, { to })
    await tellNow(app)
    const told = (count: number) => ({
      kind: 'new-messages',
      event_order_id: '',
      event_title: 'Boat Race',
      path: `/messages/${conversation_id}`,
      messages: { conversation_id, name: buyer.username, count },
    })
    expect(browser.messages.map(({ message }) => message)).toEqual([told(1)])
    await said(app, buyer, { to })
    await said(app, buyer, { to })
    await tellNow(app)
    expect(browser.messages).toHaveLength(1)
    const { rows } = await sql('select extract(epoch from due_at - now())::int as seconds from push_messages')
    expect(rows).toHaveLength(1)
    expect(rows[0].seconds).toBeGreaterThan(40)
    expect(rows[0].seconds).toBeLessThanOrEqual(60)
    await makeDue(app)
    await tellNow(app)
    expect(browser.messages.map(({ message }) => message)).toEqual([told(1), told(3)])
    await later(120)
    await said(app, buyer, { to })
    await tellNow(app)
    expect(browser.messages).toHaveLength(3)
  })

  it('do not ring for what was read meanwhile', async () => {
    const browser = await browserOf(app, await startPushService(), seller)
    const { conversation_id, message } = await said(app, buyer, { to })
    await markRead(app, seller, [conversation_id, message.id])
    await tellNow(app)
    expect(browser.messages).toEqual([])
  })

  it('do not ring about an application that was withdrawn', async () => {
    const job = await makeJob(app.database.db, { employer: seller.id })
    const { application_id } = await applied(app, buyer, { job })
    const about = { kind: 'application', subject: application_id }
    const [seekers, employers] = [await browserOf(app, await startPushService(), buyer), await browserOf(app, await startPushService(), seller)]
    await said(app, seller, { to: about })
    await said(app, buyer, { to: about })
    await withdraw(app, buyer, application_id)
    await tellNow(app)
    expect(seekers.messages).toEqual([])
    expect(JSON.stringify(employers.messages.map(({ message }) => message))).not.toContain('new-messages')
    expect((await noticesOf(seller)).filter(({ kind }: { kind: string }) => kind === 'new-messages')).toEqual([])
  })
})

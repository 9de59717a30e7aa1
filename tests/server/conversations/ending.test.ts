import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { aTaggedPhoto, conversationsOf, opened, orderOf, report, said } from '#tests/support/server/nouns/talking.ts'
import { send } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let seller: SignedInPerson
let buyer: SignedInPerson
let staff: SignedInPerson
let people = 0
let event = 0
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
beforeAll(async () => {
  staff = await joinAsStaff(app)
})
beforeEach(async () => {
  await sql('truncate rate_limits')
  app.privateFiles.clear()
  people += 1
  buyer = await joinAndLogIn(app, `buyer${people}`, { email_verified_at: new Date().toISOString(), full_name: 'Canary Name' })
  seller = await joinAsSeller(app, `seller${people}`)
  event = await makeEvent(app.database.db, { seller: seller.id, title: 'Boat Race' })
})
const leave = (who: SignedInPerson) => send(app, who, { path: '/api/account/delete/', body: {} })
const exported = async (who: SignedInPerson) => (await app.request('/api/account/export/', { headers: as(who) })).json()

describe('an export', () => {
  it('has conversations, messages of both sides and reports, without where pictures lie and which of staff wrote', async () => {
    const { event_order_id } = await orderOf(app, buyer, { event })
    const order = await said(app, buyer, { to: { kind: 'order', subject: event_order_id }, text: 'Mine', picture: { bytes: await aTaggedPhoto(40, 30) } })
    const answer = await said(app, seller, { to: { conversation_id: order.conversation_id }, text: 'Theirs' })
    await report(app, buyer, { message: answer.message.id, note: 'Rude' })
    const support = await said(app, buyer, { to: { kind: 'support' }, text: 'Help' })
    await said(app, staff, { to: { conversation_id: support.conversation_id }, text: 'Of course' })
    const everything = await exported(buyer)
    expect(everything).toMatchObject({
      conversations: [
        { id: support.conversation_id, kind: 'support', title: '', event_order_id: null, with: '' },
        { id: order.conversation_id, kind: 'order', title: 'Boat Race', event_order_id, with: seller.username },
      ],
      messages: [
        { text: 'Of course', is_mine: false },
        { text: 'Help', is_mine: true },
        { text: 'Theirs', is_mine: false, has_picture: false },
        { text: 'Mine', is_mine: true, has_picture: true, is_removed: false, sent_at: order.message.sent_at },
      ],
      reports: [{ kind: 'message', subject: answer.message.id, reason: 'scam', note: 'Rude' }],
    })
    expect(JSON.stringify(everything)).not.toMatch(/papers\/|"sender"/)
    expect((await exported(seller)).reports).toEqual([])
  })
})

describe('a farewell', () => {
  it('takes text and pictures of what the person wrote away; the other side keeps what it wrote, and cannot write any more', async () => {
    const { conversation_id } = await said(app, buyer, {
      to: { kind: 'event', subject: event },
      text: 'canary-text',
      picture: { bytes: await aTaggedPhoto(40, 30) },
      key: `a-key-of-a-phone-${people}`,
    })
    const answer = await said(app, seller, { to: { conversation_id }, text: 'Welcome', picture: { bytes: await aTaggedPhoto(50, 30) } })
    await report(app, buyer, { message: answer.message.id, note: 'canary-note' })
    expect((await leave(buyer)).status).toBe(200)
    const { conversation, messages } = await opened(app, seller, [conversation_id])
    expect(conversation).toMatchObject({ other: { name: '', slug: null }, can_write: false })
    expect(messages).toMatchObject([
      { text: 'Welcome', picture: { width: 50 } },
      { text: '', picture: null, is_removed: true },
    ])
    expect([...app.privateFiles.keys()]).toHaveLength(1)
    const rows = JSON.stringify([
      (await sql('select * from conversation_messages')).rows,
      (await sql('select * from reports')).rows,
      (await sql(`select * from kept_answers`)).rows,
    ])
    expect(rows).not.toMatch(/canary/)
  })

  it('leaves nothing of a conversation that both sides have left, or that was with the support team', async () => {
    const picture = { bytes: await aTaggedPhoto(40, 30) }
    const one = await said(app, buyer, { to: { kind: 'event', subject: event }, picture })
    await said(app, seller, { to: { conversation_id: one.conversation_id }, picture })
    const two = await said(app, buyer, { to: { kind: 'support' }, picture })
    await said(app, staff, { to: { conversation_id: two.conversation_id }, picture })
    await leave(seller)
    expect((await conversationsOf(app, buyer)).results).toHaveLength(2)
    await leave(buyer)
    const { rows } = await sql('select id from conversations where id = any($1)', [[one.conversation_id, two.conversation_id]])
    expect([rows, [...app.privateFiles.keys()]]).toEqual([[], []])
  })

  it('of staff leaves what they answered for the support team', async () => {
    const helper = await joinAsStaff(app, `helper${people}`)
    const { conversation_id } = await said(app, buyer, { to: { kind: 'support' } })
    await said(app, helper, { to: { conversation_id }, text: 'Of course' })
    await leave(helper)
    expect((await opened(app, buyer, [conversation_id])).messages).toMatchObject([{ text: 'Of course', is_removed: false }, { is_mine: true }])
  })
})

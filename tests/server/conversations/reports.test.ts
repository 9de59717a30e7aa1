import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { aTaggedPhoto, opened, pictureOf, report, said } from '#tests/support/server/nouns/talking.ts'
import { refusalOf, send } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let seller: SignedInPerson
let buyer: SignedInPerson
let stranger: SignedInPerson
let staff: SignedInPerson
let conversation = 0
let message = 0
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
beforeAll(async () => {
  seller = await joinAsSeller(app, 'nusrat')
  buyer = await joinAndLogIn(app, 'buyer', { email_verified_at: new Date().toISOString() })
  stranger = await joinAndLogIn(app, 'stranger')
  staff = await joinAsStaff(app)
})
beforeEach(async () => {
  await sql('truncate rate_limits')
  await sql('delete from message_reports')
  const subject = await makeEvent(app.database.db, { seller: seller.id, title: 'Boat Race' })
  const first = await said(app, buyer, {
    to: { kind: 'event', subject },
    text: 'canary-text',
    picture: { bytes: await aTaggedPhoto(40, 30) },
    key: `the-key-of-event-${subject}`,
  })
  conversation = first.conversation_id
  message = first.message.id
})
const listed = async () => (await app.request('/api/moderation/messages/', { headers: as(staff) })).json()
const decide = (deed: string, who = staff, id = message) => send(app, who, { path: `/api/moderation/messages/${id}/`, body: { deed } })

describe('a report', () => {
  it('shows the message to staff with who wrote it and why it was reported, once for each reader', async () => {
    expect(await (await report(app, seller, { message, note: 'Wants my PIN' })).json()).toEqual({ reported: true })
    expect((await report(app, seller, { message, reason: 'spam' })).status).toBe(200)
    expect(await listed()).toEqual({
      results: [
        {
          id: message,
          text: 'canary-text',
          has_picture: true,
          sent_at: expect.any(String),
          is_removed: false,
          username: 'buyer',
          about: expect.objectContaining({ kind: 'event', title: 'Boat Race' }),
          reports: [{ reason: 'scam', note: 'Wants my PIN', at: expect.any(String) }],
        },
      ],
      next_cursor: null,
      total: 1,
    })
    expect((await pictureOf(app, staff, message)).status).toBe(200)
    expect((await app.request(`/api/conversation/${conversation}/`, { headers: as(staff) })).status).toBe(404)
  })

  it('is for the other side alone, and of what is still there', async () => {
    expect(await refusalOf(await report(app, buyer, { message }))).toEqual({ status: 403, code: 'not-allowed' })
    for (const who of [stranger, staff]) expect((await report(app, who, { message })).status).toBe(404)
    expect((await report(app, seller, { message, reason: 'x' })).status).toBe(400)
    await report(app, seller, { message })
    await decide('remove')
    expect(await refusalOf(await report(app, seller, { message }))).toEqual({ status: 409, code: 'bad-state' })
  })

  it('is seen and decided about by staff alone', async () => {
    await report(app, seller, { message })
    for (const who of [buyer, seller]) {
      expect((await app.request('/api/moderation/messages/', { headers: as(who) })).status).toBe(403)
      expect((await decide('remove', who)).status).toBe(403)
    }
  })

  it('comes in pages, the oldest message first', async () => {
    const ids: number[] = []
    for (let n = 0; n < 32; n++) {
      const { rows } = await sql(`insert into conversation_messages (conversation, sender, side, text) values ($1, $2, 'asker', $3) returning id`, [
        conversation,
        buyer.id,
        `n${n}`,
      ])
      ids.push(rows[0].id)
      await sql(`insert into message_reports (message, reporter, reason) values ($1, $2, 'spam')`, [rows[0].id, seller.id])
    }
    const first = await listed()
    const rest = await (await app.request(`/api/moderation/messages/?cursor=${first.next_cursor}`, { headers: as(staff) })).json()
    expect([first.total, rest.next_cursor]).toEqual([32, null])
    expect([...first.results, ...rest.results].map(({ id }: { id: number }) => id)).toEqual(ids)
    expect((await app.request('/api/moderation/messages/?cursor=x', { headers: as(staff) })).status).toBe(400)
  })
})

describe('a decision', () => {
  it('to keep it settles the reports; the same reader again changes nothing', async () => {
    await report(app, seller, { message })
    expect(await (await decide('keep')).json()).toMatchObject({ id: message, text: 'canary-text', is_removed: false })
    await report(app, seller, { message })
    expect((await listed()).total).toBe(0)
    expect((await pictureOf(app, staff, message)).status).toBe(404)
    const { rows } = await sql(`select kind, by, user_id, details from security_events where kind = 'message-kept'`)
    expect(rows).toEqual([{ kind: 'message-kept', by: 'staff', user_id: buyer.id, details: { message, staff: staff.id } }])
  })

  it('to remove it takes text and picture away everywhere, and is made once', async () => {
    const files = app.privateFiles.size
    await report(app, seller, { message })
    expect(await (await decide('remove')).json()).toMatchObject({ text: '', has_picture: false, is_removed: true })
    await decide('remove')
    expect((await listed()).total).toBe(0)
    for (const who of [buyer, seller]) {
      const { messages, conversation: seen } = await opened(app, who, [conversation])
      expect(messages).toMatchObject([{ text: '', picture: null, is_removed: true }])
      expect(seen.last).toMatchObject({ text: '', has_picture: false })
      expect((await pictureOf(app, who, message)).status).toBe(404)
    }
    expect(app.privateFiles.size).toBe(files - 1)
    expect((await sql(`select 1 from uploads where key not in (select picture_key from conversation_messages where picture_key is not null)`)).rows).toEqual([])
    const { rows } = await sql(`select 1 from kept_answers where body #>> '{}' like '%canary-text%' and body #>> '{}' like $1`, [
      `%"conversation_id":${conversation},%`,
    ])
    expect(rows).toEqual([])
    expect((await sql(`select 1 from security_events where kind = 'message-removed' and (details ->> 'message')::int = $1`, [message])).rows).toHaveLength(1)
  })

  it('is not made about what no reader reported, or what there is not', async () => {
    expect((await decide('remove')).status).toBe(404)
    expect((await decide('keep', staff, 2_000_000_000)).status).toBe(404)
    await report(app, seller, { message })
    expect((await decide('burn')).status).toBe(400)
  })
})

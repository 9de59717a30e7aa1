import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { caseOf, casesOf, decideAbout } from '#tests/support/server/cases.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { aTaggedPhoto, opened, pictureOf, report, said } from '#tests/support/server/nouns/talking.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
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
  await sql('delete from cases')
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
const listed = () => casesOf(app, staff, '?kind=message')
const decide = (decision: string, who = staff) => decideAbout(app, who, { kind: 'message', subject: message, decision })

describe('a report', () => {
  it('shows the message to staff with who wrote it and why it was reported, once for each reader', async () => {
    expect(await (await report(app, seller, { message, note: 'Wants my PIN' })).json()).toEqual({ reported: true })
    expect((await report(app, seller, { message, reason: 'spam' })).status).toBe(200)
    const { results, total } = await listed()
    expect(total).toBe(1)
    expect(results).toMatchObject([{ kind: 'message', subject: message, title: 'Boat Race', first_words: 'canary-text', report_count: 1, held_reason: null }])
    expect(await caseOf(app, staff, results[0]?.id ?? 0)).toMatchObject({
      text: 'canary-text',
      picture: `/api/conversation_message/${message}/picture/`,
      written_at: expect.any(String),
      is_removed: false,
      username: 'buyer',
      path: null,
      reports: [{ reason: 'scam', note: 'Wants my PIN', at: expect.any(String) }],
      earlier: { subject: 0 },
      decisions: ['keep', 'remove'],
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
      expect((await app.request('/api/desk/cases/', { headers: as(who) })).status).toBe(403)
      expect((await decide('remove', who)).status).toBe(403)
    }
  })
})

describe('a decision', () => {
  it('to keep it settles the reports; the same reader again changes nothing', async () => {
    await report(app, seller, { message })
    expect(await (await decide('keep')).json()).toMatchObject({ state: 'kept', text: 'canary-text', is_removed: false, decisions: [] })
    await report(app, seller, { message })
    expect((await listed()).total).toBe(0)
    expect((await pictureOf(app, staff, message)).status).toBe(404)
    const { rows } = await sql(
      `select by, user_id, details - 'case' as details from security_events where kind = 'case-decided' and (details ->> 'subject')::int = $1`,
      [message],
    )
    expect(rows).toEqual([{ by: 'staff', user_id: buyer.id, details: { about: 'message', subject: message, decision: 'keep', staff: staff.id } }])
  })

  it('to remove it takes text and picture away everywhere, and is made once', async () => {
    const files = app.privateFiles.size
    await report(app, seller, { message })
    expect(await (await decide('remove')).json()).toMatchObject({ text: '', picture: null, is_removed: true, decisions: [] })
    expect((await decide('remove')).status).toBe(409)
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
    expect((await sql(`select 1 from security_events where kind = 'case-decided' and (details ->> 'subject')::int = $1`, [message])).rows).toHaveLength(1)
  })

  it('is one that there is, and cannot be undone: text and picture are gone', async () => {
    await report(app, seller, { message })
    expect((await decide('burn')).status).toBe(400)
    await decide('remove')
    expect((await decide('restore')).status).toBe(409)
  })
})

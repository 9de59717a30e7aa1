import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MESSAGE_LIMITS } from '#contract/conversations/conversation-rules.ts'
import { useApp } from '#tests/support/server/app.ts'
import { applied, withdraw } from '#tests/support/server/nouns/applying.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { conversationsOf, opened, orderOf, said, startOf, write } from '#tests/support/server/nouns/talking.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let seller: SignedInPerson
let staff: SignedInPerson
let rival: SignedInPerson
let buyer: SignedInPerson
let people = 0
let event = 0
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const someone = (over = {}) => {
  people += 1
  return joinAndLogIn(app, `person${people}`, { email_verified_at: new Date().toISOString(), ...over })
}
beforeAll(async () => {
  seller = await joinAsSeller(app, 'nusrat')
  rival = await joinAsSeller(app, 'rival')
  staff = await someone()
  await sql('update users set is_staff = true where id = $1', [staff.id])
})
beforeEach(async () => {
  await sql('truncate rate_limits')
  buyer = await someone()
  event = await makeEvent(app.database.db, { seller: seller.id, title: 'Boat Race' })
})
const aboutEvent = () => ({ kind: 'event', subject: event })
const start = async (who: SignedInPerson, query: { kind: string; subject?: number | string }) => (await startOf(app, who, query)).json()
const age = (conversation: number, hours: number) =>
  sql('update conversation_messages set created_at = created_at - make_interval(hours => $2) where conversation = $1', [conversation, hours])

describe('a question about an event', () => {
  it('reaches its organizer, who answers; both see who talks about what', async () => {
    expect(await start(buyer, aboutEvent())).toEqual({
      about: { kind: 'event', title: 'Boat Race', event_id: event, event_order_id: null, application_id: null, job_post_id: null },
      side: 'asker',
      other: { name: 'nusrat', slug: 'nusrat' },
      conversation_id: null,
      can_write: true,
    })
    const { conversation_id, message } = await said(app, buyer, { to: aboutEvent(), text: 'May children come?\n<b>' })
    expect(message).toMatchObject({ is_mine: true, text: 'May children come?\n<b>', picture: null, is_removed: false })
    await said(app, seller, { to: { conversation_id }, text: 'Yes.' })
    const { conversation, messages, has_earlier } = await opened(app, buyer, [conversation_id])
    expect(messages).toMatchObject([
      { text: 'Yes.', is_mine: false },
      { text: 'May children come?\n<b>', is_mine: true },
    ])
    expect(has_earlier).toBe(false)
    expect(conversation).toMatchObject({ side: 'asker', unread: 1, can_write: true, last: { text: 'Yes.', is_mine: false, has_picture: false } })
    const theirs = await opened(app, seller, [conversation_id])
    expect(theirs.conversation).toMatchObject({ side: 'answerer', other: { name: buyer.username, slug: null }, unread: 1 })
    expect(await start(buyer, aboutEvent())).toMatchObject({ conversation_id })
  })

  it('goes into the same conversation again, and each asker has one of their own', async () => {
    const first = await said(app, buyer, { to: aboutEvent() })
    expect((await said(app, buyer, { to: aboutEvent() })).conversation_id).toBe(first.conversation_id)
    const other = await said(app, await someone(), { to: aboutEvent() })
    expect(other.conversation_id).not.toBe(first.conversation_id)
  })

  it('is refused where the event is a draft, off the market or not there, and goes on where it was begun before', async () => {
    const { conversation_id } = await said(app, buyer, { to: aboutEvent() })
    await sql('update events set is_active = false where id = $1', [event])
    expect(await refusalOf(await write(app, rival, { to: aboutEvent() }))).toEqual({ status: 404, code: 'not-found' })
    expect((await startOf(app, rival, aboutEvent())).status).toBe(404)
    expect((await said(app, buyer, { to: aboutEvent() })).conversation_id).toBe(conversation_id)
    const draft = await makeEvent(app.database.db, { seller: seller.id, published_at: null, is_active: false })
    for (const subject of [draft, 2_000_000_000]) expect((await write(app, buyer, { to: { kind: 'event', subject } })).status).toBe(404)
  })

  it('is not for its own organizer', async () => {
    expect(await refusalOf(await write(app, seller, { to: aboutEvent() }))).toEqual({ status: 403, code: 'not-allowed' })
    expect((await startOf(app, seller, aboutEvent())).status).toBe(403)
  })
})

describe('a conversation about an order', () => {
  it('is begun by either side, and is one', async () => {
    const { event_order_id } = await orderOf(app, buyer, { event })
    const to = { kind: 'order', subject: event_order_id }
    expect(await start(seller, to)).toMatchObject({ side: 'answerer', other: { name: 'Nasrin on the order' }, about: { title: 'Boat Race', event_order_id } })
    const { conversation_id } = await said(app, seller, { to, text: 'The gate opens at five.' })
    expect((await said(app, buyer, { to, text: 'Thank you.' })).conversation_id).toBe(conversation_id)
    expect((await opened(app, buyer, [conversation_id])).conversation).toMatchObject({ side: 'asker', other: { name: 'nusrat' } })
  })

  it('is begun once when both write first at the same moment', async () => {
    const { event_order_id } = await orderOf(app, buyer, { event })
    const to = { kind: 'order', subject: event_order_id }
    const both = await Promise.all([buyer, seller, buyer, seller].map((who, n) => said(app, who, { to, text: `first ${n}` })))
    expect(new Set(both.map(({ conversation_id }) => conversation_id)).size).toBe(1)
    const [one] = both
    const { conversation, messages } = await opened(app, buyer, [one?.conversation_id ?? 0])
    expect([messages.length, conversation.unread]).toEqual([4, 2])
  })

  it('needs an order that was placed, and its buyer or organizer', async () => {
    const draft = await orderOf(app, buyer, { event, state: 'draft' })
    expect((await write(app, buyer, { to: { kind: 'order', subject: draft.event_order_id } })).status).toBe(404)
    const { event_order_id } = await orderOf(app, buyer, { event, state: 'held' })
    for (const who of [rival, staff]) expect((await write(app, who, { to: { kind: 'order', subject: event_order_id } })).status).toBe(404)
    expect((await write(app, buyer, { to: { kind: 'order', subject: event_order_id } })).status).toBe(200)
    const own = await orderOf(app, seller, { event })
    expect((await write(app, seller, { to: { kind: 'order', subject: own.event_order_id } })).status).toBe(403)
  })
})

describe('a conversation about an application', () => {
  it('is between applicant and employer, and rests while the application is withdrawn', async () => {
    const job = await makeJob(app.database.db, { employer: seller.id, title: 'Tailor', company: 'Rupsha' })
    const { application_id } = await applied(app, buyer, { job })
    const to = { kind: 'application', subject: application_id }
    const { conversation_id } = await said(app, seller, { to, text: 'Come on Sunday.' })
    await said(app, buyer, { to, text: 'I will bring canary-papers.' })
    expect((await opened(app, buyer, [conversation_id])).conversation).toMatchObject({
      about: { kind: 'application', title: 'Tailor', application_id, job_post_id: job, event_id: null },
      other: { name: 'Rupsha', slug: 'nusrat' },
    })
    expect((await opened(app, seller, [conversation_id])).conversation.other).toEqual({ name: 'Nasrin Akter', slug: null })
    for (const who of [rival, staff]) expect((await write(app, who, { to })).status).toBe(404)
    await withdraw(app, buyer, application_id)
    const { conversation, messages } = await opened(app, seller, [conversation_id])
    expect(conversation).toMatchObject({ can_write: false, unread: 0 })
    expect(messages).toMatchObject([
      { text: '', is_removed: true, is_mine: false },
      { text: 'Come on Sunday.', is_removed: false },
    ])
    for (const who of [buyer, seller]) expect(await refusalOf(await write(app, who, { to }))).toEqual({ status: 409, code: 'bad-state' })
    const { rows } = await sql(`select 1 from kept_answers where body #>> '{}' like '%canary-papers%'`)
    expect(rows).toEqual([])
    await applied(app, buyer, { job })
    expect((await said(app, buyer, { to })).conversation_id).toBe(conversation_id)
  })
})

describe('an invitation to an interview', () => {
  const at = new Date(Date.now() + 48 * 3_600_000).toISOString()
  const meeting = { meets_at: at, meets_where: 'Level 4, Banani' }
  async function talk() {
    const job = await makeJob(app.database.db, { employer: seller.id, title: 'Tailor', company: 'Rupsha' })
    const applicant = await someone()
    const { application_id } = await applied(app, applicant, { job })
    return { applicant, to: { kind: 'application', subject: application_id } }
  }

  it('goes from the employer to the applicant, with its time and place', async () => {
    const { applicant, to } = await talk()
    const { conversation_id, message } = await said(app, seller, { to, text: 'Come and see us', meeting })
    expect(message).toMatchObject({ text: 'Come and see us', meets_at: at, meets_where: 'Level 4, Banani' })
    expect((await opened(app, applicant, [conversation_id])).messages).toMatchObject([{ ...meeting, is_mine: false }])
  })

  it('is refused from the applicant, about anything else, in the past, and without a place or a time', async () => {
    const { applicant, to } = await talk()
    const refused = async (who: SignedInPerson, about: Parameters<typeof write>[2]['to'], over: object = {}) =>
      (await refusalOf(await write(app, who, { to: about, meeting: { ...meeting, ...over } }))).fields
    expect(await refused(applicant, to)).toEqual({ meets_at: 'does-not-fit' })
    expect(await refused(buyer, aboutEvent())).toEqual({ meets_at: 'does-not-fit' })
    expect(await refused(seller, to, { meets_at: '2020-01-01T00:00:00Z' })).toEqual({ meets_at: 'in-the-past' })
    expect(await refused(seller, to, { meets_at: '2090-01-01T00:00:00Z' })).toEqual({ meets_at: 'too-far' })
    expect(await refused(seller, to, { meets_at: '2027-02-31T06:00:00Z' })).toEqual({ meets_at: 'not-a-time' })
    expect(await refused(seller, to, { meets_where: ' ' })).toEqual({ meets_where: 'required' })
    expect(await refused(seller, to, { meets_at: '' })).toEqual({ meets_at: 'required' })
  })
})

describe('a conversation with the support team', () => {
  it('is answered by any of staff, who see it as one team without names', async () => {
    const second = await someone()
    await sql('update users set is_staff = true where id = $1', [second.id])
    const { conversation_id } = await said(app, buyer, { to: { kind: 'support' }, text: 'Where is my refund?' })
    expect((await opened(app, staff, [conversation_id])).conversation).toMatchObject({ side: 'answerer', other: { name: buyer.username }, unread: 1 })
    await said(app, staff, { to: { conversation_id }, text: 'Under way.' })
    await said(app, second, { to: { conversation_id }, text: 'It has arrived.' })
    const { conversation, messages } = await opened(app, buyer, [conversation_id])
    expect(conversation).toMatchObject({ about: { kind: 'support', title: '', event_order_id: null }, other: { name: '', slug: null }, unread: 2 })
    expect(messages.map(({ is_mine }) => is_mine)).toEqual([false, false, true])
    expect((await opened(app, staff, [conversation_id])).messages.map(({ is_mine }) => is_mine)).toEqual([true, true, false])
  })

  it('is one about nothing in particular and one about each order of the asker', async () => {
    const { event_order_id } = await orderOf(app, buyer, { event })
    const one = await said(app, buyer, { to: { kind: 'support' } })
    const two = await said(app, buyer, { to: { kind: 'support', subject: event_order_id } })
    expect(two.conversation_id).not.toBe(one.conversation_id)
    expect((await said(app, buyer, { to: { kind: 'support', subject: '' } })).conversation_id).toBe(one.conversation_id)
    expect((await said(app, buyer, { to: { kind: 'support', subject: event_order_id } })).conversation_id).toBe(two.conversation_id)
    expect((await write(app, rival, { to: { kind: 'support', subject: event_order_id } })).status).toBe(404)
    expect((await said(app, seller, { to: { kind: 'support', subject: event_order_id } })).conversation_id).not.toBe(two.conversation_id)
  })

  it('leaves staff who ask something themselves on the asking side', async () => {
    const { conversation_id } = await said(app, staff, { to: { kind: 'support' }, text: 'I lost a ticket.' })
    expect((await opened(app, staff, [conversation_id])).conversation).toMatchObject({ side: 'asker', unread: 0 })
    expect((await conversationsOf(app, staff, { list: 'support' })).results.map((one) => one.conversation_id)).not.toContain(conversation_id)
  })
})

describe('refuses', () => {
  it('a message without text and picture, one that is too long, and one to nothing', async () => {
    expect(await refusalOf(await write(app, buyer, { to: aboutEvent(), text: ' \n ' }))).toEqual({
      status: 400,
      code: 'bad-input',
      fields: { text: 'required' },
    })
    expect((await write(app, buyer, { to: aboutEvent(), text: 'x'.repeat(MESSAGE_LIMITS.textLongest + 1) })).status).toBe(400)
    for (const to of [{ kind: 'event' }, { kind: 'event', subject: 'x' }, { kind: 'x', subject: 1 }, { kind: 'order', subject: '1' }, { conversation_id: 'x' }])
      expect((await write(app, buyer, { to })).status, JSON.stringify(to)).toBe(400)
    expect((await startOf(app, buyer, { kind: 'order', subject: 'x' })).status).toBe(400)
    expect((await conversationsOf(app, buyer)).results).toEqual([])
  })

  it('to write to an account that is gone or locked', async () => {
    const other = await joinAsSeller(app, `leaver${people}`)
    const theirs = await makeEvent(app.database.db, { seller: other.id })
    const { conversation_id } = await said(app, buyer, { to: { kind: 'event', subject: theirs } })
    await sql('update users set locked_at = now() where id = $1', [other.id])
    expect(await refusalOf(await write(app, buyer, { to: { conversation_id } }))).toEqual({ status: 409, code: 'bad-state' })
    expect((await opened(app, buyer, [conversation_id])).conversation.can_write).toBe(false)
    expect((await startOf(app, rival, { kind: 'event', subject: theirs })).status).toBe(404)
  })

  it('more in a row than an answer is waited for, also of many at one moment; an answer, and a day, make room', async () => {
    const { conversation_id } = await said(app, buyer, { to: aboutEvent() })
    const many = await Promise.all(Array.from({ length: MESSAGE_LIMITS.unansweredADay + 1 }, () => write(app, buyer, { to: { conversation_id } })))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(MESSAGE_LIMITS.unansweredADay - 1)
    const refused = many.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(86_000)
    await said(app, seller, { to: { conversation_id } })
    await said(app, buyer, { to: { conversation_id } })
    for (let n = 1; n < MESSAGE_LIMITS.unansweredADay; n++) await said(app, buyer, { to: { conversation_id } })
    expect((await write(app, buyer, { to: { conversation_id } })).status).toBe(429)
    await age(conversation_id, 25)
    expect((await write(app, buyer, { to: { conversation_id } })).status).toBe(200)
  })

  it('more messages of an account than in a day, but not of staff who answer', async () => {
    const { conversation_id } = await said(app, buyer, { to: { kind: 'support' } })
    for (const who of [buyer, staff])
      await sql(`insert into written_texts (source, user_id, text_hash) select $1 || ' ' || n, $2, '' from generate_series(1, $3::int) n`, [
        `of ${who.username}`,
        who.id,
        MESSAGE_LIMITS.messagesADay - 1,
      ])
    for (const who of [buyer, staff]) await sql(`update written_texts set created_at = now() where user_id = $1`, [who.id])
    const refused = await write(app, buyer, { to: { conversation_id } })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 86_000]).toEqual([429, true])
    expect((await write(app, staff, { to: { conversation_id } })).status).toBe(200)
  })

  it('more conversations that an account begins than in a day; those that there are go on', async () => {
    const events: number[] = []
    for (let n = 0; n <= MESSAGE_LIMITS.newADay; n++) events.push(await makeEvent(app.database.db, { seller: seller.id }))
    for (const subject of events.slice(0, -1)) await said(app, buyer, { to: { kind: 'event', subject } })
    const last = { kind: 'event', subject: events.at(-1) ?? 0 }
    expect(await refusalOf(await write(app, buyer, { to: last }))).toEqual({ status: 429, code: 'too-many-requests' })
    expect((await write(app, buyer, { to: { kind: 'event', subject: events[0] ?? 0 } })).status).toBe(200)
    await sql(`update conversations set created_at = created_at - interval '25 hours' where begun_by = $1`, [buyer.id])
    expect((await write(app, buyer, { to: last })).status).toBe(200)
  })

  it('more than thirty messages in an hour of an account whose e-mail is not verified', async () => {
    const unverified = await someone({ email_verified_at: null })
    await said(app, unverified, { to: { kind: 'support' } })
    await sql(`update rate_limits set points = 30 where key like 'unverified-writes%'`)
    expect((await refusalOf(await write(app, unverified, { to: { kind: 'support' } }))).code).toBe('unverified-limit')
  })
})

describe('acts once', () => {
  it('on the same key, also when both arrive at the same moment, and tells its reader once', async () => {
    const key = 'a-key-of-a-phone-1'
    const answers = await Promise.all([1, 2, 3].map(() => said(app, buyer, { to: aboutEvent(), text: 'Once', key })))
    expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1)
    const { messages, conversation } = await opened(app, seller, [answers[0]?.conversation_id ?? 0])
    expect([messages.length, conversation.unread]).toEqual([1, 1])
    expect((await refusalOf(await write(app, buyer, { to: aboutEvent(), text: 'Twice', key }))).code).toBe('key-reused')
  })
})

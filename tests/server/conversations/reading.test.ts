import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MESSAGE_LIMITS } from '#contract/conversations/conversation-rules.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { conversationsOf, markRead, opened, said, write } from '#tests/support/server/nouns/talking.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let seller: SignedInPerson
let staff: SignedInPerson
let stranger: SignedInPerson
let buyer: SignedInPerson
let people = 0
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const verified = { email_verified_at: new Date().toISOString() }
beforeAll(async () => {
  staff = await joinAsStaff(app, 'staff', verified)
  stranger = await joinAndLogIn(app, 'stranger', verified)
})
beforeEach(async () => {
  await sql('truncate rate_limits')
  people += 1
  buyer = await joinAndLogIn(app, `buyer${people}`, verified)
  seller = await joinAsSeller(app, `seller${people}`)
})
const ask = async (who = buyer, text = 'Hello') => {
  const subject = await makeEvent(app.database.db, { seller: seller.id })
  return said(app, who, { to: { kind: 'event', subject }, text })
}
const get = (who: SignedInPerson, path: string) => app.request(path, { headers: as(who) })

describe('lists', () => {
  it('one’s own as asker and as answerer, the one with the latest message first, in pages', async () => {
    const asked: number[] = []
    for (const text of ['one', 'two', 'three', 'four', 'five']) asked.push((await ask(buyer, text)).conversation_id)
    await said(app, buyer, { to: { conversation_id: asked[0] ?? 0 }, text: 'one again' })
    const [one, two, three, four, five] = asked
    const wanted = [one, five, four, three, two]
    const met: number[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await conversationsOf(app, seller, { limit: 2, ...(cursor !== undefined && { cursor }) })
      met.push(...page.results.map(({ conversation_id }) => conversation_id))
      expect([page.total, page.unread]).toEqual([5, 6])
      cursor = page.next_cursor
    }
    expect(met).toEqual(wanted)
    const mine = await conversationsOf(app, buyer)
    expect([mine.results.map(({ conversation_id }) => conversation_id), mine.unread]).toEqual([wanted, 0])
    expect(mine.results[0]).toMatchObject({ side: 'asker', last: { text: 'one again', is_mine: true }, unread: 0 })
    expect((await conversationsOf(app, stranger)).results).toEqual([])
  })

  it('those with something unread, when asked', async () => {
    const [read, unread] = [await ask(), await ask()]
    await markRead(app, seller, [read.conversation_id, read.message.id])
    const { results, total } = await conversationsOf(app, seller, { unread: 'true' })
    expect([results.map(({ conversation_id }) => conversation_id), total]).toEqual([[unread.conversation_id], 1])
  })

  it('what is asked of the support team to staff, and to no other account', async () => {
    const { conversation_id } = await said(app, buyer, { to: { kind: 'support' }, text: 'Help' })
    await ask()
    const { results } = await conversationsOf(app, staff, { list: 'support' })
    expect(results.map((one) => one.about.kind)).toEqual(results.map(() => 'support'))
    expect(results[0]).toMatchObject({ conversation_id, side: 'answerer', unread: 1, other: { name: buyer.username } })
    expect((await conversationsOf(app, staff)).results).toEqual([])
    expect((await get(buyer, '/api/conversation/?list=support')).status).toBe(403)
  })

  it('nothing by a cursor that it has not given', async () => {
    expect((await get(buyer, '/api/conversation/?cursor=x')).status).toBe(400)
  })
})

describe('opens', () => {
  it('a page of messages, the latest first, and older ones before them', async () => {
    const { conversation_id } = await ask()
    const many = MESSAGE_LIMITS.perPage + 5
    await sql(
      `insert into conversation_messages (conversation, sender, side, text) select $1, $2, 'answerer', 'n' || n from generate_series(1, $3::int) n order by n`,
      [conversation_id, seller.id, many],
    )
    const first = await opened(app, buyer, [conversation_id])
    expect([first.messages.length, first.messages[0]?.text, first.has_earlier]).toEqual([MESSAGE_LIMITS.perPage, `n${many}`, true])
    const rest = await opened(app, buyer, [conversation_id, first.messages.at(-1)?.id ?? 0])
    expect([rest.messages.map(({ text }) => text), rest.has_earlier]).toEqual([['n5', 'n4', 'n3', 'n2', 'n1', 'Hello'], false])
  })
})

describe('marks as read', () => {
  it('up to a message, and counts what is left in all conversations of the account', async () => {
    const [one, two] = [await ask(), await ask()]
    const second = await said(app, buyer, { to: { conversation_id: one.conversation_id } })
    expect(await (await markRead(app, seller, [one.conversation_id, one.message.id])).json()).toEqual({ unread: 2 })
    expect((await opened(app, seller, [one.conversation_id])).conversation.unread).toBe(1)
    // An older mark takes nothing back, and one beyond the end marks no later message.
    expect(await (await markRead(app, seller, [one.conversation_id, 1])).json()).toEqual({ unread: 2 })
    expect(await (await markRead(app, seller, [one.conversation_id, 2_000_000_000])).json()).toEqual({ unread: 1 })
    const third = await said(app, buyer, { to: { conversation_id: one.conversation_id } })
    expect((await opened(app, seller, [one.conversation_id])).conversation.unread).toBe(1)
    await markRead(app, seller, [one.conversation_id, third.message.id])
    expect(await (await markRead(app, seller, [two.conversation_id, two.message.id])).json()).toEqual({ unread: 0 })
    expect(second.message.id).toBeLessThan(third.message.id)
  })

  it('for the whole team what one of staff has read', async () => {
    const { conversation_id, message } = await said(app, buyer, { to: { kind: 'support' } })
    await markRead(app, staff, [conversation_id, message.id])
    const { rows } = await sql(`select unread from conversation_sides where conversation = $1 and side = 'answerer'`, [conversation_id])
    expect(rows).toEqual([{ unread: 0 }])
  })

  it('exactly, while messages arrive', async () => {
    const { conversation_id } = await ask()
    const marks = Promise.all(Array.from({ length: 6 }, () => markRead(app, seller, [conversation_id, 2_000_000_000])))
    const written = Promise.all(Array.from({ length: 6 }, () => said(app, buyer, { to: { conversation_id } })))
    await Promise.all([marks, written])
    const { rows } = await sql(
      `select s.unread, (select count(*)::int from conversation_messages m where m.conversation = s.conversation and m.side <> s.side and m.id > s.read_to) as counted
       from conversation_sides s where s.conversation = $1 and s.side = 'answerer'`,
      [conversation_id],
    )
    expect(rows[0].unread).toBe(rows[0].counted)
  })
})

describe('guards', () => {
  it('conversations from every other account, staff among them, as if they did not exist', async () => {
    const { conversation_id, message } = await ask()
    const none = 2_000_000_000
    for (const who of [stranger, staff])
      for (const [id, about] of [
        [conversation_id, message.id],
        [none, none],
      ] as const) {
        const attempts = [
          await get(who, `/api/conversation/${id}/`),
          await markRead(app, who, [id, 1]),
          await write(app, who, { to: { conversation_id: id } }),
          await get(who, `/api/conversation_message/${about}/picture/`),
          await app.request(`/api/conversation_message/${about}/report/`, {
            method: 'POST',
            body: JSON.stringify({ reason: 'spam' }),
            headers: { ...as(who), 'content-type': 'application/json' },
          }),
        ]
        for (const answer of attempts) expect(await refusalOf(answer)).toEqual({ status: 404, code: 'not-found' })
      }
    expect((await opened(app, buyer, [conversation_id])).messages).toHaveLength(1)
    expect((await app.request(`/api/conversation/${conversation_id}/`)).status).toBe(401)
  })
})

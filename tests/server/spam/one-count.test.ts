import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MESSAGE_LIMITS } from '#contract/conversations/conversation-rules.ts'
import { useApp } from '#tests/support/server/app.ts'
import { ask, makeArticle, typed } from '#tests/support/server/nouns/commenting.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { said, write } from '#tests/support/server/nouns/talking.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp({ settings: { rate_per_minute: 10_000 } })
const { database } = app
let seller: SignedInPerson
let writer: SignedInPerson
let made = 0
beforeAll(async () => {
  seller = await joinAsSeller(app, 'seller')
})
beforeEach(async () => {
  made += 1
  writer = await joinAndLogIn(app, `writer-${made}`)
})

/** Long enough to be told apart. */
const news = () => {
  made += 1
  return `All that there is to say about boat number ${made}`
}
const comment = async (text = news(), of = 0) =>
  ask(app, `/api/blogs/${of || (await makeArticle(database.db))}/comments/`, { body: typed({ text }), access: writer.access })
const stateOf = async (response: Promise<Response>) => (await (await response).json()).state
/** A first message to an organizer who has not written back. */
const message = async (text = news()) => write(app, writer, { to: { kind: 'event', subject: await makeEvent(database.db, { seller: seller.id }) }, text })
const pass = (hours: number) =>
  database.pool.query('update written_texts set created_at = created_at - make_interval(hours => $2) where user_id = $1', [writer.id, hours])

describe('one count of one writer', () => {
  it('five messages hold the comment that comes after them, as five comments do', async () => {
    for (let one = 0; one < 3; one++) expect((await message()).status).toBe(200)
    for (let one = 0; one < 2; one++) expect(await stateOf(comment())).toBe('shown')
    expect(await stateOf(comment())).toBe('held')
    await pass(1)
    expect(await stateOf(comment())).toBe('shown')
  })

  it('comments take of the room that a day has for messages', async () => {
    expect(await stateOf(comment())).toBe('shown')
    await database.pool.query(`insert into written_texts (source, user_id, text_hash) select $1 || ' ' || n, $2, '' from generate_series(1, $3::int) n`, [
      `of ${writer.username}`,
      writer.id,
      MESSAGE_LIMITS.messagesADay - 2,
    ])
    expect((await message()).status).toBe(200)
    expect((await message()).status).toBe(429)
    await pass(25)
    expect((await message()).status).toBe(200)
  })

  it('neither is counted twice where they are sent again, and of many at once none is missed', async () => {
    const body = typed({ text: news() })
    const of = await makeArticle(database.db)
    for (const _again of [1, 2, 3]) expect((await ask(app, `/api/blogs/${of}/comments/`, { body, access: writer.access })).status).toBe(200)
    const { rows } = await database.pool.query('select count(*)::int as count from written_texts where user_id = $1', [writer.id])
    expect(rows).toEqual([{ count: 1 }])
    const together = await Promise.all([comment(), comment(), message(), message(), comment(), comment()].map((one) => one))
    const states = await Promise.all(together.map(async (one) => (await one.json()).state))
    const after = await database.pool.query('select count(*)::int as count from written_texts where user_id = $1', [writer.id])
    expect(after.rows).toEqual([{ count: 7 }])
    expect(states.filter((state) => state === 'held').length).toBeLessThan(3)
  })
})

describe('one text', () => {
  it('that was sent as a message is held as a comment, and of any other writer too', async () => {
    const text = news()
    expect((await message(text)).status).toBe(200)
    expect(await stateOf(comment(text.toUpperCase()))).toBe('held')
    const other = await joinAndLogIn(app, `other-${made}`)
    const response = await ask(app, `/api/blogs/${await makeArticle(database.db)}/comments/`, { body: typed({ text }), access: other.access })
    expect((await response.json()).state).toBe('held')
  })

  it('is taken so many times a day over comments and messages together, and other words go on', async () => {
    const text = news()
    const comments = 6
    for (let one = 0; one < comments; one++) expect((await comment(text)).status).toBe(200)
    for (let one = comments; one < MESSAGE_LIMITS.sameADay; one++) expect((await message(text)).status).toBe(200)
    const refused = await message(`${text}!`)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 86_000]).toEqual([429, true])
    expect((await message()).status).toBe(200)
    await pass(25)
    expect((await message(text)).status).toBe(200)
  })

  it('may answer everybody who has written first', async () => {
    const text = news()
    const event = await makeEvent(database.db, { seller: seller.id })
    const begun = async () =>
      (await said(app, await joinAndLogIn(app, `asker-${news().slice(-3)}`), { to: { kind: 'event', subject: event }, text: news() })).conversation_id
    expect((await write(app, seller, { to: { conversation_id: await begun() }, text })).status).toBe(200)
    await database.pool.query(
      `insert into written_texts (source, user_id, text_hash)
       select 'again ' || n, user_id, text_hash from written_texts, generate_series(1, $2::int) n where user_id = $1 and text_hash <> ''`,
      [seller.id, MESSAGE_LIMITS.sameADay],
    )
    expect((await write(app, seller, { to: { conversation_id: await begun() }, text })).status).toBe(200)
    // A conversation that the other has not begun is another matter.
    const theirs = await makeEvent(database.db, { seller: (await joinAsSeller(app, 'rival')).id })
    expect((await write(app, seller, { to: { kind: 'event', subject: theirs }, text })).status).toBe(429)
  })

  it('that many people think of is no spam', async () => {
    for (const _one of [1, 2, 3]) expect((await message('Thank you!')).status).toBe(200)
    expect(await stateOf(comment('Thank you!'))).toBe('shown')
  })
})

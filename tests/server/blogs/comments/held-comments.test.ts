import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetSenders } from '#server/cases/forget-senders.ts'
import { readDataVersion } from '#server/db/connection/data-version.ts'
import { forgetWritten } from '#server/spam/forget-written.ts'
import { useApp } from '#tests/support/server/app.ts'
import { decideComment } from '#tests/support/server/cases.ts'
import { ask, makeArticle, makeComment, newKey, typed } from '#tests/support/server/nouns/commenting.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp({ settings: { rate_per_minute: 10_000 } })
const { database } = app
let member: SignedInPerson
let blog = 0
let senders = 0
let from = ''
let words = 0
beforeAll(async () => {
  member = await joinAndLogIn(app, 'member')
})
beforeEach(async () => {
  blog = await makeArticle(database.db)
  senders += 1
  from = `192.0.2.${senders}`
})

/** A text that no comment has, long enough to be told apart. */
const news = () => {
  words += 1
  return `What I think about boat number ${words} and its river`
}
const write = async (body: object = {}, { who, at = from, of = blog }: { who?: SignedInPerson; at?: string; of?: number } = {}) =>
  ask(app, `/api/blogs/${of}/${who ? 'comments' : 'guest_comments'}/`, { body: typed({ text: news(), ...body }), access: who?.access, from: at })
const written = async (...asked: Parameters<typeof write>) => (await write(...asked)).json()
const reasonOf = async (id: number) =>
  (await database.pool.query<{ state: string; held_reason: string | null }>('select state, held_reason from comments where id = $1', [id])).rows[0]
const shown = async () => (await ask(app, `/api/blogs/${blog}/comments/`)).json()
const age = (minutes: number) => database.pool.query('update written_texts set created_at = created_at - make_interval(mins => $1)', [minutes])
const report = (id: number, at: string, reason = 'spam') => ask(app, `/api/comments/${id}/report/`, { body: { reason, note: 'See.' }, from: at })

describe('answers', () => {
  it('spam like any other held comment: only its writer sees it', async () => {
    const trapped = await written({ website: 'https://spam.example' })
    const linked = await written({ text: 'See www.spam.example' })
    expect(trapped).toMatchObject({ state: 'held' })
    expect(Object.keys(trapped)).toEqual(Object.keys(linked))
    expect(await reasonOf(trapped.id)).toEqual({ state: 'held', held_reason: 'trap' })
    expect(await reasonOf(linked.id)).toEqual({ state: 'held', held_reason: 'links' })
    expect(await shown()).toMatchObject({ total: 0, results: [] })
  })

  it('two links of a member, not three', async () => {
    expect(await written({ text: 'https://a.example and b.com' }, { who: member })).toMatchObject({ state: 'shown' })
    expect(await written({ text: 'https://a.example and b.com, c.com' }, { who: member })).toMatchObject({ state: 'held' })
  })

  it('the same text again on any article, within a day, by any writer', async () => {
    const text = news()
    expect(await written({ text })).toMatchObject({ state: 'shown' })
    const again = await written({ text: text.toUpperCase().replaceAll(' ', '  !') }, { at: '198.51.100.1', of: await makeArticle(database.db) })
    expect(await reasonOf(again.id)).toEqual({ state: 'held', held_reason: 'same' })
    await age(25 * 60)
    expect(await written({ text })).toMatchObject({ state: 'shown' })
    for (const thanks of [1, 2, 3]) expect(await written({ text: 'অনেক ধন্যবাদ!' }, { at: `198.51.100.${thanks}` })).toMatchObject({ state: 'shown' })
  })

  it('the sixth in ten minutes as held, of one address and of one account', async () => {
    const states: string[] = []
    for (let one = 0; one < 6; one++) states.push((await written()).state)
    expect(states).toEqual([...Array(5).fill('shown'), 'held'])
    // Members are told apart from their neighbours, and by their account wherever they are.
    const busy = await joinAndLogIn(app, 'busy')
    for (let one = 0; one < 5; one++) expect(await written({}, { who: busy })).toMatchObject({ state: 'shown' })
    const sixth = await written({}, { who: busy, at: '198.51.100.77' })
    expect(await reasonOf(sixth.id)).toEqual({ state: 'held', held_reason: 'flood' })
    await age(11)
    expect(await written()).toMatchObject({ state: 'shown' })
  })

  it('the author of the article with as many answers as they like', async () => {
    const author = await joinAndLogIn(app, 'author')
    blog = await makeArticle(database.db, { author: author.id })
    for (let one = 0; one < 8; one++) expect(await written({}, { who: author })).toMatchObject({ state: 'shown' })
  })

  it('one household as one sender: the IPv6 network of 64 bits', async () => {
    for (let one = 0; one < 5; one++) await written({}, { at: `2001:db8:1:2::${one + 1}` })
    expect(await written({}, { at: '2001:db8:1:2:ffff::1' })).toMatchObject({ state: 'held' })
    expect(await written({}, { at: '2001:db8:1:3::1' })).toMatchObject({ state: 'shown' })
  })

  it('one customer with many networks of IPv6 as many senders, up to what a crowd would write', async () => {
    const states: string[] = []
    for (let one = 1; one <= 33; one++) states.push((await written({}, { at: `2001:db8:7:${one}::1` })).state)
    expect(states.filter((state) => state === 'shown')).toHaveLength(30)
    expect(states.slice(30)).toEqual(['held', 'held', 'held'])
    expect(await written({}, { at: '2001:db8:8:1::1' })).toMatchObject({ state: 'shown' })
  })

  it('a text that staff have released, and its writer then changed, as one that staff have not looked at', async () => {
    const key = newKey()
    const { id } = await written({ key, text: 'See www.boats.example' })
    await database.pool.query('update users set is_staff = true where id = $1', [member.id])
    expect((await decideComment(app, { staff: member, id, deed: 'release' })).status).toBe(200)
    const changed = await ask(app, `/api/guest_comments/${id}/`, { method: 'PATCH', body: { text: 'Rude words instead', key }, from })
    expect(await changed.json()).toMatchObject({ state: 'shown' })
    for (const last of [1, 2, 3]) expect((await report(id, `203.0.113.${last}`)).status).toBe(200)
    expect(await reasonOf(id)).toEqual({ state: 'held', held_reason: 'reports' })
  })

  it('a guest, by the key, how their comments stand by now, and no other caller', async () => {
    const asked = async (...comments: { id: number; key: string }[]) =>
      (await (await ask(app, '/api/guest_comments/', { body: { comments }, from })).json()).map(
        ({ id, state, text }: { id: number; state: string; text: string }) => [id, state, text],
      )
    const [held, shown, removed] = [
      await makeComment(database.db, { blog, state: 'held', text: 'One' }),
      await makeComment(database.db, { blog, text: 'Two' }),
      await makeComment(database.db, { blog, state: 'removed' }),
    ]
    const members = await makeComment(database.db, { blog, user_id: member.id })
    expect((await asked(held, shown, removed)).toSorted()).toEqual(
      [
        [held.id, 'held', 'One'],
        [shown.id, 'shown', 'Two'],
        [removed.id, 'removed', ''],
      ].toSorted(),
    )
    expect(await asked({ ...held, key: shown.key }, members, { id: 2_000_000_000, key: newKey() })).toEqual([])
    const tooMany = Array.from({ length: 51 }, () => held)
    expect((await ask(app, '/api/guest_comments/', { body: { comments: tooMany }, from })).status).toBe(400)
  })

  it('a guest how often their comments were answered, once the answers are shown', async () => {
    const [comment, held] = [await makeComment(database.db, { blog }), await makeComment(database.db, { blog, state: 'held' })]
    const counts = async () =>
      (await (await ask(app, '/api/guest_comments/', { body: { comments: [comment, held] }, from })).json())
        .toSorted((a: { id: number }, b: { id: number }) => a.id - b.id)
        .map(({ reply_count }: { reply_count: number }) => reply_count)
    expect(await counts()).toEqual([0, 0])
    const answer = await written({ key: newKey(), parent: comment.id, text: 'I saw it too' })
    expect(answer.state).toBe('shown')
    await written({ key: newKey(), parent: comment.id, text: 'See www.boats.example and www.ships.example and www.rafts.example' })
    expect(await counts()).toEqual([1, 0])
    await database.pool.query('update users set is_staff = true where id = $1', [member.id])
    expect((await decideComment(app, { staff: member, id: answer.id, deed: 'remove' })).status).toBe(200)
    expect(await counts()).toEqual([0, 0])
  })

  it('an edited text by the same rules, and what was held stays so', async () => {
    const key = newKey()
    const { id } = await written({ key })
    const edit = async (text: string) => (await ask(app, `/api/guest_comments/${id}/`, { method: 'PATCH', body: { text, key }, from })).json()
    expect(await edit('Fine words')).toMatchObject({ state: 'shown' })
    expect(await shown()).toMatchObject({ total: 1 })
    expect(await edit('See spam.com')).toMatchObject({ state: 'held', text: 'See spam.com' })
    expect(await shown()).toMatchObject({ total: 0 })
    expect(await edit('Fine words again')).toMatchObject({ state: 'held' })
    expect(await reasonOf(id)).toEqual({ state: 'held', held_reason: 'links' })
  })

  it('reports of three readers by holding what they report; one reader counts once', async () => {
    const { id } = await makeComment(database.db, { blog })
    await makeComment(database.db, { blog, parent: id })
    for (const at of ['203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.2']) expect(await (await report(id, at)).json()).toEqual({ reported: true })
    expect(await shown()).toMatchObject({ total: 2 })
    expect((await report(id, '203.0.113.3')).status).toBe(200)
    expect(await shown()).toMatchObject({ total: 0, results: [] })
    expect(await reasonOf(id)).toEqual({ state: 'held', held_reason: 'reports' })
  })
})

describe('refuses', () => {
  it('to hide a comment for one customer who reports it from three networks of IPv6', async () => {
    const { id } = await makeComment(database.db, { blog })
    for (const at of ['2001:db8:9:1::1', '2001:db8:9:2::1', '2001:db8:9:3::1', '2001:db8:9:4::1']) expect((await report(id, at)).status).toBe(200)
    expect(await shown()).toMatchObject({ total: 1 })
    for (const at of ['2001:db8:a:1::1', '2001:db8:b:1::1']) expect((await report(id, at)).status).toBe(200)
    expect(await shown()).toMatchObject({ total: 0 })
  })

  it('the thirty-first in an hour, and says when the next is welcome; what was taken before is still answered', async () => {
    const first = typed({ text: news() })
    const send = () => ask(app, `/api/blogs/${blog}/guest_comments/`, { body: first, from })
    expect((await send()).status).toBe(200)
    for (let one = 1; one < 30; one++) expect((await write()).status).toBe(200)
    const refused = await write()
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'too-many-requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect((await send()).status).toBe(200)
    expect((await write({}, { at: '198.51.100.9' })).status).toBe(200)
  })

  it('reports without end from one address', async () => {
    for (let one = 0; one < 30; one++) expect((await report((await makeComment(database.db, { blog })).id, from)).status).toBe(200)
    const refused = await report((await makeComment(database.db, { blog })).id, from)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('reports of a comment that is not public', async () => {
    const held = await makeComment(database.db, { blog, state: 'held' })
    const answer = await makeComment(database.db, { blog, parent: held.id })
    for (const id of [held.id, answer.id, 2_000_000_000]) expect((await report(id, from)).status).toBe(404)
  })
})

describe('guards', () => {
  it('addresses: they are nowhere in the database, and after a day their marks are gone too', async () => {
    const { id } = await written()
    await report(id, from)
    const everything = async () =>
      JSON.stringify([
        (await database.pool.query('select * from comments')).rows,
        (await database.pool.query('select * from written_texts')).rows,
        (await database.pool.query('select * from reports')).rows,
      ])
    expect(await everything()).not.toContain(from)
    const forget = async () => [await forgetSenders(database.db), await forgetWritten(database.db)]
    await forget()
    const marks = async () =>
      (
        await database.pool.query(
          `select exists (select from written_texts where source = 'comment ' || $1::int and sender is not null and text_hash <> '') as of_comment,
            sender !~ '^gone ' as of_report from reports r join cases c on c.id = r."case" where c.kind = 'comment' and c.subject = $1`,
          [id],
        )
      ).rows[0]
    expect(await marks()).toEqual({ of_comment: true, of_report: true })
    await database.pool.query(`update written_texts set created_at = now() - interval '25 hours' where source = 'comment ' || $1::int`, [id])
    await database.pool.query(`update reports set at = now() - interval '25 hours'`)
    expect(await forget()).toEqual([false, false])
    expect(await marks()).toEqual({ of_comment: false, of_report: false })
  })

  it('cached answers: an hour with nothing to forget makes none of them old', async () => {
    const version = () => readDataVersion(database)
    const before = await version()
    await forgetSenders(database.db)
    await forgetWritten(database.db)
    expect(await version()).toBe(before)
  })

  it('floods that come at once: of eight together no more than five are shown', async () => {
    const articles = await Promise.all(Array.from({ length: 8 }, () => makeArticle(database.db)))
    const answers = await Promise.all(articles.map((of) => written({}, { of })))
    expect(answers.map(({ state }) => state).toSorted()).toEqual([...Array(3).fill('held'), ...Array(5).fill('shown')])
  })
})

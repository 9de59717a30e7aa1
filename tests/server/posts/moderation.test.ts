import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { caseAbout, caseOf, decideAbout } from '#tests/support/server/cases.ts'
import { change, read } from '#tests/support/server/nouns/applying.ts'
import { ask, newKey, typed } from '#tests/support/server/nouns/commenting.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { commentOn, joinWithPage, makePost } from '#tests/support/server/nouns/posts.ts'
import { sendPost } from '#tests/support/server/nouns/sending-posts.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database } = app
const picture = await aPoster('#0a7', 40, 30)
const REASON = 'It insults people.'
const [MISSING, TAKEN_OFF, SILENCED] = [
  { status: 404, code: 'not-found' },
  { status: 403, code: 'taken-off' },
  { status: 403, code: 'silenced' },
]
let people = 0
let staff: SignedInPerson
let author: SignedInPerson
let reader: SignedInPerson
beforeAll(async () => {
  staff = await joinAsStaff(app)
})
beforeEach(async () => {
  people += 1
  author = await joinWithPage(app, `author${people}`)
  reader = await joinWithPage(app, `reader${people}`)
  await query(`update users set created_at = created_at - interval '30 days' where id = $1`, [author.id])
  await query('insert into follows (follower, followed) values ($1, $2)', [reader.id, author.id])
})

const query = (text: string, values: unknown[]) => database.pool.query(text, values)
const written = async (fields: Record<string, string> = {}, pictures: Uint8Array[] = []) => {
  const answer = await sendPost(app, author, { fields: { text: newKey(), ...fields }, pictures })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}
/** Has a week pass for a post. */
const pass = async (id: number) => {
  const week = `interval '7 days'`
  await query(`update posts set published_at = published_at - ${week} where id = $1`, [id])
  await query(`update cases set opened_at = opened_at - ${week} where kind = 'post' and subject = $1`, [id])
  await query(`update written_texts set created_at = created_at - ${week} where source = $1`, [`post ${id}`])
}
const isOfToday = async (id: number) => (await query(`select published_at > now() - interval '1 day' as is from posts where id = $1`, [id])).rows[0].is
const stateOf = async (id: number) => (await query('select state from posts where id = $1', [id])).rows[0].state

const decide = (kind: 'post' | 'person', subject: number, decision: string) => decideAbout(app, staff, { kind, subject, decision, reason: REASON })
const decided = async (...[kind, subject, decision]: Parameters<typeof decide>) => expect((await decide(kind, subject, decision)).status, decision).toBe(200)
const report = (kind: 'post' | 'person', id: number) => ask(app, '/api/reports/', { body: { kind, id, reason: 'abuse' }, access: reader.access })
const silenced = async (body: object = {}) => {
  const answer = await ask(app, `/api/desk/people/${author.username}/silence/`, { body: { reason: REASON, days: 7, ...body }, access: staff.access })
  expect(answer.status, await answer.clone().text()).toBe(200)
}
const noticesOf = async () => (await (await read(app, author, '/api/notice/')).json()).map(({ kind, text }: { kind: string; text: string }) => [kind, text])

/** Where a reader meets a post: its page, the list, the feed of whom they follow, and comments below it. */
async function seen(id: number): Promise<boolean[]> {
  const lists = [await app.request(`/api/posts/?limit=50&by=${author.username}`), await read(app, reader, '/api/feed/?limit=50')]
  const pages = [await app.request(`/api/posts/${id}/`), await app.request(`/api/posts/${id}/comments/`)]
  const listed = await Promise.all(lists.map(async (list) => JSON.stringify(await list.json()).includes(`"id":${id},`)))
  return [...listed, ...pages.map(({ status }) => status === 200)]
}
const [EVERYWHERE, NOWHERE] = [Array(4).fill(true), Array(4).fill(false)]

describe('a post that staff take off', () => {
  it('is out of sight until they bring it back, and its author is told of both', async () => {
    const { id } = await written()
    expect((await report('post', id)).status).toBe(200)
    expect(await seen(id)).toEqual(EVERYWHERE)
    await decided('post', id, 'remove')
    expect(await seen(id)).toEqual(NOWHERE)
    expect((await report('post', id)).status).toBe(404)
    expect(await noticesOf()).toEqual([['taken-off', REASON]])
    await decided('post', id, 'restore')
    expect(await seen(id)).toEqual(EVERYWHERE)
    expect((await noticesOf())[0]).toEqual(['restored', REASON])
  })

  it('is not brought back by its author, who can change nothing of it, nor send it again', async () => {
    const client_key = newKey()
    const { id, version, pictures } = await written({ client_key }, [picture])
    await decided('post', id, 'remove')
    const changes = [
      { path: `/api/posts/${id}/`, body: { text: 'Kind words', version: version + 1 } },
      { path: `/api/posts/${id}/pictures/${pictures[0].id}/`, body: { alt: 'A boat' } },
      { path: `/api/posts/${id}/comments_closed/`, method: 'PUT', body: { closed: true } },
    ]
    for (const one of changes) expect(await refusalOf(await change(app, author, one)), one.path).toEqual(MISSING)
    const decision = { body: { decision: 'restore', reason: REASON }, access: author.access }
    expect((await ask(app, `/api/desk/cases/${await caseAbout(app, { kind: 'post', subject: id })}/decide/`, decision)).status).toBe(403)
    await sendPost(app, author, { fields: { text: 'Once more', client_key } })
    expect([await stateOf(id), (await query('select 1 from posts where author = $1', [author.id])).rows.length]).toEqual(['removed', 1])
  })

  it('can be deleted by its author, and is then gone for staff too', async () => {
    const { id } = await written()
    await decided('post', id, 'remove')
    const asked = await caseAbout(app, { kind: 'post', subject: id })
    expect(await caseOf(app, staff, asked)).toMatchObject({ decisions: ['restore'] })
    expect((await change(app, author, { path: `/api/posts/${id}/`, method: 'DELETE' })).status).toBe(200)
    expect(await caseOf(app, staff, asked)).toMatchObject({ decisions: [], text: '', is_gone: true })
    expect(await refusalOf(await decide('post', id, 'restore'))).toMatchObject({ code: 'bad-state' })
    expect(await seen(id)).toEqual(NOWHERE)
  })
})

describe('a post that staff release', () => {
  it('is as new as it is to readers, where none has seen it, and staff read when it was written', async () => {
    const { id } = await written({ website: 'https://spam.example' })
    await pass(id)
    await decided('post', id, 'keep')
    expect([await isOfToday(id), await seen(id)]).toEqual([true, EVERYWHERE])
    const { written_at } = await caseOf(app, staff, await caseAbout(app, { kind: 'post', subject: id }))
    const { rows } = await query(`select $1::timestamptz > now() - interval '6 days' as is`, [written_at])
    expect(rows).toEqual([{ is: false }])
  })

  it('stays where it was, where readers have seen it before its author described a picture', async () => {
    const { id, pictures } = await written({}, [picture])
    await pass(id)
    const alt = 'https://a.example https://b.example https://c.example'
    const described = await change(app, author, { path: `/api/posts/${id}/pictures/${pictures[0].id}/`, body: { alt } })
    expect(await described.json()).toMatchObject({ state: 'held', held_reason: 'links' })
    await decided('post', id, 'keep')
    expect([await isOfToday(id), await seen(id)]).toEqual([false, EVERYWHERE])
  })
})

describe('a page that staff take off', () => {
  it('is out of sight with its posts until they bring it back', async () => {
    const { id } = await written()
    const page = async () => (await app.request(`/api/people/${author.username}/`)).status
    expect((await report('person', author.id)).status).toBe(200)
    expect([await page(), await seen(id)]).toEqual([200, EVERYWHERE])
    await decided('person', author.id, 'remove')
    expect([await page(), await seen(id)]).toEqual([404, NOWHERE])
    expect(await noticesOf()).toEqual([['taken-off', REASON]])
    await decided('person', author.id, 'restore')
    expect([await page(), await seen(id)]).toEqual([200, EVERYWHERE])
  })

  it('is not brought back by its owner, who posts nothing, neither under another name nor by a shop', async () => {
    const { id } = await written()
    await decided('person', author.id, 'remove')
    const renamed = await ask(app, '/api/account/person/', { body: { name: 'Somebody else' }, access: author.access })
    expect(await renamed.json()).toMatchObject({ person: { taken_off_reason: REASON } })
    expect(await refusalOf(await sendPost(app, author, { fields: { text: newKey() } }))).toEqual(TAKEN_OFF)
    const shop = {
      full_name: 'A new shop',
      slug: `shop-${people}`,
      profession: 'Host',
      division: 'Dhaka',
      district: 'Dhaka',
      languages: [],
      skills: [],
      about: '',
    }
    expect((await ask(app, '/api/account/seller/', { body: shop, access: author.access })).status).toBe(200)
    expect(await refusalOf(await sendPost(app, author, { fields: { text: newKey() } }))).toEqual(TAKEN_OFF)
    expect(await seen(id)).toEqual(NOWHERE)
    await decided('person', author.id, 'restore')
    expect(await seen(id)).toEqual(EVERYWHERE)
  })
})

describe('an author whom staff silence', () => {
  it('posts, comments, edits, describes and rates nothing, and may delete', async () => {
    const { id, version, pictures } = await written({}, [picture])
    const other = await makePost(database.db, { author: reader.id })
    const comment = await commentOn(database.db, { post: other, user_id: author.id })
    await silenced()
    const say = { body: typed({ text: newKey() }), access: author.access }
    const refused: [string, Promise<Response>][] = [
      ['a post', sendPost(app, author, { fields: { text: newKey() } })],
      ['an edit', change(app, author, { path: `/api/posts/${id}/`, body: { text: 'Other words', version } })],
      ['a description', change(app, author, { path: `/api/posts/${id}/pictures/${pictures[0].id}/`, body: { alt: 'A boat' } })],
      ['a comment', ask(app, `/api/posts/${other}/comments/`, say)],
      ['a changed comment', ask(app, `/api/comments/${comment.id}/`, { method: 'PATCH', body: { text: 'And more' }, access: author.access })],
      ['a reaction', change(app, author, { path: `/api/posts/${other}/reaction/`, method: 'PUT', body: { kind: 'angry' } })],
      ['a name of the page', ask(app, '/api/account/person/', { body: { name: 'Somebody else' }, access: author.access })],
    ]
    for (const [what, answer] of refused) expect(await refusalOf(await answer), what).toMatchObject(SILENCED)
    expect(await seen(id)).toEqual(EVERYWHERE)
    expect((await change(app, author, { path: `/api/posts/${id}/`, method: 'DELETE' })).status).toBe(200)
  })

  it('loses what was written within a day, shown or held, and nothing older, also where staff released it today', async () => {
    const [recent, old, waiting, released, early] = [
      await written(),
      await written(),
      await written({ website: 'https://spam.example' }),
      await written({ website: 'https://spam.example' }),
      await written({ website: 'https://spam.example' }),
    ].map(({ id }) => id)
    for (const id of [old, released]) await pass(id)
    for (const id of [released, early]) await decided('post', id, 'keep')
    expect(await isOfToday(released)).toBe(true)
    await silenced({ remove_recent: true })
    const states = { recent: await stateOf(recent), old: await stateOf(old), waiting: await stateOf(waiting), released: await stateOf(released) }
    expect({ ...states, early: await stateOf(early) }).toEqual({ recent: 'removed', old: 'shown', waiting: 'removed', released: 'shown', early: 'removed' })
    await decided('post', recent, 'restore')
    expect(await seen(recent)).toEqual(EVERYWHERE)
  })

  it('keeps what was written where staff do not say otherwise', async () => {
    const { id } = await written()
    await silenced({ remove_recent: false })
    expect(await seen(id)).toEqual(EVERYWHERE)
  })
})

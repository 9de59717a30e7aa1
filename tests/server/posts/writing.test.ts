import { beforeEach, describe, expect, it } from 'vitest'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { newKey } from '#tests/support/server/nouns/commenting.ts'
import { makeEvent, makeSeller } from '#tests/support/server/nouns/events.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { joinWithPage, openPage, threadOfPost } from '#tests/support/server/nouns/posts.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let people = 0
let rahima: SignedInPerson
beforeEach(async () => {
  people += 1
  rahima = await joinWithPage(app, `rahima-${people}`)
  await older(rahima)
})

/** Of an account that is older than a day: nothing of it is held for its age. */
const older = ({ id }: { id: number }) => app.database.pool.query(`update users set created_at = now() - interval '2 days' where id = $1`, [id])
const picture = await aPoster('#0a7', 40, 30)

type Fields = Record<string, string>
function send(
  path: string,
  fields: Fields,
  { who = rahima, pictures = [], method = 'POST' }: { who?: SignedInPerson; pictures?: Uint8Array[]; method?: string } = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ language: 'en', client_key: newKey(), ...fields })) form.append(name, value)
  for (const bytes of pictures) form.append('pictures', new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/png' }))
  return app.request(path, { method, body: form, headers: { ...as(who), origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin' } })
}
const write = (fields: Fields, options = {}) => send('/api/posts/', fields, options)
const json = (path: string, method: string, body?: unknown) =>
  app.request(path, {
    method,
    headers: { ...as(rahima), 'content-type': 'application/json', origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const read = async (id: number) => app.request(`/api/posts/${id}/`)
const own = async (id: number, who = rahima) => (await app.request(`/api/posts/${id}/?mine=true`, { headers: as(who) })).json()

describe('answers', () => {
  it('a post with described pictures, tags and the card of an event whose link stands in it', async () => {
    const event = await makeEvent(app.database.db, { seller: await makeSeller(app.database.db) })
    const text = `নতুন #শাড়ি এসেছে! #Jamdani\n${TEST_ORIGIN}/bn/events/${event}.`
    const files = app.files.size
    const answer = await write({ text, language: 'bn', alts: JSON.stringify(['A red sari', '']) }, { pictures: [picture, picture] })
    expect(answer.status, await answer.clone().text()).toBe(200)
    const post = await answer.json()
    expect(post).toMatchObject({ state: 'shown', text, tags: ['শাড়ি', 'Jamdani'], about: { noun: 'events', id: event }, picture_count: 2, version: 1 })
    expect(post.pictures.map(({ alt }: { alt: string }) => alt)).toEqual(['A red sari', ''])
    expect(app.files.size).toBeGreaterThan(files)
    expect(await (await read(post.id)).json()).toMatchObject({ id: post.id, author_username: rahima.username, pictures: [{ alt: 'A red sari' }, { alt: '' }] })
    const found = await (await app.request(`/api/posts/?by=${rahima.username}&q=jamdani`)).json()
    expect(found.map(({ id }: { id: number }) => id)).toEqual([post.id])
  })

  it('the same key of a phone, twenty times at once, with one post, and leaves no file of the others', async () => {
    const client_key = newKey()
    const answers = await Promise.all(Array.from({ length: 20 }, () => write({ text: 'Once', client_key }, { pictures: [picture] })))
    // Some come while the service is busy with the others, and try again.
    const taken = await Promise.all(answers.filter(({ ok }) => ok).map(async (answer) => (await answer.json()).id))
    expect(new Set(taken).size).toBe(1)
    expect(answers.map(({ status }) => status).filter((status) => ![200, 429, 503].includes(status))).toEqual([])
    const { rows } = await app.database.pool.query('select 1 from posts where author = $1', [rahima.id])
    expect(rows).toHaveLength(1)
    const { rows: named } = await app.database.pool.query('select 1 from uploads where user_id = $1', [rahima.id])
    expect(named).toHaveLength(1)
  })

  it('an edit: the former words are for staff alone, and tags follow', async () => {
    const { id } = await (await write({ text: 'Fresh #mango' })).json()
    const edited = await json(`/api/posts/${id}/`, 'PATCH', { text: 'Fresh #lychee', version: 1 })
    expect(await edited.json()).toMatchObject({ text: 'Fresh #lychee', tags: ['lychee'], version: 2, edited_at: expect.any(String) })
    expect((await app.database.pool.query('select version, text from post_revisions where post = $1', [id])).rows).toEqual([
      { version: 1, text: 'Fresh #mango' },
    ])
    expect(JSON.stringify(await (await read(id)).json())).not.toContain('mango')
  })

  it('deleting: words, pictures, files and reactions end, and deleted again it is the same', async () => {
    const before = app.files.size
    const { id } = await (await write({ text: 'For a day' }, { pictures: [picture] })).json()
    await json(`/api/posts/${id}/reaction/`, 'PUT', { kind: 'love' })
    for (const time of [1, 2]) expect((await json(`/api/posts/${id}/`, 'DELETE')).status, `${time}`).toBe(200)
    expect((await read(id)).status).toBe(404)
    expect(app.files.size).toBe(before)
    const thread = await threadOfPost(app.database.db, id)
    expect((await app.database.pool.query('select reactions from threads where id = $1', [thread])).rows[0]?.reactions).toEqual([0, 0, 0, 0, 0])
  })

  it('descriptions at any time, and closes and opens comments', async () => {
    const post = await (await write({ text: 'A boat' }, { pictures: [picture] })).json()
    await app.database.pool.query(`update posts set published_at = now() - interval '3 days' where id = $1`, [post.id])
    const described = await json(`/api/posts/${post.id}/pictures/${post.pictures[0].id}/`, 'PATCH', { alt: 'A blue boat' })
    expect(await described.json()).toMatchObject({ pictures: [{ alt: 'A blue boat' }] })
    expect(await (await json(`/api/posts/${post.id}/comments_closed/`, 'PUT', { closed: true })).json()).toMatchObject({ comments_closed: true })
  })

  it('an author’s own list by pages, held ones too', async () => {
    for (const text of ['One', 'Two', 'Three https://a.example https://b.example https://c.example']) await write({ text })
    const list = async (query = '') => (await app.request(`/api/posts/?mine=true&limit=2${query}`, { headers: as(rahima) })).json()
    const first = await list()
    expect(first.results.map(({ state }: { state: string }) => state)).toEqual(['held', 'shown'])
    const second = await list(`&cursor=${first.next_cursor}`)
    expect(second).toMatchObject({ results: [{ text: 'One' }], next_cursor: null })
  })
})

describe('refuses', () => {
  it('who has no verified e-mail, and who has no page or shop', async () => {
    const unverified = await joinAndLogIn(app, `unverified-${people}`)
    await openPage(app.database.db, unverified)
    expect(await refusalOf(await write({ text: 'Hello' }, { who: unverified }))).toMatchObject({ code: 'not-verified' })
    const buyer = await joinAndLogIn(app, `buyer-${people}`, { email_verified_at: new Date().toISOString() })
    expect(await refusalOf(await write({ text: 'Hello' }, { who: buyer }))).toMatchObject({ code: 'page-needed' })
  })

  it('nothing at all, too many pictures, and more descriptions than pictures', async () => {
    const before = app.files.size
    expect((await write({ text: ' \n ' })).status).toBe(400)
    expect((await write({ text: 'Eleven' }, { pictures: Array.from({ length: 11 }, () => picture) })).status).toBeGreaterThanOrEqual(400)
    expect((await write({ text: 'One', alts: '["a","b"]' }, { pictures: [picture] })).status).toBe(400)
    expect((await write({ text: 'Odd', alts: 'no json' })).status).toBe(400)
    expect(app.files.size).toBe(before)
  })

  it('all pictures where one is none, and leaves no file', async () => {
    const before = app.files.size
    const cut = picture.slice(0, 20)
    expect((await write({ text: 'Two' }, { pictures: [picture, cut] })).status).toBe(415)
    expect(app.files.size).toBe(before)
    expect((await app.database.pool.query('select 1 from posts where author = $1', [rahima.id])).rows).toEqual([])
  })

  it('a change of another version, and of words after a day', async () => {
    const { id } = await (await write({ text: 'First' })).json()
    expect(await refusalOf(await json(`/api/posts/${id}/`, 'PATCH', { text: 'Second', version: 7 }))).toMatchObject({ code: 'stale' })
    await app.database.pool.query(`update posts set published_at = now() - interval '25 hours' where id = $1`, [id])
    expect(await refusalOf(await json(`/api/posts/${id}/`, 'PATCH', { text: 'Second', version: 1 }))).toMatchObject({ code: 'bad-state' })
  })
})

describe('guards', () => {
  it('readers from links of an account that is younger than a day, from many links, the trap and the same text', async () => {
    const fresh = await joinWithPage(app, `fresh-${people}`)
    const shop = 'https://shop.example/sale'
    const texts: [Fields, string, SignedInPerson][] = [
      [{ text: `See ${shop}` }, 'new-account', fresh],
      [{ text: 'A film', film: 'https://youtu.be/abcdefghijk' }, 'new-account', fresh],
      [{ text: `${shop} ${shop}/2 ${shop}/3` }, 'links', rahima],
      [{ text: 'A fine day', website: 'https://spam.example' }, 'trap', rahima],
    ]
    for (const [fields, held_reason, who] of texts) expect(await (await write(fields, { who })).json()).toMatchObject({ state: 'held', held_reason })
    const said = 'Fresh hilsa from Chandpur every morning at my shop, call before ten'
    expect(await (await write({ text: said })).json()).toMatchObject({ state: 'shown' })
    expect(await (await write({ text: said })).json()).toMatchObject({ state: 'held', held_reason: 'same' })
    const { rows } = await app.database.pool.query(`select 1 from cases where kind = 'post' and owner = $1 and state = 'open'`, [rahima.id])
    expect(rows).toHaveLength(3)
  })

  it('a held post: its author alone reads it', async () => {
    const { id } = await (await write({ text: 'A fine evening', website: 'x' })).json()
    expect((await read(id)).status).toBe(404)
    expect(await own(id)).toMatchObject({ state: 'held' })
    const other = await joinWithPage(app, `other-${people}`)
    expect((await app.request(`/api/posts/${id}/?mine=true`, { headers: as(other) })).status).toBe(404)
  })

  it('towers of marks, two thousand line breaks and direction marks', async () => {
    const tower = await (await write({ text: `Z${'\u0301'.repeat(500)}algo` })).json()
    expect([...tower.text].length).toBeLessThan(30)
    const lines = await (await write({ text: `up${'\n'.repeat(1900)}down` })).json()
    expect(lines.text).toBe('up\n\ndown')
    expect((await write({ text: 'a\u202eb' })).status).toBe(400)
  })
})

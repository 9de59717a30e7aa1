import { beforeAll, describe, expect, it } from 'vitest'
import type { OwnBlogDetail } from '#contract/blogs/own-blogs.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { useApp } from '#tests/support/server/app.ts'
import { joinAsAuthor, makeCategory, sendBlog, writtenBlog } from '#tests/support/server/nouns/blogs.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { refusalOf, send } from '#tests/support/server/orders/orders.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, files, request } = app
let author: SignedInPerson
let other: SignedInPerson
beforeAll(async () => {
  author = await joinAsAuthor(app, 'boatman')
  other = await joinAsAuthor(app, 'ferryman')
  await makeCategory(database.db, 'river')
})

type Named = Pick<OwnBlogDetail, 'id'>
const calm = () => database.pool.query('delete from rate_limits')
const write = async (over: Record<string, string> = {}) => {
  await calm()
  return writtenBlog(app, author, { title: 'Boats', content: '<p>One.</p>', tags: 'river', ...over })
}
const update = async ({ id }: Named, texts: Record<string, string>, thumbnail?: Uint8Array<ArrayBuffer>) => {
  await calm()
  return sendBlog(app, author, { path: `/api/blogs/${id}/update/`, method: 'PATCH', texts, thumbnail })
}
const updated = async (blog: Named, texts: Record<string, string>, thumbnail?: Uint8Array<ArrayBuffer>): Promise<OwnBlogDetail> => {
  const response = await update(blog, texts, thumbnail)
  expect(response.status).toBe(200)
  return response.json()
}
const read = async (path: string, who = author) => request(path, { headers: as(who) })
const withdraw = async ({ id }: Named): Promise<OwnBlogDetail> => (await send(app, author, { path: `/api/blogs/${id}/withdraw/`, body: {} })).json()
const remove = ({ id }: Named, who = author) => request(`/api/blogs/${id}/`, { method: 'DELETE', headers: as(who) })
const revisionsOf = async ({ id }: Named) => (await read(`/api/blogs/${id}/revisions/`)).json()
const restore = ({ id }: Named, version: number, body: object = {}) => send(app, author, { path: `/api/blogs/${id}/revisions/${version}/restore/`, body })
const isPublic = async ({ id }: Named) => (await request(`/api/blogs/${id}/`)).status === 200
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const isThere = (path: string | null) => files.has(String(path).replace('/media/', ''))

describe('answers', () => {
  it('what was sent in the place of what was there; the rest stays', async () => {
    const blog = await write({ category: 'river', summary: 'Mine.' })
    const now = await updated(blog, { title: 'Ships', version: '1' })
    expect(now).toMatchObject({ title: 'Ships', summary: 'Mine.', tags: ['river'], category: 'river', version: 2, published_at: blog.published_at })
    expect(await updated(blog, { category: '', tags: 'sea\nriver' })).toMatchObject({ category: null, tags: ['sea', 'river'], version: 3 })
    const found: Named[] = await (await request('/api/blogs/?q=ships&tag=SEA')).json()
    expect(found.map(({ id }) => id)).toEqual([blog.id])
  })

  it('a summary that was made anew with its text, and one that was written as it was', async () => {
    const made = await write()
    expect(await updated(made, { content: '<p>Two.</p>', summary: made.summary })).toMatchObject({ summary: 'Two.' })
    const mine = await write({ summary: 'Mine.' })
    expect(await updated(mine, { content: '<p>Two.</p>' })).toMatchObject({ summary: 'Mine.' })
  })

  it('no new version where nothing changes', async () => {
    const blog = await write()
    expect(await updated(blog, { title: 'Boats', content: '<p>One.</p>', publishing: 'now', version: '1' })).toEqual(blog)
    expect(await revisionsOf(blog)).toEqual([])
  })

  it('every earlier version, and any of them back: nothing is lost', async () => {
    const blog = await write({})
    const covered = await updated(blog, { content: '<p>Two.</p>' }, await aPoster())
    await updated(blog, { content: '<p>Three &amp; more.</p>', thumbnail_removed: 'true' })
    expect(await revisionsOf(blog)).toMatchObject([
      { version: 2, title: 'Boats', characters: 4 },
      { version: 1, title: 'Boats', characters: 4, saved_at: blog.updated_at },
    ])
    expect(await (await read(`/api/blogs/${blog.id}/revisions/2/`)).json()).toMatchObject({
      content: '<p>Two.</p>',
      thumbnail: covered.thumbnail,
      tags: ['river'],
    })
    expect(isThere(covered.thumbnail)).toBe(true)
    const back = await (await restore(blog, 2, { seen: 3 })).json()
    expect(back).toMatchObject({ content: '<p>Two.</p>', thumbnail: covered.thumbnail, version: 4, phase: 'published' })
    expect(await (await request(`/api/blogs/${blog.id}/`)).json()).toMatchObject({ content: '<p>Two.</p>', thumbnail: covered.thumbnail })
    expect((await revisionsOf(blog)).map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
  })

  it('its second language, in earlier versions too; it can be taken away again', async () => {
    const blog = await write()
    const seconds = { second_title: 'নৌকা', second_content: '<p>নৌকার কথা।</p>' }
    const twice = await updated(blog, { ...seconds, second_content_state: '{"root":{}}' })
    expect(twice).toMatchObject({ ...seconds, second_summary: 'নৌকার কথা।', second_content_state: '{"root":{}}', version: 2 })
    expect(await updated(blog, { second_content: '<p>ঘাটের কথা।</p>' })).toMatchObject({ second_summary: 'ঘাটের কথা।', second_content_state: '' })
    const none = { second_title: '', second_content: '', second_summary: '' }
    expect(await updated(blog, none)).toMatchObject(none)
    expect(await (await read(`/api/blogs/${blog.id}/revisions/2/`)).json()).toMatchObject({ ...seconds, second_summary: 'নৌকার কথা।' })
    expect(await (await restore(blog, 2, { seen: 4 })).json()).toMatchObject({ ...seconds, second_content_state: '{"root":{}}' })
    expect(await (await request(`/api/blogs/${blog.id}/`)).json()).toMatchObject({ ...seconds, second_reading_minutes: 1 })
  })

  it('the latest fifty versions', async () => {
    const blog = await write()
    await database.pool.query(
      `insert into blog_revisions (blog, version, title, content, saved_at) select $1, n, 'Before', '<p>Before.</p>', now() from generate_series(1, 49) n`,
      [blog.id],
    )
    await database.pool.query('update blogs set version = 50 where id = $1', [blog.id])
    await updated(blog, { title: 'Fifty' })
    expect(await revisionsOf(blog)).toHaveLength(50)
    await updated(blog, { title: 'Fifty-one' })
    const versions = (await revisionsOf(blog)).map(({ version }: { version: number }) => version)
    expect([versions.length, versions[0], versions.at(-1)]).toEqual([50, 51, 2])
  })

  it('a draft that comes out, is taken off, and comes back on its own day', async () => {
    const draft = await write({ publishing: 'draft' })
    const out = await updated(draft, { publishing: 'now' })
    expect([out.phase, await isPublic(draft)]).toEqual(['published', true])
    const off = await withdraw(draft)
    expect([off.phase, await isPublic(draft)]).toEqual(['withdrawn', false])
    expect(await withdraw(draft)).toEqual(off)
    expect(await updated(draft, { title: 'Still off', publishing: 'draft' })).toMatchObject({ phase: 'withdrawn' })
    expect(await updated(draft, { publishing: 'now' })).toMatchObject({ phase: 'published', published_at: out.published_at })
  })

  it('what is to come: at another moment, now, or not at all', async () => {
    const blog = await write({ publishing: 'later', publish_at: inDays(2) })
    const at = inDays(3)
    expect(await updated(blog, { publish_at: at })).toMatchObject({ phase: 'scheduled', published_at: at })
    expect(await updated(blog, { title: 'Ships', publish_at: '' })).toMatchObject({ phase: 'scheduled', published_at: at })
    // As a form has it, to the minute: no other moment.
    expect(await updated(blog, { publishing: 'later', publish_at: `${at.slice(0, 17)}00.000Z` })).toMatchObject({ published_at: at, version: 3 })
    expect(await withdraw(blog)).toMatchObject({ phase: 'draft', published_at: null })
    expect(await updated(blog, { publishing: 'later', publish_at: at })).toMatchObject({ phase: 'scheduled' })
    expect(await updated(blog, { publishing: 'draft' })).toMatchObject({ phase: 'draft', published_at: null })
    expect(await updated(blog, { publishing: 'now' })).toMatchObject({ phase: 'published' })
  })

  it('the author’s own articles, the latest changed first, in pages and by phase', async () => {
    const me = await joinAsAuthor(app, 'lister')
    const mine: OwnBlogDetail[] = []
    for (const [title, publishing] of [
      ['আম', 'now'],
      ['জাম', 'draft'],
      ['কাঁঠাল', 'now'],
      ['লিচু', 'draft'],
    ] as const) {
      await calm()
      mine.push(await writtenBlog(app, me, { title, publishing }))
    }
    const list = async (query = '') => (await read(`/api/blogs/?mine=true${query}`, me)).json()
    const titles = ({ results }: { results: OwnBlogDetail[] }) => results.map(({ title }) => title)
    const first = await list('&limit=3')
    expect([titles(first), first.total]).toEqual([['লিচু', 'কাঁঠাল', 'জাম'], 4])
    const second = await list(`&limit=3&cursor=${first.next_cursor}`)
    expect([titles(second), second.next_cursor, second.total]).toEqual([['আম'], null, 4])
    expect(titles(await list('&phase=draft'))).toEqual(['লিচু', 'জাম'])
    expect(titles(await list('&q=কাঠাল'))).toEqual(['কাঁঠাল'])
    expect(first.results[0]).not.toHaveProperty('content')
    expect(await (await read(`/api/blogs/${mine[1]?.id}/own/`, me)).json()).toEqual(mine[1])
    expect(titles(await (await read('/api/blogs/?mine=true', other)).json())).toEqual([])
  })

  it('a delete of a draft, a scheduled article or one that was taken off, for good and with its pictures', async () => {
    const draft = await write({ publishing: 'draft' })
    const [first, second] = [await updated(draft, {}, await aPoster()), await updated(draft, {}, await aPoster('#a07'))]
    expect([isThere(first.thumbnail), isThere(second.thumbnail)]).toEqual([true, true])
    expect(await (await remove(draft)).json()).toEqual({ removed: true })
    expect([isThere(first.thumbnail), isThere(second.thumbnail), (await read(`/api/blogs/${draft.id}/own/`)).status]).toEqual([false, false, 404])
    expect((await remove(await write({ publishing: 'later', publish_at: inDays(2) }))).status).toBe(200)
    const off = await write()
    await withdraw(off)
    expect((await remove(off)).status).toBe(200)
  })
})

describe('refuses', () => {
  it('a change of what changed meanwhile, and says which version stands', async () => {
    const blog = await write()
    await updated(blog, { title: 'Ships', version: '1' })
    const stale = { status: 409, code: 'stale', facts: { version: 2 } }
    const before = files.size
    expect(await refusalOf(await update(blog, { title: 'Rafts', version: '1' }, await aPoster()))).toEqual(stale)
    expect(await refusalOf(await restore(blog, 1, { seen: 1 }))).toEqual(stale)
    expect(files.size).toBe(before)
  })

  it('to take off by a draft what is out, or to have it come out later', async () => {
    const blog = await write()
    for (const texts of [{ publishing: 'draft' }, { publishing: 'later', publish_at: inDays(2) }])
      expect(await refusalOf(await update(blog, texts))).toMatchObject({ code: 'bad-input', fields: { publishing: 'does-not-fit' } })
    expect(await isPublic(blog)).toBe(true)
  })

  it('to delete an article that is public', async () => {
    expect(await refusalOf(await remove(await write()))).toMatchObject({ status: 409, code: 'bad-state' })
  })

  it('another author’s article and an earlier version that never was, as missing ones', async () => {
    const { id } = await write()
    for (const path of [`/api/blogs/${id}/own/`, `/api/blogs/${id}/revisions/`, `/api/blogs/${id}/revisions/1/`])
      expect((await read(path, other)).status).toBe(404)
    expect((await remove({ id }, other)).status).toBe(404)
    for (const path of ['withdraw', 'revisions/1/restore']) expect((await send(app, other, { path: `/api/blogs/${id}/${path}/`, body: {} })).status).toBe(404)
    expect((await sendBlog(app, other, { path: `/api/blogs/${id}/update/`, method: 'PATCH', texts: { title: 'Taken' } })).status).toBe(404)
    expect([(await read(`/api/blogs/${id}/revisions/7/`)).status, (await restore({ id }, 7)).status]).toEqual([404, 404])
  })

  it('every change but taking off and deleting, where staff have taken the right back', async () => {
    const me = await joinAsAuthor(app, 'former')
    const blog = await writtenBlog(app, me)
    await sendBlog(app, me, { path: `/api/blogs/${blog.id}/update/`, method: 'PATCH', texts: { title: 'Once more' } })
    await database.pool.query(`update authors set state = 'refused' where user_id = $1`, [me.id])
    const none = { status: 403, code: 'not-an-author' }
    expect(await refusalOf(await sendBlog(app, me, { path: `/api/blogs/${blog.id}/update/`, method: 'PATCH', texts: { title: 'Ha' } }))).toEqual(none)
    expect(await refusalOf(await send(app, me, { path: `/api/blogs/${blog.id}/revisions/1/restore/`, body: {} }))).toEqual(none)
    expect(await isPublic(blog)).toBe(true)
    expect((await send(app, me, { path: `/api/blogs/${blog.id}/withdraw/`, body: {} })).status).toBe(200)
    expect((await remove(blog, me)).status).toBe(200)
  })
})

describe('guards', () => {
  it('an article against two phones that change it at the same moment: one is told that it is late', async () => {
    const blog = await write()
    const twins = await Promise.all(['Ships', 'Rafts'].map((title) => update(blog, { title, version: '1' })))
    expect(twins.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { title, version } = await (await read(`/api/blogs/${blog.id}/own/`)).json()
    expect([['Ships', 'Rafts'].includes(title), version, (await revisionsOf(blog)).length]).toEqual([true, 2, 1])
  })

  it('readers from markup in what is changed', async () => {
    const blog = await write()
    const { content } = await updated(blog, { content: '<p onclick="x()">Two.<img src="https://spy.example/x.png"><script>alert(1)</script></p>' })
    expect(content).toBe('<p>Two.</p>')
  })
})

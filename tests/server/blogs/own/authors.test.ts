import { beforeAll, describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notices/notices.ts'
import { useApp } from '#tests/support/server/app.ts'
import { blogTexts, makeBlog, sendBlog, writtenBlog } from '#tests/support/server/nouns/blogs.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { refusalOf, send } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, request } = app
let staff: SignedInPerson
beforeAll(async () => {
  staff = await joinAndLogIn(app, 'house')
  await database.pool.query('update users set is_staff = true where id = $1', [staff.id])
})

const ask = (who: SignedInPerson, note = 'Of boats.') => send(app, who, { path: '/api/author/', body: { note } })
const stateOf = async (who: SignedInPerson) => (await request('/api/author/', { headers: as(who) })).json()
const decide = (user_id: number, deed: string, who = staff) => send(app, who, { path: `/api/moderation/authors/${user_id}/`, body: { deed } })
const list = async (query = '') => (await request(`/api/moderation/authors/${query}`, { headers: as(staff) })).json()

describe('answers', () => {
  it('a seller who has not asked, one who has, and one who may write', async () => {
    const asha = await joinAsSeller(app, 'asha')
    expect(await stateOf(asha)).toEqual({ state: 'none', note: '', asked_at: null, decided_at: null })
    const asked = await (await ask(asha)).json()
    expect(asked).toMatchObject({ state: 'asked', note: 'Of boats.', decided_at: null })
    expect(await (await ask(asha, 'Of boats and ferries.')).json()).toEqual({ ...asked, note: 'Of boats and ferries.' })
    expect(await (await decide(asha.id, 'grant')).json()).toMatchObject({ state: 'granted', username: 'asha', full_name: 'asha', slug: 'asha', articles: 0 })
    expect(await stateOf(asha)).toMatchObject({ state: 'granted', asked_at: asked.asked_at })
    expect((await sendBlog(app, asha, { texts: blogTexts() })).status).toBe(200)
    expect(await (await ask(asha)).json()).toMatchObject({ state: 'granted' })
  })

  it('a right taken back: what was published stays', async () => {
    const bilal = await joinAsSeller(app, 'bilal')
    await ask(bilal)
    await decide(bilal.id, 'grant')
    const { id } = await writtenBlog(app, bilal)
    expect(await (await decide(bilal.id, 'refuse')).json()).toMatchObject({ state: 'refused', articles: 1 })
    expect((await request(`/api/blogs/${id}/`)).status).toBe(200)
    expect(await refusalOf(await sendBlog(app, bilal, { texts: blogTexts() }))).toMatchObject({ code: 'not-an-author' })
  })

  it('a right taken back: what was to come does not come, also where it is written at that moment', async () => {
    const dina = await joinAsSeller(app, 'dina')
    await ask(dina)
    await decide(dina.id, 'grant')
    const publish_at = new Date(Date.now() + 86_400_000).toISOString()
    const { id } = await writtenBlog(app, dina, { publishing: 'later', publish_at })
    const later = () => sendBlog(app, dina, { texts: blogTexts({ publishing: 'later', publish_at }) })
    const [first, refused] = await Promise.all([later(), decide(dina.id, 'refuse'), later(), later()])
    expect([200, 403]).toContain(first.status)
    expect(refused.status).toBe(200)
    const { rows } = await database.pool.query('select id, published_at, is_withdrawn from blogs where author = $1', [dina.id])
    expect(rows).toContainEqual({ id, published_at: null, is_withdrawn: false })
    for (const { published_at } of rows) expect(published_at).toBeNull()
    expect(await (await request(`/api/blogs/${id}/own/`, { headers: as(dina) })).json()).toMatchObject({ phase: 'draft', version: 2 })
  })

  it('a seller who was refused and asks again after a month', async () => {
    const champa = await joinAsSeller(app, 'champa')
    await ask(champa)
    await decide(champa.id, 'refuse')
    expect(await refusalOf(await ask(champa))).toMatchObject({ status: 409, code: 'bad-state' })
    await database.pool.query(`update authors set decided_at = now() - interval '30 days 1 second' where user_id = $1`, [champa.id])
    expect(await (await ask(champa)).json()).toMatchObject({ state: 'asked', decided_at: null })
  })

  it('staff with the sellers who asked, the earliest first, in pages; and with those who may write', async () => {
    await database.pool.query('delete from authors')
    await database.pool.query(
      `with people as (insert into users (username, username_key, email, email_key) select 'many' || n, 'many' || n, 'many' || n, 'many' || n from generate_series(1, 60) n returning id, username),
       shops as (insert into seller_profiles (user_id, slug, full_name) select id, username, username from people)
       insert into authors (user_id, state, asked_at) select id, case when id % 12 = 0 then 'granted' else 'asked' end, now() - id % 7 * interval '1 hour' from people`,
    )
    const first = await list()
    const second = await list(`?cursor=${first.next_cursor}`)
    expect([first.results.length, first.results.length + second.results.length, second.next_cursor, second.total]).toEqual([50, first.total, null, first.total])
    const rows: { asked_at: string; user_id: number; state: string }[] = [...first.results, ...second.results]
    const keys = rows.map(({ asked_at, user_id }) => `${asked_at} ${String(user_id).padStart(9, '0')}`)
    expect(keys).toEqual(keys.toSorted())
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['asked']))
    const { results, total } = await list('?state=granted')
    expect([total + first.total, results.every(({ state }: { state: string }) => state === 'granted')]).toEqual([60, true])
  })

  it('of what they published only what is out', async () => {
    const dipu = await joinAsSeller(app, 'dipu')
    await ask(dipu)
    await makeBlog(database.db, { author: dipu.id })
    await makeBlog(database.db, { author: dipu.id, published_at: null })
    await makeBlog(database.db, { author: dipu.id, is_withdrawn: true })
    await makeBlog(database.db, { author: dipu.id, published_at: new Date(Date.now() + 3_600_000).toISOString() })
    expect(await (await decide(dipu.id, 'grant')).json()).toMatchObject({ articles: 1 })
  })
})

describe('tells who asked', () => {
  const toldOf = async (person: SignedInPerson) => {
    const notices: Notice[] = await (await request('/api/notice/', { headers: as(person) })).json()
    return notices.map(({ kind, is_read }) => `${kind}${is_read ? ', read' : ''}`)
  }

  it('what staff decided last, once, and while it stands', async () => {
    const hena = await joinAsSeller(app, 'hena')
    await ask(hena)
    expect(await toldOf(hena)).toEqual([])
    await decide(hena.id, 'refuse')
    await decide(hena.id, 'refuse')
    expect(await toldOf(hena)).toEqual(['author-refused'])
    await decide(hena.id, 'grant')
    await decide(hena.id, 'grant')
    expect(await toldOf(hena)).toEqual(['author-granted'])
    await decide(hena.id, 'refuse')
    expect(await toldOf(hena)).toEqual(['author-revoked'])
    await database.pool.query(`update authors set state = 'asked' where user_id = $1`, [hena.id])
    expect(await toldOf(hena)).toEqual([])
    expect(await toldOf(staff)).toEqual([])
  })
})

describe('refuses', () => {
  it('to decide about a seller who never asked, and another action', async () => {
    const elias = await joinAsSeller(app, 'elias')
    expect((await decide(elias.id, 'grant')).status).toBe(404)
    expect((await decide(2_000_000_000, 'grant')).status).toBe(404)
    await ask(elias)
    expect(await refusalOf(await decide(elias.id, 'promote'))).toMatchObject({ code: 'bad-input' })
    expect((await decide(elias.id, 'grant', elias)).status).toBe(403)
    expect(await stateOf(elias)).toMatchObject({ state: 'asked' })
  })

  it('a note without end', async () => {
    expect(await refusalOf(await ask(await joinAsSeller(app, 'farid'), 'ক'.repeat(501)))).toMatchObject({ fields: { note: 'too-long' } })
  })

  it('a cursor of another list', async () => {
    const { status } = await request('/api/moderation/authors/?cursor=MQ', { headers: as(staff) })
    expect(status).toBe(400)
  })
})

describe('guards', () => {
  it('the record of what staff did: written once, with the staff account', async () => {
    const golap = await joinAsSeller(app, 'golap')
    await ask(golap)
    for (const deed of ['grant', 'grant', 'refuse']) await decide(golap.id, deed)
    const { rows } = await database.pool.query(`select kind, by, details from security_events where user_id = $1 and kind like 'author-%' order by id`, [
      golap.id,
    ])
    expect(rows).toEqual([
      { kind: 'author-granted', by: 'staff', details: { staff: staff.id } },
      { kind: 'author-refused', by: 'staff', details: { staff: staff.id } },
    ])
  })
})

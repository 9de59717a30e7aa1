import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { replyNotices } from '#server/db/threads/reply-notices.ts'
import { THREADS } from '#server/served-kinds.ts'
import { useApp } from '#tests/support/server/app.ts'
import { casesOf, decideComment } from '#tests/support/server/cases.ts'
import { BOATS, makeBoat, makeBoatTable } from '#tests/support/server/nouns/boats.ts'
import { ask, makeArticle, typed } from '#tests/support/server/nouns/commenting.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp({ threads: [...THREADS, BOATS] })
const { database } = app
let owner: SignedInPerson
let member: SignedInPerson
let staff: SignedInPerson
let boat = 0
beforeAll(async () => {
  await makeBoatTable(app)
  ;[owner, member, staff] = [await joinAndLogIn(app, 'owner'), await joinAndLogIn(app, 'member'), await joinAndLogIn(app, 'moderator')]
  await database.pool.query('update users set is_staff = true where id = $1', [staff.id])
})
beforeEach(async () => {
  boat = await makeBoat(app, owner.id, 'Rupsha')
})

const list = async (query = '') => (await ask(app, `/api/boats/${boat}/comments/${query}`)).json()
const write = async (body: object = {}, who?: SignedInPerson) =>
  (await ask(app, `/api/boats/${boat}/${who ? 'comments' : 'guest_comments'}/`, { body: typed(body), access: who?.access })).json()
const countOf = async () => {
  const { rows } = await database.pool.query('select comment_count from threads t join boats b on b.thread = t.id where b.id = $1', [boat])
  return rows[0]?.comment_count
}

describe('the thread of a noun that the service does not know', () => {
  it('takes comments and answers, counts them, and says which are by its owner', async () => {
    const first = await write({ text: 'A fine boat' }, member)
    expect(first).toMatchObject({ page: `/boats/${boat}`, parent: null, text: 'A fine boat', state: 'shown' })
    expect(first).not.toHaveProperty('blog_id')
    await write({ text: 'Thank you', parent: first.id }, owner)
    expect(await list()).toMatchObject({ total: 2, results: [{ id: first.id, is_by_author: false, replies: [{ text: 'Thank you', is_by_author: true }] }] })
    expect(await (await ask(app, `/api/comments/${first.id}/replies/`)).json()).toMatchObject({ results: [{ is_by_author: true }] })
    expect(await countOf()).toBe(2)
  })

  it('does not have what stands in the thread of another noun with the same number', async () => {
    const article = await makeArticle(database.db)
    const elsewhere = await ask(app, `/api/blogs/${article}/guest_comments/`, { body: typed({ text: 'Of an article' }) })
    const { id } = await elsewhere.json()
    expect((await list()).total).toBe(0)
    expect((await ask(app, `/api/boats/${boat}/guest_comments/`, { body: typed({ parent: id }) })).status).toBe(404)
  })

  it('is changed and taken back by its writers alone, guests among them', async () => {
    const key = 'a-key-of-a-phone-0001'
    const guests = await write({ text: 'By a guest', key })
    expect((await ask(app, `/api/guest_comments/${guests.id}/`, { method: 'PATCH', body: { text: 'Better', key } })).status).toBe(200)
    const { id } = await write({ text: 'By a member' }, member)
    expect(await (await ask(app, `/api/comments/mine/?page=/boats/${boat}`, { access: member.access })).json()).toMatchObject([{ id, page: `/boats/${boat}` }])
    expect((await ask(app, `/api/comments/${id}/remove/`, { body: {}, access: owner.access })).status).toBe(404)
    expect((await ask(app, `/api/comments/${id}/remove/`, { body: {}, access: member.access })).status).toBe(200)
    const asked = await ask(app, '/api/guest_comments/', { body: { comments: [{ id: guests.id, key }] } })
    expect(await asked.json()).toMatchObject([{ id: guests.id, text: 'Better', page: `/boats/${boat}` }])
    expect(await countOf()).toBe(1)
  })

  it('is looked after by the same people, in the same list', async () => {
    const { id } = await write({ text: 'See www.spam.example' })
    const waiting = await casesOf(app, staff)
    expect(waiting.results).toContainEqual(expect.objectContaining({ kind: 'comment', subject: id, title: 'Rupsha', held_reason: 'links' }))
    expect(await (await decideComment(app, { staff, id, deed: 'release' })).json()).toMatchObject({ state: 'kept', path: `/boats/${boat}#comment-${id}` })
    expect((await list()).total).toBe(1)
    expect((await ask(app, `/api/comments/${id}/report/`, { body: { reason: 'abuse' } })).status).toBe(200)
  })

  it('obeys the same rules against spam, counted with everything else', async () => {
    const text = 'Cheap nets and ropes at the market of Rupsha'
    await ask(app, `/api/blogs/${await makeArticle(database.db)}/guest_comments/`, { body: typed({ text }) })
    expect(await write({ text })).toMatchObject({ state: 'held' })
  })

  it('tells who is answered, with its own page and title', async () => {
    const { id } = await write({ text: 'A fine boat' }, member)
    await write({ text: 'Thank you', parent: id }, owner)
    const source = replyNotices([...THREADS, BOATS].map(({ kind }) => kind))
    const { rows } = await database.db.execute<{ about: Parameters<typeof source.pushed>[0] }>(
      sql`select ${source.about(Date.now())} as about from notices where comment = ${id}`,
    )
    expect(rows).toHaveLength(1)
    const about = rows[0]?.about ?? null
    expect(source.listed(about, {})).toEqual({ reply: { page: `/boats/${boat}`, title: 'Rupsha', comment_id: id, name: 'Rahima', people: 1 } })
    expect(source.pushed(about)).toEqual({ event_title: 'Rupsha', path: `/boats/${boat}#comment-${id}` })
  })

  it('is there for visitors while what it is about is, and goes with it', async () => {
    const { id } = await write({ text: 'A fine boat' }, member)
    await database.pool.query('update boats set is_afloat = false where id = $1', [boat])
    expect((await ask(app, `/api/boats/${boat}/comments/`)).status).toBe(404)
    expect((await ask(app, `/api/comments/${id}/replies/`)).status).toBe(404)
    await database.pool.query('delete from boats where id = $1', [boat])
    expect((await database.pool.query('select from comments where id = $1', [id])).rowCount).toBe(0)
  })
})

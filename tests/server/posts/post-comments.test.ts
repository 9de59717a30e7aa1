import { beforeEach, describe, expect, it } from 'vitest'
import { commentRowsSql } from '#server/db/threads/comment-rows.ts'
import { useApp } from '#tests/support/server/app.ts'
import { change } from '#tests/support/server/nouns/applying.ts'
import { ask, newKey, typed } from '#tests/support/server/nouns/commenting.ts'
import { commentOn, joinWithPage, makePost, openPage, threadOfPost } from '#tests/support/server/nouns/posts.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'
import { planSteps } from '#tests/support/server/query-plan.ts'

const app = useApp({ settings: { rate_per_minute: 10_000 } })
const { database } = app
let people = 0
let author: SignedInPerson
let reader: SignedInPerson
let post = 0
beforeEach(async () => {
  people += 1
  author = await joinWithPage(app, `author${people}`)
  reader = await joinWithPage(app, `reader${people}`)
  post = await makePost(database.db, { author: author.id })
})

const list = async (query = '', to = post) => (await ask(app, `/api/posts/${to}/comments/${query}`)).json()
const send = (over: object = {}, who: SignedInPerson | undefined = reader) =>
  ask(app, `/api/posts/${post}/comments/`, { body: typed({ text: newKey(), ...over }), access: who?.access })
const write = async (over: object = {}, who = reader) => {
  const response = await send(over, who)
  expect(response.status).toBe(200)
  return response.json()
}
const edit = (id: number, text: string, who = reader) => ask(app, `/api/comments/${id}/`, { method: 'PATCH', body: { text }, access: who.access })
const mine = async (who = reader) => (await ask(app, `/api/comments/mine/?page=/posts/${post}`, { access: who.access })).json()
const block = (who: SignedInPerson, other: SignedInPerson) => change(app, who, { path: `/api/blocks/${other.id}/`, method: 'PUT', body: { blocked: true } })
const setPost = (set: string) => database.pool.query(`update posts set ${set} where id = $1`, [post])
const countOf = async () =>
  (await database.pool.query('select t.comment_count as n from threads t join posts p on p.thread = t.id where p.id = $1', [post])).rows[0].n

describe('answers', () => {
  it('lists comments and answers below a post, each with the account that wrote it', async () => {
    const first = await write({ text: 'How much is a kilo?' })
    expect(first).toMatchObject({ page: `/posts/${post}`, parent: null, state: 'shown' })
    const answer = await write({ text: 'Ninety taka', parent: first.id }, author)
    expect(await list()).toMatchObject({
      total: 2,
      results: [{ id: first.id, user_id: reader.id, is_by_author: false, replies: [{ id: answer.id, user_id: author.id, is_by_author: true }] }],
    })
    expect(await (await ask(app, `/api/comments/${first.id}/replies/`)).json()).toMatchObject({ results: [{ id: answer.id, user_id: author.id }] })
  })

  it('names its writer as everybody knows them, whatever was typed', async () => {
    const rahima = await joinAndLogIn(app, `rahima${people}`)
    await openPage(database.db, rahima, 'Rahima of the river')
    expect(await write({ name: author.username }, rahima)).toMatchObject({ author: 'Rahima of the river' })
  })

  it('takes the same comment sent twice once', async () => {
    const body = { text: 'Sent twice', key: newKey() }
    expect(await write(body)).toEqual(await write(body))
    expect(await countOf()).toBe(1)
  })

  it('lets its writer change a comment and take it back', async () => {
    const { id } = await write()
    expect(await (await edit(id, 'Said better')).json()).toMatchObject({ text: 'Said better', state: 'shown' })
    expect((await ask(app, `/api/comments/${id}/remove/`, { body: {}, access: reader.access })).status).toBe(200)
    expect(await list()).toMatchObject({ total: 0, results: [] })
  })

  it('tells who is answered, with the page and the first words of the post', async () => {
    await setPost(`text = E'Mangoes\\nof  Rajshahi'`)
    const { id } = await write()
    await write({ parent: id }, author)
    const notices = await (await ask(app, '/api/notice/', { access: reader.access })).json()
    expect(notices).toContainEqual(
      expect.objectContaining({ kind: 'replies', reply: expect.objectContaining({ page: `/posts/${post}`, title: 'Mangoes of Rajshahi', comment_id: id }) }),
    )
  })
})

describe('refuses', () => {
  it('a comment of a member without a public name: nothing of theirs becomes public by itself', async () => {
    const buyer = await joinAndLogIn(app, `buyer${people}`)
    expect(await refusalOf(await send({}, buyer))).toEqual({ status: 403, code: 'page-needed' })
    expect(await list()).toMatchObject({ total: 0 })
    await openPage(database.db, buyer, 'Now with a page')
    expect(await write({}, buyer)).toMatchObject({ author: 'Now with a page' })
    await database.pool.query("update people set taken_off_reason = 'spam' where user_id = $1", [buyer.id])
    expect(await refusalOf(await send({}, buyer))).toEqual({ status: 403, code: 'taken-off' })
  })

  it('a comment without an account', async () => {
    expect((await ask(app, `/api/posts/${post}/comments/`, { body: typed() })).status).toBe(401)
    expect((await ask(app, `/api/posts/${post}/guest_comments/`, { body: typed() })).status).toBe(404)
  })

  it('further comments below a post whose author has closed them, and shows those that are there', async () => {
    const { id } = await write()
    await setPost('comments_closed = true')
    expect(await refusalOf(await send())).toMatchObject({ code: 'comments-closed' })
    expect(await refusalOf(await send({ parent: id }, author))).toMatchObject({ code: 'comments-closed' })
    expect(await list()).toMatchObject({ total: 1 })
    await setPost('comments_closed = false')
    expect((await send()).status).toBe(200)
  })

  it.each(['held', 'removed'])('everything about a post that is %s, as about one that there never was', async (state) => {
    const { id } = await write()
    await setPost(`state = '${state}'`)
    const missing = { status: 404, code: 'not-found' }
    expect(await refusalOf(await ask(app, `/api/posts/${post}/comments/`))).toEqual(missing)
    expect(await refusalOf(await send())).toEqual(missing)
    expect(await refusalOf(await edit(id, 'Still here?'))).toEqual(missing)
    expect(await refusalOf(await ask(app, `/api/comments/${id}/replies/`))).toEqual(missing)
    expect(await refusalOf(await ask(app, `/api/comments/mine/?page=/posts/${post}`, { access: reader.access }))).toEqual(missing)
    expect(await refusalOf(await ask(app, `/api/comments/${id}/report/`, { body: { reason: 'abuse' } }))).toEqual(missing)
  })

  it('the same of a post whose author’s account is locked', async () => {
    await database.pool.query('update users set locked_at = now() where id = $1', [author.id])
    expect((await ask(app, `/api/posts/${post}/comments/`)).status).toBe(404)
    expect((await send()).status).toBe(404)
  })

  it.each([
    ['the author has blocked', () => block(author, reader)],
    ['who has blocked the author', () => block(reader, author)],
  ] as const)('a comment, and a changed one, of a reader whom %s', async (_, apart) => {
    const { id } = await write()
    await apart()
    expect(await refusalOf(await send())).toEqual({ status: 403, code: 'not-possible' })
    expect(await refusalOf(await edit(id, 'And another thing'))).toEqual({ status: 403, code: 'not-possible' })
    // What was said can always be taken back.
    expect((await ask(app, `/api/comments/${id}/remove/`, { body: {}, access: reader.access })).status).toBe(200)
  })

  it('an answer, and a changed one, between two readers of whom one has blocked the other', async () => {
    const other = await joinWithPage(app, `other${people}`)
    const { id } = await write()
    const answer = await write({ parent: id }, other)
    await block(reader, other)
    expect(await refusalOf(await send({ parent: id }, other))).toEqual({ status: 403, code: 'not-possible' })
    expect(await refusalOf(await edit(answer.id, 'Changed', other))).toEqual({ status: 403, code: 'not-possible' })
    expect((await send({}, other)).status).toBe(200)
  })

  it('the thirty-first comment of an hour, wherever the others stand', async () => {
    const wrote = (howMany: number, minutes: number) =>
      database.pool.query(
        `insert into written_texts (source, user_id, text_hash, created_at)
         select 'elsewhere ' || gen_random_uuid(), $1, 'hash', now() - make_interval(mins => $3) from generate_series(1, $2::integer)`,
        [reader.id, howMany, minutes],
      )
    await wrote(24, 30)
    await wrote(5, 5)
    expect(await write()).toMatchObject({ state: 'held' })
    expect(await refusalOf(await send())).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect((await send({}, author)).status).toBe(200)
  })
})

describe('guards', () => {
  it('the first page of a post with ten thousand comments', async () => {
    await database.pool.query(
      `insert into comments (thread, user_id, author, email, text, state, key_hash, created_at)
       select p.thread, $2, 'Rahima', 'x@mail.example', 'Comment ' || n, 'shown', 'key ' || n, now() - make_interval(secs => n)
       from posts p, generate_series(1, 10000) n where p.id = $1`,
      [post, reader.id],
    )
    await database.pool.query('update threads t set comment_count = 10000 from posts p where p.thread = t.id and p.id = $1', [post])
    await database.pool.query('analyze comments')
    const page = await list('?limit=20')
    expect(page).toMatchObject({ total: 10_000 })
    const second = await list(`?limit=20&cursor=${page.next_cursor}`)
    expect(second.results[0].text).toBe('Comment 21')
    const of = { thread: await threadOfPost(database.db, post), author: author.id, namesWriters: true }
    const steps = await planSteps(database.db, commentRowsSql(of, { limit: 21 }))
    expect(Math.max(...steps.map((step) => step['Actual Rows']))).toBeLessThanOrEqual(21)
    expect((await send()).status).toBe(200)
  })

  it('what is held from all but its writer', async () => {
    const { id } = await commentOn(database.db, { post, user_id: reader.id, state: 'held' })
    expect(await list()).toMatchObject({ total: 0, results: [] })
    expect(await mine()).toMatchObject([{ id, state: 'held' }])
    expect(await mine(author)).toEqual([])
  })
})

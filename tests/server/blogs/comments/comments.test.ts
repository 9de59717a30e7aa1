import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { ask, makeArticle, makeComment, newKey, typed, WRITER_EMAIL } from '#tests/support/server/nouns/commenting.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database } = app
let member: SignedInPerson
let other: SignedInPerson
let blog = 0
beforeAll(async () => {
  member = await joinAndLogIn(app, 'member')
  other = await joinAndLogIn(app, 'other')
})
beforeEach(async () => {
  blog = await makeArticle(database.db)
})

const list = async (query = '', of = blog) => (await ask(app, `/api/blogs/${of}/comments/${query}`)).json()
const write = (body: object, who?: SignedInPerson, of = blog) =>
  ask(app, `/api/blogs/${of}/${who ? 'comments' : 'guest_comments'}/`, { body: typed(body), access: who?.access })
const written = async (body: object, who?: SignedInPerson) => (await write(body, who)).json()
const mine = async (who = member) => (await ask(app, `/api/comments/mine/?blog_id=${blog}`, { access: who.access })).json()
const edit = (id: number, text: string, who = member) => ask(app, `/api/comments/${id}/`, { method: 'PATCH', body: { text }, access: who.access })
const editAsGuest = (id: number, text: string, key: string) => ask(app, `/api/guest_comments/${id}/`, { method: 'PATCH', body: { text, key } })
const remove = (id: number, who = member) => ask(app, `/api/comments/${id}/remove/`, { method: 'POST', access: who.access })
const removeAsGuest = (id: number, key: string) => ask(app, `/api/guest_comments/${id}/remove/`, { body: { key } })
const age = (id: number, minutes: number) =>
  database.pool.query('update comments set created_at = now() - make_interval(mins => $2) where id = $1', [id, minutes])
const codeOf = async (response: Response) => [response.status, (await response.json()).code]

describe('answers', () => {
  it('a member’s comment, public at once, in the name they typed', async () => {
    const response = await write({ name: 'রহিমা  খাতুন', text: 'নৌকার গল্পটি ভালো লেগেছে।\r\n\r\n👏' }, member)
    expect(response.status).toBe(200)
    const own = await response.json()
    expect(own).toMatchObject({ blog_id: blog, parent: null, author: 'রহিমা খাতুন', text: 'নৌকার গল্পটি ভালো লেগেছে।\n\n👏', edited_at: null, state: 'shown' })
    const { id, author, text, created_at } = own
    expect(await list()).toEqual({
      results: [{ id, author, text, created_at, edited_at: null, is_by_author: false, replies: [], reply_count: 0 }],
      next_cursor: null,
      total: 1,
    })
    expect(await mine()).toEqual([own])
    expect(await mine(other)).toEqual([])
  })

  it('text as it is composed, whatever keyboard it came from', async () => {
    const { text } = await written({ text: 'cafe\u0301 \u09af\u09bc' })
    expect(text).toBe('café \u09af\u09bc')
  })

  it('a text without walls of nothing: blank lines are one, and no letter carries a tower of marks', async () => {
    const { text, author } = await written({
      name: `Ra${'\u0334'.repeat(50)}hima`,
      text: `One${'\n \u200b\n'.repeat(300)}two\n\nthree\nfour${'\u0335'.repeat(600)} ক্ষ্ম্যাঁ`,
    })
    expect(text).toMatch(/^One\n\ntwo\n\nthree\nfour\u0335{4} ক্ষ্ম্যাঁ$/)
    expect(author).toMatch(/^Ra\u0334{4}hima$/)
  })

  it('the latest first, page after page, each once, with the answers in the order of writing', async () => {
    const at = (minute: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + minute * 60_000).toISOString()
    // Three of the same moment.
    const minutes = [0, 1, 1, 1, 2, 3, 4]
    const ids: number[] = []
    for (const minute of minutes) ids.push((await makeComment(database.db, { blog, created_at: at(minute) })).id)
    const newest = ids.at(-1) ?? 0
    const answers: number[] = []
    for (const minute of [9, 6, 7, 8, 10]) answers.push((await makeComment(database.db, { blog, parent: newest, created_at: at(minute) })).id)
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: { results: { id: number }[]; next_cursor: string | null; total: number } = await list(`?limit=2${cursor && `&cursor=${cursor}`}`)
      expect(page.total).toBe(12)
      seen.push(...page.results.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(seen).toEqual(ids.toReversed())
    const { results } = await list()
    const [nine, six, seven, eight, ten] = answers
    expect(results[0]).toMatchObject({ id: newest, reply_count: 5, replies: [{ id: six }, { id: seven }, { id: eight }] })
    const replies = await (await ask(app, `/api/comments/${newest}/replies/`)).json()
    expect(replies.next_cursor).toBeNull()
    expect(replies.results.map(({ id }: { id: number }) => id)).toEqual([six, seven, eight, nine, ten])
    const lone = await (await ask(app, `/api/comments/${ids[0]}/replies/`)).json()
    expect(lone).toEqual({ results: [], next_cursor: null })
  })

  it('answers to a comment page after page', async () => {
    const { id } = await makeComment(database.db, { blog })
    for (let reply = 0; reply < 45; reply++) await makeComment(database.db, { blog, parent: id })
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: { results: { id: number }[]; next_cursor: string | null } = await (
        await ask(app, `/api/comments/${id}/replies/${cursor && `?cursor=${cursor}`}`)
      ).json()
      seen.push(...page.results.map((one) => one.id))
      cursor = page.next_cursor
    }
    expect(seen).toHaveLength(45)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  })

  it('which comments are by the author of the article', async () => {
    const own = await makeArticle(database.db, { author: member.id })
    await write({ text: 'The author here' }, member, own)
    await write({ text: 'A reader' }, other, own)
    const { results } = await list('', own)
    expect(results.map((one: { is_by_author: boolean }) => one.is_by_author)).toEqual([false, true])
  })

  it('the same key again with the same comment, whatever it says then, and counts it once', async () => {
    const first = typed({ text: 'Only once' })
    const send = (body: object, who?: SignedInPerson) => ask(app, `/api/blogs/${blog}/${who ? 'comments' : 'guest_comments'}/`, { body, access: who?.access })
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(first)))
    const told = await Promise.all(answers.map((one) => one.json()))
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await (await send({ ...first, text: 'Something else' })).json()).toEqual(told[0])
    expect(await list()).toMatchObject({ total: 1, results: [{ text: 'Only once' }] })
    // Elsewhere it is another comment.
    const elsewhere = await makeArticle(database.db)
    expect((await (await ask(app, `/api/blogs/${elsewhere}/guest_comments/`, { body: first })).json()).id).not.toBe(told[0].id)
  })

  it('the same key after the comment was taken back: it stays so', async () => {
    const body = typed()
    const send = () => ask(app, `/api/blogs/${blog}/guest_comments/`, { body })
    const { id } = await (await send()).json()
    await removeAsGuest(id, String(body.key))
    expect(await (await send()).json()).toMatchObject({ id, state: 'removed', text: '', author: '' })
    expect(await list()).toMatchObject({ total: 0, results: [] })
  })

  it('a change of the writer’s own text within the hour, with its time', async () => {
    const { id } = await written({ text: 'A boat' }, member)
    await age(id, 59)
    const changed = await (await edit(id, 'Two boats')).json()
    expect(changed).toMatchObject({ id, text: 'Two boats', state: 'shown', edited_at: expect.stringMatching(/Z$/) })
    expect(await list()).toMatchObject({ total: 1, results: [{ text: 'Two boats', edited_at: changed.edited_at }] })
    const key = newKey()
    const guest = await written({ text: 'A river', key })
    expect(await (await editAsGuest(guest.id, 'Two rivers', key)).json()).toMatchObject({ text: 'Two rivers' })
    // The same words again are no change.
    expect(await (await editAsGuest((await written({ text: 'Three', key: `${key}x` })).id, 'Three', `${key}x`)).json()).toMatchObject({ edited_at: null })
  })

  it('a comment taken back at any time: nothing of it is left, and the answers to it are out of sight', async () => {
    const { id } = await written({ text: 'A boat' }, member)
    await write({ parent: id, text: 'An answer' }, other)
    await age(id, 60 * 24 * 30)
    expect(await list()).toMatchObject({ total: 2 })
    expect(await (await remove(id)).json()).toEqual({ removed: true })
    expect(await (await remove(id)).json()).toEqual({ removed: true })
    expect(await list()).toMatchObject({ total: 0, results: [] })
    expect((await ask(app, `/api/comments/${id}/replies/`)).status).toBe(404)
    expect(await mine()).toEqual([])
    const { rows } = await database.pool.query('select author, email, text, state from comments where id = $1', [id])
    expect(rows).toEqual([{ author: '', email: '', text: '', state: 'removed' }])
  })

  it('what is written to an article that was taken off can still be taken back', async () => {
    const key = newKey()
    const { id } = await written({ key })
    await database.pool.query('update blogs set is_withdrawn = true where id = $1', [blog])
    expect((await editAsGuest(id, 'x', key)).status).toBe(404)
    expect((await removeAsGuest(id, key)).status).toBe(200)
  })
})

describe('refuses', () => {
  it('a name and words that are invisible', async () => {
    for (const blank of ['\u200b', '\u3164', '\u2800 \u2060']) {
      expect(await (await write({ name: blank })).json()).toMatchObject({ code: 'bad-input', fields: { name: 'required' } })
      expect(await (await write({ text: blank })).json()).toMatchObject({ code: 'bad-input', fields: { text: 'required' } })
    }
  })

  it.each([
    ['a draft', { published_at: null }],
    ['one to come', { published_at: new Date(Date.now() + 3_600_000).toISOString() }],
    ['one that was withdrawn', { is_withdrawn: true }],
  ])('everything about %s, as if it were none', async (_, over) => {
    const hidden = await makeArticle(database.db, over)
    const { id, key } = await makeComment(database.db, { blog: hidden })
    expect(await codeOf(await ask(app, `/api/blogs/${hidden}/comments/`))).toEqual([404, 'not-found'])
    expect(await codeOf(await write({}, member, hidden))).toEqual([404, 'not-found'])
    expect(await codeOf(await write({}, undefined, hidden))).toEqual([404, 'not-found'])
    expect(await codeOf(await ask(app, `/api/comments/${id}/replies/`))).toEqual([404, 'not-found'])
    expect(await codeOf(await ask(app, `/api/comments/${id}/report/`, { body: { reason: 'spam' } }))).toEqual([404, 'not-found'])
    expect(await codeOf(await editAsGuest(id, 'x', key))).toEqual([404, 'not-found'])
    expect((await ask(app, `/api/comments/mine/?blog_id=${hidden}`, { access: member.access })).status).toBe(404)
  })

  it('answers to what is not shown here, and answers to answers', async () => {
    const elsewhere = await makeComment(database.db, { blog: await makeArticle(database.db) })
    const held = await makeComment(database.db, { blog, state: 'held' })
    for (const parent of [elsewhere.id, held.id, 2_000_000_000]) expect(await codeOf(await write({ parent }))).toEqual([404, 'not-found'])
    const { id } = await makeComment(database.db, { blog })
    const reply = await written({ parent: id })
    expect(await codeOf(await write({ parent: reply.id }))).toEqual([400, 'bad-input'])
    expect(await list()).toMatchObject({ total: 2, results: [{ reply_count: 1 }] })
  })

  it('changes after an hour, and of what was removed', async () => {
    const { id } = await written({ text: 'A boat' }, member)
    await age(id, 61)
    expect(await codeOf(await edit(id, 'Two boats'))).toEqual([409, 'bad-state'])
    const gone = await written({ text: 'A river' }, member)
    await remove(gone.id)
    expect(await codeOf(await edit(gone.id, 'Two rivers'))).toEqual([409, 'bad-state'])
  })

  it('another writer’s comment, as one that does not exist', async () => {
    const key = newKey()
    const ofMember = await written({ text: 'A boat', key }, member)
    const guest = await makeComment(database.db, { blog })
    for (const attempt of [
      edit(ofMember.id, 'x', other),
      remove(ofMember.id, other),
      // A member's comment is theirs by the account, even where another user has found the key.
      editAsGuest(ofMember.id, 'x', key),
      removeAsGuest(ofMember.id, key),
      edit(guest.id, 'x', other),
      remove(guest.id, other),
      editAsGuest(guest.id, 'x', newKey()),
      removeAsGuest(guest.id, newKey()),
      remove(2_000_000_000),
    ])
      expect(await codeOf(await attempt)).toEqual([404, 'not-found'])
    expect(await list()).toMatchObject({ total: 2 })
  })

  it('a key that is another writer’s', async () => {
    const key = newKey()
    await written({ key }, member)
    expect(await codeOf(await write({ key }, other))).toEqual([422, 'key-reused'])
    expect(await codeOf(await write({ key }))).toEqual([422, 'key-reused'])
  })

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name too long', { name: 'x'.repeat(61) }, 'name'],
    ['no e-mail', { email: '' }, 'email'],
    ['what is no e-mail', { email: 'rahima' }, 'email'],
    ['no text', { text: ' \n ' }, 'text'],
    ['a text too long', { text: 'ক'.repeat(2001) }, 'text'],
    ['a text that turns the page around', { text: '\u202eabc' }, 'text'],
    ['a short key', { key: 'x' }, 'key'],
  ])('%s', async (_, body, field) => {
    const response = await write(body)
    expect(response.status).toBe(400)
    expect(Object.keys((await response.json()).fields)).toEqual([field])
  })

  it('members’ endpoints to a caller who is not signed in, and to a locked account', async () => {
    const { id } = await makeComment(database.db, { blog })
    expect((await ask(app, `/api/blogs/${blog}/comments/`, { body: typed() })).status).toBe(401)
    expect((await ask(app, `/api/comments/${id}/`, { method: 'PATCH', body: { text: 'x' } })).status).toBe(401)
    expect((await ask(app, `/api/comments/${id}/remove/`, { method: 'POST' })).status).toBe(401)
    const locked = await joinAndLogIn(app, `locked${blog}`)
    await database.pool.query('update users set locked_at = now() where id = $1', [locked.id])
    expect((await write({}, locked)).status).toBe(401)
  })

  it('a cursor of another list', async () => {
    const { id } = await makeComment(database.db, { blog })
    for (let more = 0; more < 2; more++) await makeComment(database.db, { blog })
    const { next_cursor } = await list('?limit=1')
    expect((await ask(app, `/api/comments/${id}/replies/?cursor=${next_cursor}`)).status).toBe(400)
    expect((await ask(app, `/api/blogs/${blog}/comments/?cursor=x`)).status).toBe(400)
    expect((await ask(app, `/api/blogs/${blog}/comments/?limit=21`)).status).toBe(400)
  })
})

describe('guards', () => {
  it('markup and code come back as the text they were', async () => {
    const text = "<script>alert(1)</script><img src=x onerror=alert(1)> &amp; ${7*7} {{7*7}} '; drop table comments; --"
    await written({ name: '<b>Rahima</b>', text }, member)
    expect(await list()).toMatchObject({ results: [{ author: '<b>Rahima</b>', text }] })
  })

  it('the e-mail: it is in the database alone, and of the key only its hash', async () => {
    const key = newKey()
    const { id } = await written({ key, text: 'A boat' })
    const { rows } = await database.pool.query('select * from comments where id = $1', [id])
    expect(rows[0].email).toBe(WRITER_EMAIL)
    expect(JSON.stringify(rows)).not.toContain(key)
  })
})

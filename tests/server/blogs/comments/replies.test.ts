import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notices/notices.ts'
import { useApp } from '#tests/support/server/app.ts'
import { decideComment } from '#tests/support/server/cases.ts'
import { browserOf, tellNow } from '#tests/support/server/notices.ts'
import { ask, makeArticle, makeComment, typed } from '#tests/support/server/nouns/commenting.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'
import { startPushService } from '#tests/support/server/push-service.ts'

const app = useApp({ push_reach: { allowsLoopback: true } })
const { database, request } = app
let staff: SignedInPerson
let writer: SignedInPerson
let blog: number
let comment: number
let made = 0
beforeAll(async () => {
  staff = await joinAndLogIn(app, 'moderator')
  await database.pool.query('update users set is_staff = true where id = $1', [staff.id])
})
beforeEach(async () => {
  made += 1
  writer = await joinAndLogIn(app, `writer${made}`)
  blog = await makeArticle(database.db, { title: `Boats ${made}` })
  comment = (await makeComment(database.db, { blog, user_id: writer.id })).id
})

const toldOf = async (person: SignedInPerson): Promise<Notice[]> => (await request('/api/notice/', { headers: as(person) })).json()
const repliesOf = async () => (await toldOf(writer)).map(({ reply }) => reply)
const readUpTo = (up_to: number) => ask(app, '/api/notice/read/', { body: { up_to }, access: writer.access })
async function answer(name: string, over: object = {}): Promise<{ id: number; key: string; state: string }> {
  const body = typed({ parent: comment, name, text: `I agree, ${name} ${made}`, ...over })
  const response = await ask(app, `/api/blogs/${blog}/guest_comments/`, { body })
  expect(response.status).toBe(200)
  return { key: (body as { key: string }).key, ...(await response.json()) }
}
const decide = (id: number, deed: string) => decideComment(app, { staff, id, deed })

describe('an answer to a member’s comment', () => {
  it('is a notice to the writer of the comment', async () => {
    await answer('Rahim')
    expect(await toldOf(writer)).toMatchObject([
      {
        kind: 'replies',
        event_order_id: null,
        job: null,
        is_read: false,
        reply: { blog_id: blog, blog_title: `Boats ${made}`, comment_id: comment, name: 'Rahim', people: 1 },
      },
    ])
  })

  it('is one notice with others that are not read yet, each person counted once, the last one named', async () => {
    for (const name of ['Rahim', 'Karim', 'Rahim', 'Salma']) await answer(name, { text: `Yes, ${name} ${Math.random()}` })
    expect(await repliesOf()).toMatchObject([{ name: 'Salma', people: 3 }])
  })

  it('is a later notice once the first was read', async () => {
    await answer('Rahim')
    const [first] = await toldOf(writer)
    await readUpTo(first?.id ?? 0)
    await answer('Karim')
    expect(await toldOf(writer)).toMatchObject([
      { is_read: false, reply: { name: 'Karim', people: 1 } },
      { is_read: true, reply: { name: 'Rahim' } },
    ])
  })

  it('is not read by a screen that did not show it yet', async () => {
    await answer('Rahim')
    const [first] = await toldOf(writer)
    await answer('Karim')
    expect(await (await readUpTo(first?.id ?? 0)).json()).toEqual({ unread: 1 })
    expect(await toldOf(writer)).toMatchObject([{ is_read: false, reply: { people: 2 } }])
  })

  it('is a notice for each comment that was answered', async () => {
    await answer('Rahim')
    const other = (await makeComment(database.db, { blog, user_id: writer.id })).id
    await answer('Rahim', { parent: other })
    expect((await repliesOf()).map((reply) => reply?.comment_id)).toEqual([other, comment])
  })

  it('of one’s own is none', async () => {
    const body = typed({ parent: comment, text: `I forgot to say ${made}` })
    expect((await ask(app, `/api/blogs/${blog}/comments/`, { body, access: writer.access })).status).toBe(200)
    expect(await toldOf(writer)).toEqual([])
  })

  it('that is held is none until staff release it, and then once', async () => {
    const { id, state } = await answer('Rahim', { website: 'https://spam.example' })
    expect(state).toBe('held')
    expect(await toldOf(writer)).toEqual([])
    await decide(id, 'release')
    expect(await repliesOf()).toMatchObject([{ name: 'Rahim', people: 1 }])
    await readUpTo((await toldOf(writer))[0]?.id ?? 0)
    await decide(id, 'remove')
    await decide(id, 'release')
    expect(await toldOf(writer)).toMatchObject([{ is_read: true, reply: { name: 'Rahim' } }])
  })

  it('that is taken back is none any more, and the others are still told of', async () => {
    await answer('Rahim')
    const { id, key } = await answer('Karim')
    await ask(app, `/api/guest_comments/${id}/remove/`, { body: { key } })
    expect(await repliesOf()).toMatchObject([{ name: 'Rahim', people: 1 }])
  })

  it('is no notice where nothing of it can be read: the answers, the comment or the article are gone', async () => {
    const { id } = await answer('Rahim')
    await decide(id, 'remove')
    expect(await toldOf(writer)).toEqual([])
    await decide(id, 'release')
    await decide(comment, 'remove')
    expect(await toldOf(writer)).toEqual([])
    await decide(comment, 'release')
    expect(await toldOf(writer)).toHaveLength(1)
    await database.pool.query('update blogs set is_withdrawn = true where id = $1', [blog])
    expect(await toldOf(writer)).toEqual([])
  })

  it('to a locked account is none', async () => {
    await database.pool.query('update users set locked_at = now() where id = $1', [writer.id])
    await answer('Rahim')
    const { rows } = await database.pool.query('select id from notices where user_id = $1', [writer.id])
    expect(rows).toEqual([])
  })

  it('is one notice of twenty that come at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, at) => answer(`Reader ${at}`)))
    expect(await repliesOf()).toMatchObject([{ people: 20 }])
  })

  it('stands in what the account exports', async () => {
    await answer('Rahim')
    const { notices } = await (await request('/api/account/export/', { headers: as(writer) })).json()
    expect(notices).toMatchObject([{ kind: 'replies', comment, event_order_id: null }])
  })
})

describe('phones', () => {
  it('hear of the first answer, and no more until it was read', async () => {
    const phone = await browserOf(app, await startPushService(), writer)
    await answer('Rahim')
    await tellNow(app)
    await answer('Karim')
    await tellNow(app)
    const message = { kind: 'replies', event_order_id: '', event_title: `Boats ${made}`, path: `/blogs/${blog}#comment-${comment}` }
    expect(phone.messages).toMatchObject([{ message }])
    await readUpTo((await toldOf(writer))[0]?.id ?? 0)
    await answer('Salma')
    await tellNow(app)
    expect(phone.messages).toHaveLength(2)
  })

  it('hear once of several that came before the first was sent', async () => {
    const phone = await browserOf(app, await startPushService(), writer)
    await answer('Rahim')
    await answer('Karim')
    await tellNow(app)
    expect(phone.messages).toHaveLength(1)
  })

  it('hear nothing of an answer that was taken back or read meanwhile', async () => {
    const phone = await browserOf(app, await startPushService(), writer)
    const { id } = await answer('Rahim')
    await decide(id, 'remove')
    await tellNow(app)
    await answer('Karim')
    await readUpTo((await toldOf(writer))[0]?.id ?? 0)
    await tellNow(app)
    expect(phone.messages).toEqual([])
  })
})

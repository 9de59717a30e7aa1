import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { decideComment } from '#tests/support/server/cases.ts'
import { ask, makeArticle, makeComment, newKey, recount, typed } from '#tests/support/server/nouns/commenting.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database } = app
let staff: SignedInPerson
beforeAll(async () => {
  staff = await joinAndLogIn(app, 'moderator')
  await database.pool.query('update users set is_staff = true where id = $1', [staff.id])
})

const decide = (id: number, deed: string) => decideComment(app, { staff, id, deed })
const expectTrue = async () => {
  const { counted, real } = await recount(app)
  expect(counted).toEqual(real)
}

describe('guards', () => {
  it('counts against fifty who write, answer, change, take back, report, release and remove at once', async () => {
    const [one, two] = [await makeArticle(database.db), await makeArticle(database.db)]
    const made = await Promise.all(Array.from({ length: 16 }, (_, at) => makeComment(database.db, { blog: at % 2 ? one : two })))
    const answers = await Promise.all(made.slice(0, 8).map(({ id }, at) => makeComment(database.db, { blog: at % 2 ? one : two, parent: id })))
    const held = await Promise.all(made.slice(0, 4).map((_, at) => makeComment(database.db, { blog: at % 2 ? one : two, state: 'held', held_reason: 'links' })))
    const blogOf = (at: number) => (at % 2 ? one : two)
    const works: (() => Promise<Response>)[] = [
      ...Array.from({ length: 14 }, (_, at) => () => ask(app, `/api/blogs/${blogOf(at)}/guest_comments/`, { body: typed({ text: `New ${at}` }) })),
      ...Array.from(
        { length: 8 },
        (_, at) => () => ask(app, `/api/blogs/${blogOf(at)}/guest_comments/`, { body: typed({ parent: made[at]?.id, text: `Re ${at}` }) }),
      ),
      ...held.flatMap(({ id }) => [() => decide(id, 'release'), () => decide(id, 'remove')]),
      ...made.slice(4, 8).flatMap(({ id }) => [() => decide(id, 'remove'), () => decide(id, 'release')]),
      ...answers.slice(0, 4).map(
        ({ id, key }) =>
          () =>
            ask(app, `/api/guest_comments/${id}/remove/`, { body: { key } }),
      ),
      ...made.slice(0, 2).map(
        ({ id, key }) =>
          () =>
            ask(app, `/api/guest_comments/${id}/remove/`, { body: { key } }),
      ),
      ...made.slice(8, 12).map(
        ({ id, key }) =>
          () =>
            ask(app, `/api/guest_comments/${id}/`, { method: 'PATCH' as const, body: { text: 'See spam.com', key } }),
      ),
      ...[1, 2, 3].map((last) => () => ask(app, `/api/comments/${made[12]?.id}/report/`, { body: { reason: 'spam' }, from: `192.0.2.${last}` })),
    ]
    expect(works.length).toBeGreaterThanOrEqual(50)
    const answersGiven = await Promise.all(works.map((work) => work()))
    for (const { status } of answersGiven) expect([200, 404, 409]).toContain(status)
    expect(answersGiven.filter(({ status }) => status === 200).length).toBeGreaterThan(40)
    await expectTrue()
    for (const blog of [one, two]) {
      const { total } = await (await ask(app, `/api/blogs/${blog}/comments/`)).json()
      const { comment_count } = await (await ask(app, `/api/blogs/${blog}/`)).json()
      expect(comment_count).toBe(total)
    }
  })

  it('counts against fifty answers to one comment that comes and goes', async () => {
    const blog = await makeArticle(database.db)
    const { id } = await makeComment(database.db, { blog })
    const works = Array.from({ length: 50 }, (_, at) => {
      if (at % 10 === 3) return decide(id, 'remove')
      if (at % 10 === 7) return decide(id, 'release')
      return ask(app, `/api/blogs/${blog}/guest_comments/`, { body: typed({ parent: id, text: `Answer ${at}`, key: newKey() }) })
    })
    await Promise.all(works)
    await expectTrue()
    await decide(id, 'release')
    await expectTrue()
    const { total, results } = await (await ask(app, `/api/blogs/${blog}/comments/`)).json()
    expect(total).toBe(results[0].reply_count + 1)
  })

  it('a removal and a release of everything in turn: nothing is counted twice', async () => {
    const blog = await makeArticle(database.db)
    const { id } = await makeComment(database.db, { blog })
    const answer = await makeComment(database.db, { blog, parent: id })
    const total = async () => (await (await ask(app, `/api/blogs/${blog}/comments/`)).json()).total
    for (const [which, deed, left] of [
      [answer.id, 'remove', 1],
      [id, 'remove', 0],
      [answer.id, 'release', 0],
      [id, 'release', 2],
      [id, 'remove', 0],
      [answer.id, 'remove', 0],
      [id, 'release', 1],
      [answer.id, 'release', 2],
    ] as const) {
      await decide(which, deed)
      expect(await total()).toBe(left)
    }
    await expectTrue()
  })
})

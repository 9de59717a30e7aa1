import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { ask, makeArticle, makeComment, recount } from '#tests/support/server/nouns/commenting.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database } = app
let other: SignedInPerson
beforeAll(async () => {
  other = await joinAndLogIn(app, 'other')
})
const leave = (who: SignedInPerson) => ask(app, '/api/account/delete/', { body: {}, access: who.access })

describe('answers', () => {
  it('an export with the comments that the account has written about articles', async () => {
    const person = await joinAndLogIn(app, 'reader')
    const blog = await makeArticle(database.db)
    const { id } = await makeComment(database.db, { blog, user_id: person.id, text: 'Boats' })
    await makeComment(database.db, { blog, user_id: other.id, text: 'Rivers' })
    const { comments } = await (await ask(app, '/api/account/export/', { access: person.access })).json()
    expect(comments).toMatchObject([{ id, page: `/blogs/${blog}`, text: 'Boats', author: 'Rahima', state: 'shown' }])
  })

  it('a deletion: the user’s comments are removed, answers to them hidden, other users’ stay, and every count is true', async () => {
    const person = await joinAndLogIn(app, 'leaving')
    const [one, two] = [await makeArticle(database.db), await makeArticle(database.db)]
    const theirs = await makeComment(database.db, { blog: one, user_id: person.id, text: 'Boats' })
    await makeComment(database.db, { blog: one, parent: theirs.id, user_id: other.id })
    const stays = await makeComment(database.db, { blog: two, user_id: other.id })
    await makeComment(database.db, { blog: two, parent: stays.id, user_id: person.id })
    await makeComment(database.db, { blog: two, parent: stays.id })
    await makeComment(database.db, { blog: two, user_id: person.id, state: 'removed', text: 'Rude words' })
    await ask(app, `/api/comments/${theirs.id}/report/`, { body: { reason: 'spam' } })
    expect((await leave(person)).status).toBe(200)
    expect(await (await ask(app, `/api/blogs/${one}/comments/`)).json()).toMatchObject({ total: 0, results: [] })
    expect(await (await ask(app, `/api/blogs/${two}/comments/`)).json()).toMatchObject({ total: 2, results: [{ id: stays.id, reply_count: 1 }] })
    const { rows } = await database.pool.query('select distinct author, email, text, state from comments where user_id = $1', [person.id])
    expect(rows).toEqual([{ author: '', email: '', text: '', state: 'removed' }])
    expect((await database.pool.query("select state, owner from cases where kind = 'comment' and subject = $1", [theirs.id])).rows).toEqual([
      { state: 'gone', owner: null },
    ])
    expect((await database.pool.query('select from written_texts where user_id = $1', [person.id])).rowCount).toBe(0)
    const { counted, real } = await recount(app)
    expect(counted).toEqual(real)
  })
})

describe('guards', () => {
  it('a deletion while the user writes: no comment of theirs is shown after it', async () => {
    const person = await joinAndLogIn(app, 'hasty')
    const blog = await makeArticle(database.db)
    const writes = Array.from({ length: 6 }, (_, at) =>
      ask(app, `/api/blogs/${blog}/comments/`, {
        body: { name: 'Hasty', email: 'hasty@mail.example', text: `Words ${at}`, key: `a-key-of-a-phone-${at}` },
        access: person.access,
      }),
    )
    const [left, ...written] = await Promise.all([leave(person), ...writes])
    expect(left?.status).toBe(200)
    for (const { status } of written) expect([200, 401]).toContain(status)
    expect(await (await ask(app, `/api/blogs/${blog}/comments/`)).json()).toMatchObject({ total: 0, results: [] })
    const { counted, real } = await recount(app)
    expect(counted).toEqual(real)
  })
})

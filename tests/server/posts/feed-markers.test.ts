import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { change, read } from '#tests/support/server/nouns/applying.ts'
import { joinWithPage, makePost } from '#tests/support/server/nouns/posts.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let people = 0
let reader: SignedInPerson
let author = 0
let post = 0
beforeEach(async () => {
  people += 1
  reader = await joinAndLogIn(app, `reader${people}`)
  author = (await joinWithPage(app, `author${people}`)).id
  post = await makePost(app.database.db, { author, published_at: '2026-03-01T10:00:00.000Z' })
})

const save = (body: object, who = reader) => change(app, who, { path: '/api/feed/marker/', method: 'PUT', body })
const markers = async (who = reader) => (await read(app, who, '/api/feed/marker/')).json()

describe('answers', () => {
  it('keeps one place for each feed: what arrives last counts, also when it is an older post', async () => {
    const older = await makePost(app.database.db, { author, published_at: '2026-02-01T10:00:00.000Z' })
    await save({ feed: 'all', post })
    await save({ feed: 'following', post })
    expect(await (await save({ feed: 'all', post: older })).json()).toMatchObject([
      { feed: 'all', post: older, published_at: '2026-02-01T10:00:00.000Z' },
      { feed: 'following', post, published_at: '2026-03-01T10:00:00.000Z' },
    ])
  })

  it('keeps the place of a post that was removed since', async () => {
    await save({ feed: 'all', post })
    await app.database.pool.query(`update posts set state = 'removed' where id = $1`, [post])
    expect(await markers()).toMatchObject([{ post, published_at: '2026-03-01T10:00:00.000Z' }])
  })
})

describe('refuses', () => {
  it.each(['held', 'removed'])('a post that is %s, as one that there never was', async (state) => {
    await app.database.pool.query('update posts set state = $2 where id = $1', [post, state])
    expect(await refusalOf(await save({ feed: 'all', post }))).toEqual({ status: 404, code: 'not-found' })
    expect(await refusalOf(await save({ feed: 'all', post: 2_000_000_000 }))).toEqual({ status: 404, code: 'not-found' })
  })

  it('a feed that there is not', async () => {
    expect(await refusalOf(await save({ feed: 'best', post }))).toMatchObject({ code: 'bad-input' })
  })
})

describe('guards', () => {
  it('the places of one account from another', async () => {
    await save({ feed: 'all', post })
    expect(await markers(await joinAndLogIn(app, `other${people}`))).toEqual([])
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import type { listReactors, reactToPost } from '#contract/posts/post-reactions.ts'
import { reactions } from '#server/features/posts/reactions/react-to-post.ts'
import { lookForChanges } from '#server/features/posts/start-showing-changes.ts'
import { useApp } from '#tests/support/server/app.ts'
import { change, read } from '#tests/support/server/nouns/applying.ts'
import { joinWithPage, makePost } from '#tests/support/server/nouns/posts.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let people = 0
let author: SignedInPerson
let reader: SignedInPerson
let post = 0
beforeEach(async () => {
  people += 1
  author = await joinWithPage(app, `author${people}`)
  reader = await joinAndLogIn(app, `reader${people}`)
  post = await makePost(app.database.db, { author: author.id })
})

const react = (kind: string | null, who = reader, to = post) => change(app, who, { path: `/api/posts/${to}/reaction/`, method: 'PUT', body: { kind } })
const reacted = async (kind: string | null, who = reader): Promise<AnswerOf<typeof reactToPost>> => {
  const response = await react(kind, who)
  expect(response.status).toBe(200)
  return response.json()
}
const reactors = async (query = '', who = author): Promise<AnswerOf<typeof listReactors>> =>
  (await read(app, who, `/api/posts/${post}/reactions/${query}`)).json()
const mine = async (who = reader) => (await read(app, who, '/api/reactions/mine/')).json()
const block = (who: SignedInPerson, other: SignedInPerson) => change(app, who, { path: `/api/blocks/${other.id}/`, method: 'PUT', body: { blocked: true } })
const counted = async (): Promise<number[]> =>
  (await app.database.pool.query('select t.reactions from threads t join posts p on p.thread = t.id where p.id = $1', [post])).rows[0].reactions
const publicVersion = async () => (await app.database.pool.query('select last_value::int as n from public_data_version')).rows[0].n

describe('answers', () => {
  it('counts one reaction of each person, changes it and takes it back', async () => {
    expect(await reacted('like')).toEqual({ post, kind: 'like', reactions: [1, 0, 0, 0, 0] })
    expect(await reacted('wow', author)).toMatchObject({ reactions: [1, 0, 1, 0, 0] })
    expect(await reacted('angry')).toMatchObject({ kind: 'angry', reactions: [0, 0, 1, 0, 1] })
    expect(await mine()).toEqual([{ post, kind: 'angry' }])
    expect(await reacted(null)).toMatchObject({ kind: null, reactions: [0, 0, 1, 0, 0] })
    expect(await mine()).toEqual([])
    expect(await counted()).toEqual([0, 0, 1, 0, 0])
  })

  it('says the same to the same wish sent twice, also to take back what was never given', async () => {
    expect(await reacted(null)).toMatchObject({ reactions: [0, 0, 0, 0, 0] })
    expect(await reacted('love')).toEqual(await reacted('love'))
    expect(await counted()).toEqual([0, 1, 0, 0, 0])
  })

  it('of ten phones of one account keeps one reaction: the last wish', async () => {
    const kinds = ['like', 'love', 'wow', 'sad', 'angry', null, 'like', 'love', 'wow'] as const
    await Promise.all(kinds.map((kind) => reacted(kind)))
    expect(await reacted('sad')).toMatchObject({ kind: 'sad' })
    expect(await counted()).toEqual([0, 0, 0, 1, 0])
    const { rows } = await app.database.pool.query('select kind from reactions where user_id = $1', [reader.id])
    expect(rows).toEqual([{ kind: 'sad' }])
  })

  it('tells the author who reacted, of all or of one kind, the latest first, page by page', async () => {
    const crowd = await Promise.all(Array.from({ length: 32 }, (_, at) => joinAndLogIn(app, `fan${people}x${at}`)))
    for (const fan of crowd) await reacted('like', fan)
    await reacted('love')
    const first = await reactors()
    expect(first.results).toHaveLength(30)
    expect(first.results[0]).toMatchObject({ user_id: reader.id, name: reader.username, kind: 'love' })
    const second = await reactors(`?cursor=${first.next_cursor}`)
    expect(second).toMatchObject({ next_cursor: null })
    expect(new Set([...first.results, ...second.results].map(({ user_id }) => user_id)).size).toBe(33)
    expect((await reactors('?kind=love')).results.map(({ user_id }) => user_id)).toEqual([reader.id])
    expect(await refusalOf(await read(app, author, `/api/posts/${post}/reactions/?kind=love&cursor=${first.next_cursor}`))).toMatchObject({ code: 'bad-input' })
  })

  it('has kept public answers follow once for many reactions, and no more when nothing new comes', async () => {
    const look = lookForChanges(app.database.db)
    await look()
    const before = await publicVersion()
    for (const kind of ['like', 'wow', 'sad'] as const) await reacted(kind)
    expect(await publicVersion()).toBe(before)
    await look()
    expect(await publicVersion()).toBe(before + 1)
    // What was noted a moment before it could be read.
    await look()
    await look()
    expect(await publicVersion()).toBe(before + 2)
  })
})

describe('refuses', () => {
  it.each(['held', 'removed'] as const)('a reaction to a post that is %s, as to one that there never was', async (state) => {
    await app.database.pool.query('update posts set state = $2 where id = $1', [post, state])
    expect(await refusalOf(await react('like'))).toEqual({ status: 404, code: 'not-found' })
    expect(await refusalOf(await react('like', reader, 2_000_000_000))).toEqual({ status: 404, code: 'not-found' })
    expect(await counted()).toEqual([0, 0, 0, 0, 0])
  })

  it('a reaction between two of whom one has blocked the other, and lets what was given be taken back', async () => {
    await reacted('like')
    await block(author, reader)
    expect(await refusalOf(await react('love'))).toEqual({ status: 403, code: 'not-possible' })
    expect((await reactors()).results).toEqual([])
    expect(await reacted(null)).toMatchObject({ kind: null, reactions: [0, 0, 0, 0, 0] })
    const other = await joinAndLogIn(app, `other${people}`)
    await block(other, author)
    expect(await refusalOf(await react('like', other))).toEqual({ status: 403, code: 'not-possible' })
  })

  it.each(['likes', '', 1])('%j, which is no reaction', async (kind) => {
    expect(await refusalOf(await react(kind as string))).toMatchObject({ code: 'bad-input' })
  })
})

describe('guards', () => {
  it('the names of those who reacted from everybody but the author', async () => {
    await reacted('like')
    expect((await read(app, reader, `/api/posts/${post}/reactions/`)).status).toBe(404)
    await app.database.pool.query(`update posts set state = 'removed' where id = $1`, [post])
    expect((await read(app, author, `/api/posts/${post}/reactions/`)).status).toBe(404)
  })

  it('one’s own list from posts that are not shown any more', async () => {
    await reacted('like')
    await app.database.pool.query(`update posts set state = 'held' where id = $1`, [post])
    expect(await mine()).toEqual([])
  })

  it('the others of a batch from one whose account was locked meanwhile', async () => {
    const other = await joinAndLogIn(app, `locked${people}`)
    await app.database.pool.query('update users set locked_at = now() where id = $1', [other.id])
    const take = reactions(app.database.db)
    // What comes while the first is written is one batch.
    const [first, locked, last] = await Promise.allSettled([
      take(post, { user_id: reader.id, kind: 'like' }),
      take(post, { user_id: other.id, kind: 'like' }),
      take(post, { user_id: author.id, kind: 'wow' }),
    ])
    expect([first.status, last.status]).toEqual(['fulfilled', 'fulfilled'])
    expect(locked).toMatchObject({ status: 'rejected', reason: { code: 'not-signed-in' } })
    expect(await counted()).toEqual([1, 0, 1, 0, 0])
    const { rows } = await app.database.pool.query('select r.user_id from reactions r join posts p on p.thread = r.thread where p.id = $1', [post])
    expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set([reader.id, author.id]))
  })
})

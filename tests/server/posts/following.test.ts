import { beforeEach, describe, expect, it } from 'vitest'
import type { PostPage } from '#contract/posts/posts.ts'
import { useApp } from '#tests/support/server/app.ts'
import { read } from '#tests/support/server/nouns/applying.ts'
import { joinWithPage, makePost } from '#tests/support/server/nouns/posts.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let people = 0
let reader: SignedInPerson
let authors: SignedInPerson[] = []
/** The newest first. */
let posts: number[] = []
beforeEach(async () => {
  people += 1
  reader = await joinAndLogIn(app, `reader${people}`)
  authors = [await joinWithPage(app, `member${people}`), await joinAsSeller(app, `seller${people}`)]
  posts = []
  for (let at = 0; at < 30; at++)
    posts.push(await makePost(app.database.db, { author: authors[at % 2]!.id, published_at: new Date(Date.UTC(2026, 2, 1) - at * 60_000).toISOString() }))
  await app.database.pool.query('insert into follows (follower, followed) select $1, a from unnest($2::int[]) a', [reader.id, authors.map(({ id }) => id)])
})

const ask = (query: Record<string, string | number> = {}, who = reader) =>
  read(app, who, `/api/feed/?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`)
const page = async (query: Record<string, string | number> = {}, who = reader): Promise<PostPage> => (await ask(query, who)).json()
const ids = ({ results }: PostPage) => results.map(({ id }) => id)

describe('answers', () => {
  it('has the posts of all whom one follows in the order of time, page by page, onward and back', async () => {
    const first = await page({ limit: 10 })
    expect([ids(first), first.previous_cursor, first.total_is_exact]).toEqual([posts.slice(0, 10), null, false])
    const second = await page({ limit: 10, cursor: first.next_cursor! })
    expect(ids(second)).toEqual(posts.slice(10, 20))
    const third = await page({ limit: 10, cursor: second.next_cursor! })
    expect([ids(third), third.next_cursor]).toEqual([posts.slice(20), null])
    const back = await page({ limit: 10, back: third.previous_cursor! })
    expect(ids(back)).toEqual(posts.slice(10, 20))
    expect(ids(await page({ limit: 10, cursor: back.next_cursor! }))).toEqual(posts.slice(20))
    const top = await page({ limit: 10, back: back.previous_cursor! })
    expect([ids(top), top.previous_cursor]).toEqual([posts.slice(0, 10), null])
  })

  it('has posts that came meanwhile before the first page, and neither loses nor repeats any', async () => {
    const first = await page({ limit: 10 })
    const news = await makePost(app.database.db, { author: authors[0]!.id })
    const second = await page({ limit: 10, cursor: first.next_cursor! })
    expect(ids(second)).toEqual(posts.slice(10, 20))
    expect(ids(await page({ limit: 11 }))).toEqual([news, ...posts.slice(0, 10)])
  })

  it('opens around a post, with newer and older ones, also where it was removed', async () => {
    const around = await page({ limit: 10, around: posts[15]! })
    expect(ids(around)).toEqual(posts.slice(10, 20))
    expect(ids(await page({ limit: 5, back: around.previous_cursor! }))).toEqual(posts.slice(5, 10))
    await app.database.pool.query(`update posts set state = 'removed' where id = $1`, [posts[15]])
    expect(ids(await page({ limit: 10, around: posts[15]! }))).toEqual([...posts.slice(10, 15), ...posts.slice(16, 21)])
    expect(ids(await page({ limit: 10, around: posts[0]! }))).toEqual(posts.slice(0, 5))
    expect(ids(await page({ limit: 10, around: 2_000_000_000 }))).toEqual(posts.slice(0, 10))
  })

  it('is empty for one who follows no member, and says that this is all', async () => {
    expect(await page({}, authors[0])).toEqual({ results: [], next_cursor: null, previous_cursor: null, total: 0, total_is_exact: true })
  })
})

describe('refuses', () => {
  it.each(['back', 'cursor'])('a %s that is forged or of another list', async (name) => {
    expect(await refusalOf(await ask({ [name]: 'forged' }))).toMatchObject({ code: 'bad-input' })
    const other = Buffer.from('1m0ew~1~2026-03-01T00:00:00.000000Z').toString('base64url')
    expect(await refusalOf(await ask({ [name]: other }))).toMatchObject({ code: 'bad-input' })
  })
})

describe('guards', () => {
  it('the feed from whom one has muted, from whom there is a block, and from what is held', async () => {
    const [member, seller] = authors as [SignedInPerson, SignedInPerson]
    await app.database.pool.query('insert into mutes (user_id, muted) values ($1, $2)', [reader.id, member.id])
    await app.database.pool.query(`update posts set state = 'held' where id = $1`, [posts[1]])
    expect(ids(await page({ limit: 5 }))).toEqual([3, 5, 7, 9, 11].map((at) => posts[at]))
    await app.database.pool.query('insert into blocks (user_id, blocked) values ($1, $2)', [seller.id, reader.id])
    expect(ids(await page())).toEqual([])
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { PostCard, PostDetail, PostPage } from '#contract/posts/posts.ts'
import { useApp } from '#tests/support/server/app.ts'
import { joinWithPage, makePost } from '#tests/support/server/nouns/posts.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import type { SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let people = 0
let member: SignedInPerson
let seller: SignedInPerson
/** The newest first, newer than those of every test before. */
let posts: number[] = []
beforeEach(async () => {
  people += 1
  await app.database.pool.query(`update posts set state = 'removed'`)
  member = await joinWithPage(app, `writer${people}`)
  seller = await joinAsSeller(app, `shop${people}`)
  posts = []
  for (let at = 0; at < 30; at++)
    posts.push(
      await makePost(app.database.db, { author: (at % 2 ? seller : member).id, published_at: new Date(Date.UTC(2026, 2, 1) - at * 60_000).toISOString() }),
    )
})

const ask = (query: Record<string, string | number>) =>
  app.request(`/api/posts/?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`)
const page = async (query: Record<string, string | number>): Promise<PostPage> => (await ask(query)).json()
const ids = ({ results }: PostPage) => results.map(({ id }) => id)

describe('answers', () => {
  it('gives all posts in the order of time, page by page, onward and back, with their number', async () => {
    const first = await page({ limit: 10 })
    expect([ids(first), first.previous_cursor, first.total, first.total_is_exact]).toEqual([posts.slice(0, 10), null, 30, true])
    const second = await page({ limit: 10, cursor: first.next_cursor! })
    expect([ids(second), second.total]).toEqual([posts.slice(10, 20), 30])
    const third = await page({ limit: 10, cursor: second.next_cursor! })
    expect([ids(third), third.next_cursor]).toEqual([posts.slice(20), null])
    const back = await page({ limit: 10, back: third.previous_cursor! })
    expect(ids(back)).toEqual(posts.slice(10, 20))
    expect(ids(await page({ limit: 10, back: back.previous_cursor! }))).toEqual(posts.slice(0, 10))
  })

  it('opens around a post, also where it was removed', async () => {
    expect(ids(await page({ limit: 10, around: posts[15]! }))).toEqual(posts.slice(10, 20))
    await app.database.pool.query(`update posts set state = 'removed' where id = $1`, [posts[15]])
    expect(ids(await page({ limit: 10, around: posts[15]! }))).toEqual([...posts.slice(10, 15), ...posts.slice(16, 21)])
  })

  it('finds the posts of a shop, of a member, and with a tag in whatever spelling', async () => {
    const tagged = await makePost(app.database.db, { author: member.id, text: '#Red_Saree', tags: ['Red_Saree'], tag_keys: ['red saree'] })
    expect(ids(await page({ limit: 50, seller: `shop${people}` }))).toEqual(posts.filter((_, at) => at % 2))
    expect(ids(await page({ limit: 50, by: `writer${people}` }))).toEqual([tagged, ...posts.filter((_, at) => at % 2 === 0)])
    expect(ids(await page({ limit: 10, tag: 'red_saree' }))).toEqual([tagged])
    expect(ids(await page({ limit: 10, seller: 'no-such-shop' }))).toEqual([])
  })

  it('is an array when it is asked plainly', async () => {
    const cards = (await (await app.request('/api/posts/')).json()) as PostCard[]
    expect(cards.map(({ id }) => id)).toEqual(posts)
  })

  it('gives one post with what readers say of it', async () => {
    const post = (await (await app.request(`/api/posts/${posts[0]}/`)).json()) as PostDetail
    expect([post.id, post.author, post.comments]).toEqual([posts[0], member.id, []])
  })
})

describe('refuses', () => {
  it.each(['back', 'cursor'])('a %s that is forged or of another list', async (name) => {
    expect(await refusalOf(await ask({ limit: 5, [name]: 'forged' }))).toMatchObject({ code: 'bad-input' })
    const other = Buffer.from('1f0ew~1~2026-03-01T00:00:00.000000Z').toString('base64url')
    expect(await refusalOf(await ask({ limit: 5, [name]: other }))).toMatchObject({ code: 'bad-input' })
  })
})

describe('guards', () => {
  it.each(['held', 'removed'])('what is %s from the list and from its own address', async (state) => {
    await app.database.pool.query('update posts set state = $2 where id = $1', [posts[0], state])
    expect(ids(await page({ limit: 5 }))).toEqual(posts.slice(1, 6))
    expect((await app.request(`/api/posts/${posts[0]}/`)).status).toBe(404)
  })
})

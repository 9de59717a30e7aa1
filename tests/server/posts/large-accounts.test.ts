import { beforeAll, describe, expect, it } from 'vitest'
import type { PostCard, PostPage } from '#contract/posts/posts.ts'
import { placeOfPost } from '#server/db/posts/post-place.ts'
import { postPlacesSql } from '#server/db/posts/post-search.ts'
import { useApp } from '#tests/support/server/app.ts'
import { read } from '#tests/support/server/nouns/applying.ts'
import { joinWithPage } from '#tests/support/server/nouns/posts.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'
import { planSteps } from '#tests/support/server/query-plan.ts'

const app = useApp()
const POSTS = 50_000
const PART = 2500
const FOLLOWED = 1000
let writer: SignedInPerson
let reader: SignedInPerson

beforeAll(async () => {
  writer = await joinWithPage(app, 'busy_writer')
  reader = await joinAndLogIn(app, 'busy_reader')
  // By parts: a statement has few seconds.
  for (let from = 1; from <= POSTS; from += PART)
    await app.database.pool.query(
      `insert into posts (author, text, language, published_at)
       select $1, 'Post ' || n, 'en', timestamptz '2026-03-01' - n * interval '1 minute' from generate_series($2::int, $3::int) n`,
      [writer.id, from, from + PART - 1],
    )
  await app.database.pool.query(
    `with them as (insert into users (username, username_key, email, email_key)
       select 'followed' || n, 'followed' || n, n::text, n::text from generate_series(1, $2::int) n returning id, username),
     pages as (insert into people (user_id, name) select id, username from them),
     followed as (insert into follows (follower, followed) select $1, id from them)
     insert into posts (author, text, language, published_at)
     select id, 'x', 'en', timestamptz '2026-02-01' - (id * 7 + n * 600) * interval '1 second' from them, generate_series(1, 3) n`,
    [reader.id, FOLLOWED],
  )
  for (const table of ['posts', 'threads', 'users', 'follows', 'people']) await app.database.pool.query(`analyze ${table}`)
}, 120_000)

async function pageOf(path: string, who?: SignedInPerson): Promise<PostPage> {
  const answer = await (who ? read(app, who, path) : app.request(path))
  const page = await answer.json()
  expect(answer.status, JSON.stringify(page).slice(0, 200)).toBe(200)
  return page
}
const isInOrder = (cards: readonly PostCard[]) => cards.every((card, at) => at === 0 || `${cards[at - 1]!.published_at}`.localeCompare(card.published_at) >= 0)

describe('an author with fifty thousand posts', () => {
  it('is read by pages, from the newest on and from the middle', { timeout: 60_000 }, async () => {
    const first = await pageOf('/api/posts/?by=busy_writer&limit=50')
    expect([first.results.length, first.total, first.total_is_exact]).toEqual([50, 200, false])
    expect(first.results.map(({ text }) => text).slice(0, 2)).toEqual(['Post 1', 'Post 2'])
    const { rows } = await app.database.pool.query<{ id: number }>(`select id from posts where text = 'Post 25000'`)
    const middle = await pageOf(`/api/posts/?by=busy_writer&limit=50&around=${rows[0]!.id}`)
    expect(middle.results.map(({ text }) => text)).toContain('Post 25000')
    const older = await pageOf(`/api/posts/?by=busy_writer&limit=50&cursor=${middle.next_cursor}`)
    const newer = await pageOf(`/api/posts/?by=busy_writer&limit=50&back=${middle.previous_cursor}`)
    const span = [...newer.results, ...middle.results, ...older.results]
    expect([span.length, new Set(span.map(({ id }) => id)).size, isInOrder(span)]).toEqual([150, 150, true])
  })

  it.each(['older', 'newer', 'from'] as const)('has no more of them read than a page holds, %s from the middle on', async (side) => {
    const { rows } = await app.database.pool.query<{ id: number }>(`select id from posts where text = 'Post 25000'`)
    const place = await placeOfPost(app.database.db, rows[0]!.id)
    const steps = await planSteps(app.database.db, postPlacesSql({ filter: { by: 'busy_writer' }, words: [] }, { limit: 51, at: { side, place: place! } }))
    const read = steps.filter((step) => step['Relation Name'] === 'posts')
    expect(read.map((step) => step['Index Name'])).toEqual(['posts_of_author'])
    expect(read[0]!['Actual Rows']).toBeLessThanOrEqual(51)
  })

  it('has them counted, and lists their own to them', { timeout: 60_000 }, async () => {
    await pageOf('/api/posts/?mine=true&limit=50', writer)
    expect((await (await app.request('/api/people/busy_writer/')).json()).post_count).toBe(POSTS)
  })
})

describe('a reader who follows a thousand', () => {
  it('has their posts by pages, each once and in the order of time', { timeout: 60_000 }, async () => {
    const cards: PostCard[] = []
    let page = await pageOf('/api/feed/?limit=50', reader)
    for (let at = 1; at < 8; at++) {
      cards.push(...page.results)
      page = await pageOf(`/api/feed/?limit=50&cursor=${page.next_cursor}`, reader)
    }
    expect([cards.length, new Set(cards.map(({ id }) => id)).size, isInOrder(cards)]).toEqual([350, 350, true])
    const { rows } = await app.database.pool.query<{ id: number }>(
      `select p.id from posts p join follows f on f.followed = p.author and f.follower = $1 order by published_at desc, p.id desc limit 350`,
      [reader.id],
    )
    expect(cards.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  })
})

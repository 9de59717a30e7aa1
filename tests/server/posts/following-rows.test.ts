import { beforeAll, describe, expect, it } from 'vitest'
import { followingSql, readFollowing } from '#server/db/posts/following-rows.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { planSteps } from '#tests/support/server/query-plan.ts'

const database = useDatabase()
const FOLLOWED = 200
const BUSY = 2000
let reader = 0

beforeAll(async () => {
  await database.pool.query(
    `insert into users (username, username_key, email, email_key) select 'u' || n, 'u' || n, n::text, n::text from generate_series(1, $1::int) n`,
    [FOLLOWED + 1],
  )
  const { rows } = await database.pool.query<{ id: number }>('select id from users order by id')
  reader = rows.at(-1)!.id
  const authors = rows.slice(0, FOLLOWED).map(({ id }) => id)
  await database.pool.query(`insert into people (user_id, name) select a, 'Member' from unnest($1::int[]) a`, [authors])
  // One who writes very much, and many who write now and then.
  await database.pool.query(
    `insert into posts (author, text, language, published_at) select $1, 'x', 'en', now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
    [authors[0], BUSY],
  )
  await database.pool.query(
    `insert into posts (author, text, language, published_at)
     select a, 'x', 'en', now() - (a * 7 + n * 600) * interval '1 minute' from unnest($1::int[]) a, generate_series(0, 29) n`,
    [authors.slice(1)],
  )
  await database.pool.query('insert into follows (follower, followed) select $1, a from unnest($2::int[]) a', [reader, authors])
  await database.pool.query('analyze posts')
  await database.pool.query('analyze follows')
  await database.pool.query('analyze users')
  await database.pool.query('analyze people')
})

describe('posts of those whom one follows', () => {
  it('are found by one short look into an index for each of them, however many they have written', async () => {
    const steps = await planSteps(database.db, followingSql({ user_id: reader, limit: 21 }))
    const looks = steps.filter((step) => step['Relation Name'] === 'posts')
    expect(looks.map((step) => step['Index Name'])).toEqual(['posts_of_author'])
    expect(looks[0]).toMatchObject({ 'Actual Loops': FOLLOWED })
    expect(looks[0]!['Actual Rows']).toBeLessThanOrEqual(21)
  })

  it('come in the order of time, as all of them sorted would', async () => {
    const { rows } = await database.pool.query<{ id: number }>('select id from posts order by published_at desc, id desc')
    const all = rows.map(({ id }) => id)
    const found = await readFollowing(database.db, { user_id: reader, limit: 300 })
    expect(found.map(({ id }) => id)).toEqual(all.slice(0, 300))
    const place = found[99]!
    const idsOf = async (side: 'older' | 'newer' | 'from') =>
      (await readFollowing(database.db, { user_id: reader, limit: 20, at: { side, place } })).map(({ id }) => id)
    expect(await idsOf('older')).toEqual(all.slice(100, 120))
    expect(await idsOf('from')).toEqual(all.slice(99, 119))
    expect(await idsOf('newer')).toEqual(all.slice(79, 99).toReversed())
  })

  it('leave out whom one has muted, with whom there is a block, and whose account was locked', async () => {
    const { rows } = await database.pool.query<{ followed: number }>('select followed from follows where follower = $1 order by followed limit 5', [reader])
    const [muted = 0, over = 0, blocked = 0, blocker = 0, locked = 0] = rows.map(({ followed }) => followed)
    await database.pool.query(`insert into mutes (user_id, muted, until) values ($1, $2, null), ($1, $3, now() - interval '1 minute')`, [reader, muted, over])
    await database.pool.query('insert into blocks (user_id, blocked) values ($1, $2), ($3, $1)', [reader, blocked, blocker])
    await database.pool.query('update users set locked_at = now() where id = $1', [locked])
    const found = await readFollowing(database.db, { user_id: reader, limit: 100_000 })
    const { rows: authors } = await database.pool.query<{ author: number }>('select distinct author from posts where id = any($1)', [found.map(({ id }) => id)])
    const shown = new Set(authors.map(({ author }) => author))
    expect([muted, over, blocked, blocker, locked].map((one) => shown.has(one))).toEqual([false, true, false, false, false])
    expect(shown.size).toBe(FOLLOWED - 4)
  })
})

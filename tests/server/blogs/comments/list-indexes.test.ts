import type { SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { commentRowsSql, readCommentRows, replyRowsSql } from '#server/db/threads/comment-rows.ts'
import { firstComments } from '#server/db/threads/first-comments.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeArticle, threadOf } from '#tests/support/server/nouns/commenting.ts'
import { planSteps } from '#tests/support/server/query-plan.ts'
import { tidy } from '#tests/support/server/tidy.ts'

const database = useDatabase()
const THREADS = 10_000
let thread = 0
let busy = 0

/** Ten thousand comments on one article, one of which has two thousand answers, among as many on others; some wait, some were removed. */
async function fill(): Promise<void> {
  const made = async () => threadOf(database.db, await makeArticle(database.db))
  thread = await made()
  const others = [await made(), await made()]
  const { pool } = database
  await pool.query(
    `insert into comments (thread, author, email, text, state, key_hash, created_at)
     select case n % 2 when 0 then $1::integer else ($2::integer[])[1 + n % 4 / 2] end, 'Rahima', 'x@mail.example', 'Comment ' || n,
       case when n % 100 = 2 then 'held' when n % 100 = 4 then 'removed' else 'shown' end, 'key ' || n, now() - make_interval(secs => n / 3)
     from generate_series(1, $3::integer) n`,
    [thread, others, THREADS * 2],
  )
  busy = (await pool.query<{ id: number }>(`select id from comments where thread = $1 and state = 'shown' order by id limit 1`, [thread])).rows[0]?.id ?? 0
  await pool.query(
    `insert into comments (thread, parent, author, email, text, state, key_hash, created_at)
     select $1, case when n <= 2000 then $2 else $2 + n end, 'Karim', 'x@mail.example', 'Answer ' || n, 'shown', 'reply ' || n, now() - make_interval(secs => n / 3)
     from generate_series(1, 4000) n`,
    [thread, busy],
  )
  await pool.query('update comments c set reply_count = (select count(*) from comments r where r.parent = c.id)')
  await tidy(pool, 'comments')
}

/** What PostgreSQL really does with a question: its indexes, and how many comments it looked at. */
async function planOf(query: SQL) {
  const steps = await planSteps(database.db, query)
  const ofComments = steps.filter((step) => step['Relation Name'] === 'comments')
  return {
    isScanned: ofComments.some((step) => step['Node Type'] === 'Seq Scan'),
    indexes: steps.flatMap((step) => step['Index Name'] ?? []),
    touched: ofComments.reduce((sum, step) => sum + (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'], 0),
  }
}

beforeAll(fill, 60_000)

/** Where the list of the article stands after so many rows. */
async function placeAt(offset: number) {
  const { rows } = await database.pool.query<{ key: string; id: number }>(
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key, id from comments
     where thread = $1 and parent is null and state = 'shown' order by created_at desc, id desc offset $2 limit 1`,
    [thread, offset],
  )
  return rows[0]
}

describe('answers', () => {
  it.each([0, 40, 5000, 9700])('a page of ten thousand comments after %d of them by index, touching that page alone', async (offset) => {
    const after = offset === 0 ? undefined : await placeAt(offset)
    const plan = await planOf(commentRowsSql({ thread, author: 1 }, { limit: 21, after }))
    expect(plan.isScanned).toBe(false)
    expect(plan.indexes).toContain('comments_shown')
    expect(plan.indexes).toContain('comments_of_comment')
    expect(plan.touched).toBeLessThan(21 + 21 * 3 + 10)
  })

  it.each([0, 1000])('answers to a comment after %d of two thousand by index', async (offset) => {
    const { rows } = await database.pool.query<{ key: string; id: number }>(
      `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key, id from comments where parent = $1 order by created_at, id offset $2 limit 1`,
      [busy, offset],
    )
    const plan = await planOf(replyRowsSql({ parent: busy, author: 1 }, { limit: 21, after: rows[0] }))
    expect(plan.isScanned).toBe(false)
    expect(plan.indexes).toContain('comments_of_comment')
    expect(plan.touched).toBeLessThan(30)
  })

  it('the first of an article: the latest three, each with its first answers', async () => {
    const first = await firstComments(database.db, { thread, author: 1 })
    const page = await readCommentRows(database.db, { thread, author: 1 }, { limit: 3 })
    expect(first).toEqual(page.map(({ cursor_key: _key, ...comment }) => comment))
    expect(first).toHaveLength(3)
    expect(await firstComments(database.db, { thread: 2_000_000_000, author: 1 })).toEqual([])
  })
})

describe('guards', () => {
  it('all ten thousand: a reader who reads on gets each shown one once', async () => {
    const seen: number[] = []
    let after: { key: string; id: number } | undefined
    do {
      const rows = await readCommentRows(database.db, { thread, author: 1 }, { limit: 500, after })
      seen.push(...rows.map(({ id }) => id))
      const last = rows.at(-1)
      after = last && { key: last.cursor_key, id: last.id }
    } while (after)
    const { rows } = await database.pool.query<{ id: number }>(
      `select id from comments where thread = $1 and parent is null and state = 'shown' order by created_at desc, id desc`,
      [thread],
    )
    expect(seen).toEqual(rows.map(({ id }) => id))
    expect(seen.length).toBeGreaterThan(9500)
  })
})

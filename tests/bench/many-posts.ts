import type { Database } from '#server/db/connection/open.ts'

/** Of one statement: more would not end in the time that statements have. */
const AT_ONCE = 10_000
const WRITERS = 5000
/** So many seconds lie between two posts. */
const APART = 30

/** Members who write, each with a page of their own; gives their numbers. */
async function makeWriters({ pool }: Pick<Database, 'pool'>): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `with made as (
       insert into users (username, username_key, email, email_key, email_verified_at)
       select 'writer' || n, 'writer' || n, 'writer' || n || '@mail.example', 'writer' || n || '@mail.example', now() from generate_series(1, $1::int) n
       returning id, username),
     pages as (insert into people (user_id, name) select id, username from made)
     select id from made order by id`,
    [WRITERS],
  )
  return rows.map(({ id }) => id)
}

/** Adds so many posts of writers who take turns, each older than the one before; gives the writers. */
export async function growPosts(database: Pick<Database, 'pool'>, count: number): Promise<number[]> {
  const { pool } = database
  const writers = await makeWriters(database)
  for (let done = 0; done < count; done += AT_ONCE)
    await pool.query(
      `insert into posts (author, text, language, published_at)
       select ($1::int[])[1 + (n::bigint * 7919) % cardinality($1::int[])], 'Post number ' || n || ': what came from the field today, and what it costs.', 'en',
         now() - interval '1 hour' - n * make_interval(secs => $2::int)
       from generate_series($3::int, $4::int) n`,
      [writers, APART, done + 1, Math.min(done + AT_ONCE, count)],
    )
  await pool.query('analyze posts')
  return writers
}

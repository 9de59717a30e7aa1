import type { Pool } from 'pg'
import { tidy } from '../tidy.ts'

const BATCH = 10_000

/**
 * Gives a magazine these articles and no others, one every hour before `now`; one in forty a draft, one in forty taken off, one in two hundred
 * featured. Each is found by `article`, by one of ten common words and one of 5,000 rare ones; its tags are one of 12 common and one of 900 rare ones.
 * Its number is multiplied by numbers prime to the rest, so that columns do not follow each other.
 * @param now milliseconds since the epoch
 */
export async function fillWithBlogs(pool: Pick<Pool, 'query'>, { rows, now }: { rows: number; now: number }): Promise<void> {
  await pool.query('truncate blogs restart identity cascade')
  await pool.query(`insert into categories (slug, title, title_bn, icon) select 'many' || n, n, n, '' from generate_series(1, 10) n on conflict do nothing`)
  await pool.query(
    `insert into users (username, username_key, email, email_key) select 'u' || n, 'u' || n, 'u' || n, 'u' || n from generate_series(1, 200) n on conflict do nothing`,
  )
  // In parts, since no statement may take long.
  for (let at = 1; at <= rows; at += BATCH) {
    await pool.query(
      `insert into blogs (author, title, summary, tags, tag_keys, content, category, language, published_at, is_withdrawn, is_featured, search_words)
       select people.ids[1 + n * 31 % 200], 'article ' || n, 'Of many things, and of number ' || n, tags, tags, repeat('<p>Word after word, and another line.</p>', 80),
         places.ids[1 + n * 61 % 10], case when n * 7 % 3 > 0 then 'bn' else 'en' end,
         case when n % 40 > 0 then to_timestamp($1::float8 / 1000) - n * interval '1 hour' end, n % 40 = 1, n % 200 = 7,
         array_to_tsvector(array['article', 'often' || n % 10, 'rare' || n * 73 % 5000])
       from (select n, array['tag' || n * 37 % 12, 'seldom' || n * 41 % 900] as tags from generate_series($2::int, $3::int) n) as made,
         (select array_agg(id order by id) as ids from users where username like 'u%') as people,
         (select array_agg(id order by id) as ids from categories where slug like 'many%') as places`,
      [now, at, Math.min(rows, at + BATCH - 1)],
    )
  }
  await tidy(pool, 'blogs')
}

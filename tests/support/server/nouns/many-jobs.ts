import type { Pool } from 'pg'
import { tidy } from '../tidy.ts'

const BATCH = 10_000

interface ManyJobs {
  rows: number
  /** Milliseconds since the epoch. */
  now: number
  /** Days before `now` in which they were published. */
  days: number
}

/**
 * Gives a market these jobs and no others, one every so many minutes, each open for three to ninety days; one in forty a draft, one in forty closed.
 * Each is found by `job`, by one of ten common words and one of 5,000 rare ones, and by its district; their company is one of 300. Its number is
 * multiplied by numbers prime to the rest, so that columns do not follow each other.
 */
export async function fillWithJobs(pool: Pick<Pool, 'query'>, { rows, now, days }: ManyJobs): Promise<void> {
  await pool.query('truncate job_posts, job_categories restart identity cascade')
  await pool.query(
    `insert into users (username, username_key, email, email_key) select 'u' || n, 'u' || n, 'u' || n, 'u' || n from generate_series(1, 500) n on conflict do nothing`,
  )
  await pool.query(`insert into job_categories (title, title_bn, parent) select n, n, null from generate_series(1, 20) n`)
  await pool.query(`insert into job_categories (title, title_bn, parent) select n, n, 1 + n % 20 from generate_series(1, 100) n`)
  await pool.query(`insert into job_categories (title, title_bn, parent) select n, n, 21 + n % 100 from generate_series(1, 300) n`)
  // In parts, since no statement may take long.
  for (let at = 1; at <= rows; at += BATCH) {
    await pool.query(
      `insert into job_posts (employer, title, company, salary_min, salary_max, job_type, job_education_qualification, experience_years, job_location,
       division, district, is_remote, deadline, description, job_category, job_subcategory, job_subsubcategory, published_at, is_closed, search_words)
     select 1 + n * 31 % 500, 'job ' || n, 'company ' || n * 37 % 300,
       case when n % 3 > 0 then (n * 7919::bigint % 60 + 5) * 1000 end, case when n % 3 > 0 then (n * 7919::bigint % 60 + 10) * 1000 end,
       (array['Full-time', 'Full-time', 'Full-time', 'Part-time', 'Contract', 'Internship', 'Freelance', 'Daily wage'])[1 + n * 41 % 8],
       (array[null, 'JSC', 'SSC', 'HSC', 'HSC', 'Diploma', 'Bachelor', 'Bachelor', 'Master', 'PhD'])[1 + n * 43 % 10], n * 47 % 12, 'place ' || n % 900,
       'division' || n * 53 % 64 % 8, 'district' || n * 53 % 64, n % 20 = 0,
       posted + (3 + n * 59 % 88) * interval '1 day', repeat('What is to be done, and by whom. ', 40),
       1 + n * 61 % 20, 21 + n * 67 % 100, 121 + n * 71 % 300, case when n % 40 > 0 then posted end, n % 40 = 1,
       array_to_tsvector(array['job', 'often' || n % 10, 'rare' || n * 73 % 5000, 'company', 'firm' || n * 37 % 300, 'place', 'district' || n * 53 % 64])
     from (select n, to_timestamp($2::float8 / 1000) - n * 6007::bigint % $1::int * ($3::int * interval '1 day' / $1::int) as posted from generate_series($4::int, $5::int) n) as posts`,
      [rows, now, days, at, Math.min(rows, at + BATCH - 1)],
    )
  }
  await tidy(pool, 'job_posts')
}

import { type SQL, sql } from 'drizzle-orm'
import { type BlogPhase, type OwnBlog, WRITING_LIMITS } from '#contract/blogs/own-blogs.ts'
import { commentCount } from '../../../db/blogs/blog-cards.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { momentOf } from '../../../db/moment.ts'
import { iso, isoMicroseconds } from '../../../db/wire-time.ts'
import { blogPhase } from './own-blog.ts'
import type { OwnCursor } from './own-cursor.ts'

/** Which of an author's articles are wanted. Conditions speak of `b`, a row of `blogs`. */
interface OwnFilter {
  author: number
  /** Milliseconds since the epoch: decides what has appeared. */
  now: number
  conditions: readonly SQL[]
  /** Rows behind this one; the latest changed come first. */
  after?: OwnCursor | undefined
  limit: number
}

export type OwnRow = OwnBlog & { cursor_key: string; counted: number }

/** What `blogPhase` says. */
export const PHASES: Record<BlogPhase, (now: number) => SQL> = {
  draft: () => sql`b.published_at is null`,
  scheduled: (now) => sql`(not b.is_withdrawn and b.published_at > ${momentOf(now)})`,
  published: (now) => sql`(not b.is_withdrawn and b.published_at <= ${momentOf(now)})`,
  withdrawn: () => sql`(b.is_withdrawn and b.published_at is not null)`,
}

/** One author's articles, each with how many fit. */
function ownRowsSql({ author, conditions, after, limit }: OwnFilter): SQL {
  const all = sql.join([sql`b.author = ${author}`, ...conditions], sql` and `)
  const later = after ? sql`where (updated_at, id) < (${after.key}::timestamptz, ${after.id}::integer)` : sql``
  return sql`
    with fitting as materialized (select b.id, b.updated_at from blogs b where ${all}),
      page as materialized (select id from fitting ${later} order by updated_at desc, id desc limit ${limit})
    select b.id, b.title, b.second_title, b.thumbnail, b.thumbnail_tone, b.summary, b.second_summary, b.tags, belongs.slug as category, b.language, b.is_withdrawn,
      case when b.taken_off_at is not null then b.taken_off_reason end as taken_off_reason,
      ${iso(sql`b.published_at`)} as published_at, ${commentCount}, b.version, ${iso(sql`b.updated_at`)} as updated_at,
      ${isoMicroseconds(sql`b.updated_at`)} as cursor_key, (select count(*)::int from fitting) as counted
    from page join blogs b on b.id = page.id left join categories belongs on belongs.id = b.category
    order by b.updated_at desc, b.id desc`
}

type Row = Omit<OwnRow, 'phase'> & { is_withdrawn: boolean }

export async function readOwnRows(db: Pick<Tx, 'execute'>, filter: OwnFilter): Promise<OwnRow[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(ownRowsSql(filter))
  return rows.map(({ is_withdrawn, ...row }) => ({ ...row, phase: blogPhase({ published_at: row.published_at, is_withdrawn }, filter.now) }))
}

/** So many stand on a page when nothing else is asked. */
export const OWN_PER_PAGE = Math.min(24, WRITING_LIMITS.perPage)

import { sql } from 'drizzle-orm'
import { REASONS_OF } from '#contract/cases/case-kinds.ts'
import type { CaseHandler } from '../../cases/case-handler.ts'
import { describeRows } from '../../cases/describe-rows.ts'
import { isPublicAt } from '../../db/blogs/blog-search.ts'
import { holdBlog, restoreBlog, takeOffBlog } from '../../db/blogs/take-off-blog.ts'
import { iso } from '../../db/wire-time.ts'

/** Articles that readers report. */
export const ARTICLE_CASES: CaseHandler = {
  kind: 'article',
  reasons: REASONS_OF.article,
  hold: holdBlog,
  findPublic: async (db, id, now) => {
    const { rows } = await db.execute<{ owner: number }>(sql`select author as owner from blogs where id = ${id} and ${isPublicAt(now)}`)
    return rows[0]
  },
  describe: (db, ids) =>
    describeRows(
      db,
      sql`select b.id, b.title, '/blogs/' || b.id as path, b.content as html, case when u.deleted_at is null then u.username end as username,
        ${iso(sql`coalesce(b.published_at, b.created_at)`)} as written_at, coalesce(b.taken_off_with = 'itself', false) as is_removed
        from blogs b join users u on u.id = b.author where b.id = any(${sql.param(ids)}::integer[])`,
    ),
  remove: (tx, id, { reason }) => takeOffBlog(tx, id, reason),
  restore: (tx, id, { reason }) => restoreBlog(tx, id, reason),
}

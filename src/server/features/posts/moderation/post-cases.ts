import { sql } from 'drizzle-orm'
import { REASONS_OF } from '#contract/cases/case-kinds.ts'
import type { PostState } from '#contract/posts/post-limits.ts'
import type { CaseHandler, CaseSubject } from '../../../cases/case-handler.ts'
import type { Database } from '../../../db/connection/open.ts'
import { hidePost, holdPost, isGone, keepPost, restorePost, takeOffPost } from '../../../db/posts/moderate-post.ts'
import { POST_WRITTEN_AT } from '../../../db/posts/post-written-at.ts'
import { IS_PUBLIC_POST, POST_TITLE } from '../../../db/posts/public-post.ts'
import { iso } from '../../../db/wire-time.ts'

/** So many readers hide a post until staff have looked. */
const HELD_FROM = 3
/** So many earlier wordings of one post say enough. */
const MOST_FORMER = 20

/** Posts that readers report, or a rule holds. */
export const POST_CASES: CaseHandler = {
  kind: 'post',
  reasons: REASONS_OF.post,
  hideFrom: HELD_FROM,
  hold: async (tx, id) => void (await holdPost(tx, id)),
  findPublic: async (db, id) => {
    const { rows } = await db.execute<{ owner: number }>(sql`select author as owner from posts where id = ${id} and ${IS_PUBLIC_POST}`)
    return rows[0]
  },
  describe: describePosts,
  hide: hidePost,
  keep: keepPost,
  remove: (tx, id, { reason }) => takeOffPost(tx, id, reason),
  restore: (tx, id, { reason }) => restorePost(tx, id, reason),
}

interface Described extends Record<string, unknown> {
  id: number
  title: string
  text: string
  film: string | null
  gallery: number | null
  state: PostState
  username: string | null
  written_at: string
  pictures: { id: number; alt: string }[]
  former: { text: string; at: string }[]
}

/** What staff see of posts: what its pictures are said to be, and what it said before. */
async function describePosts(db: Pick<Database['db'], 'execute'>, ids: readonly number[]): Promise<Map<number, CaseSubject>> {
  const { rows } = await db.execute<Described>(sql`
    select posts.id, ${POST_TITLE} as title, posts.text, posts.film, posts.gallery, posts.state, case when w.deleted_at is null then w.username end as username,
      ${iso(POST_WRITTEN_AT)} as written_at,
      (select coalesce(json_agg(json_build_object('id', i.id, 'alt', i.alt) order by i.position, i.id), '[]') from gallery_items i where i.gallery = posts.gallery) as pictures,
      (select coalesce(json_agg(json_build_object('text', concat_ws(E'\\n\\n', nullif(r.text, ''), r.film), 'at', ${iso(sql`r.saved_at`)}) order by r.version desc), '[]')
        from (select * from post_revisions where post = posts.id order by version desc limit ${MOST_FORMER}) r) as former
    from posts join users w on w.id = posts.author where posts.id = any(${sql.param([...ids])}::integer[])`)
  return new Map(rows.map((row) => [row.id, described(row)]))
}

function described({ id, title, film, pictures, former, ...row }: Described): CaseSubject {
  const said = pictures.flatMap(({ alt }, at) => (alt ? [`${at + 1}. ${alt}`] : []))
  return {
    title,
    text: [row.text, film, said.join('\n')].filter(Boolean).join('\n\n'),
    username: row.username,
    written_at: row.written_at,
    path: row.state === 'shown' ? `/posts/${id}` : null,
    ...(pictures.length > 0 && { pictures: pictures.map((picture) => picture.id) }),
    ...(former.length > 0 && { former }),
    is_removed: row.state === 'removed',
    is_gone: isGone({ ...row, film }),
  }
}

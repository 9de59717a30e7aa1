import { sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { FeedMarker, saveMarker as saving } from '#contract/posts/feed-markers.ts'
import type { Database } from '../../../db/connection/open.ts'
import { IS_PUBLIC_POST } from '../../../db/posts/public-post.ts'
import { iso } from '../../../db/wire-time.ts'

type Reader = Pick<Database['db'], 'execute'>

export async function readMarkers(db: Reader, user_id: number): Promise<FeedMarker[]> {
  const { rows } = await db.execute<FeedMarker & Record<string, unknown>>(sql`
    select feed, post, ${iso(sql`published_at`)} as published_at, ${iso(sql`at`)} as at from feed_markers where user_id = ${user_id} order by feed`)
  return rows
}

/** Notes where a reader is; what arrives last counts. @throws {Problem} not-found — no such post is shown */
export async function saveMarker(db: Reader, user_id: number, { feed, post }: BodyOf<typeof saving>): Promise<FeedMarker[]> {
  const { rowCount } = await db.execute(sql`
    insert into feed_markers (user_id, feed, post, published_at, at)
    select ${user_id}::integer, ${feed}, id, published_at, clock_timestamp() from posts where id = ${post} and ${IS_PUBLIC_POST}
    on conflict (user_id, feed) do update set post = excluded.post, published_at = excluded.published_at, at = excluded.at`)
  if (rowCount === 0) throw new Problem('not-found')
  return readMarkers(db, user_id)
}

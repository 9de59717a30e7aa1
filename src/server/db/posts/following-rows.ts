import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../connection/open.ts'
import { hiddenFromSql } from '../relations/blocks.ts'
import { mutedBySql } from '../relations/mutes.ts'
import { isoMicroseconds } from '../wire-time.ts'
import { type Beginning, type PostPlace, rangeSql } from './post-place.ts'
import { isPublicAuthor } from './public-post.ts'

/** Which posts of the members that a reader follows are wanted. */
interface FollowingRange {
  user_id: number
  limit: number
  at?: Beginning
}

/** One short look into the index of each whom the reader follows, the nearest first; nothing is written out to followers. */
export function followingSql({ user_id, limit, at }: FollowingRange): SQL {
  const me = sql`${user_id}::integer`
  const { beyond, way } = rangeSql(at)
  return sql`
    with followed as materialized (
      select f.followed from follows f
      where f.follower = ${me} and ${isPublicAuthor(sql`f.followed`)} and f.followed not in (select user_id from (${mutedBySql(me)}) muted)
        and f.followed not in (select user_id from (${hiddenFromSql(me)}) hidden))
    select p.id, ${isoMicroseconds(sql`p.published_at`)} as key from followed cross join lateral (
      select id, published_at from posts where author = followed.followed and state = 'shown' ${beyond}
      order by published_at ${way}, id ${way} limit ${limit}) as p
    order by p.published_at ${way}, p.id ${way} limit ${limit}`
}

/** Posts of the members that a reader follows, the nearest to the place first. */
export async function readFollowing(db: Pick<Database['db'], 'execute'>, range: FollowingRange): Promise<PostPlace[]> {
  const { rows } = await db.execute<PostPlace & Record<string, unknown>>(followingSql(range))
  return rows
}

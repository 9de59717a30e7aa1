import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../connection/open.ts'
import { hiddenFromSql } from '../relations/blocks.ts'
import { mutedBySql } from '../relations/mutes.ts'
import { isoMicroseconds } from '../wire-time.ts'
import { isPublicAuthor } from './public-post.ts'

/** Where a post stands in the order of time: when it was published, to the microsecond, and its number. */
export interface PostPlace {
  key: string
  id: number
}

/** Which posts of the members that a reader follows are wanted. */
interface FollowingRange {
  user_id: number
  limit: number
  /** Absent: from the newest on. `older` and `newer` leave the place itself out, `from` begins with it. */
  at?: { side: 'older' | 'newer' | 'from'; place: PostPlace } | undefined
}

const COMPARED = { older: sql`<`, from: sql`<=`, newer: sql`>` } as const

/** One short look into the index of each whom the reader follows, the nearest first; nothing is written out to followers. */
export function followingSql({ user_id, limit, at }: FollowingRange): SQL {
  const me = sql`${user_id}::integer`
  const way = at?.side === 'newer' ? sql`asc` : sql`desc`
  const beyond = at ? sql`and (published_at, id) ${COMPARED[at.side]} (${at.place.key}::timestamptz, ${at.place.id}::integer)` : sql``
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

/** Where a post stands, or stood; undefined where there never was one. */
export async function placeOfPost(db: Pick<Database['db'], 'execute'>, id: number): Promise<PostPlace | undefined> {
  const { rows } = await db.execute<PostPlace & Record<string, unknown>>(
    sql`select id, ${isoMicroseconds(sql`published_at`)} as key from posts where id = ${id}`,
  )
  return rows[0]
}

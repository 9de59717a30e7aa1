import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../connection/open.ts'
import { isoMicroseconds } from '../wire-time.ts'

/** Where a post stands in the order of time: when it was published, to the microsecond, and its number. */
export interface PostPlace {
  key: string
  id: number
}

/** Where a range of posts begins: `older` and `newer` leave the place itself out, `from` begins with it. Undefined: at the newest. */
export type Beginning = { side: 'older' | 'newer' | 'from'; place: PostPlace } | undefined

const COMPARED = { older: sql`<`, from: sql`<=`, newer: sql`>` } as const

/** For a query on `posts`: what goes on its condition, and the direction of `published_at` and `id`, the nearest to the beginning first. */
export const rangeSql = (at: Beginning): { beyond: SQL; way: SQL } => ({
  beyond: at ? sql`and (published_at, id) ${COMPARED[at.side]} (${at.place.key}::timestamptz, ${at.place.id}::integer)` : sql``,
  way: at?.side === 'newer' ? sql`asc` : sql`desc`,
})

/** Where a post stands, or stood; undefined where there never was one. */
export async function placeOfPost(db: Pick<Database['db'], 'execute'>, id: number): Promise<PostPlace | undefined> {
  const { rows } = await db.execute<PostPlace & Record<string, unknown>>(
    sql`select id, ${isoMicroseconds(sql`published_at`)} as key from posts where id = ${id}`,
  )
  return rows[0]
}

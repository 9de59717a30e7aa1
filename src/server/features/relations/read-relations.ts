import { sql } from 'drizzle-orm'
import type { Relations } from '#contract/relations/relations.ts'
import type { Database } from '../../db/connection/open.ts'
import { hiddenFromSql } from '../../db/relations/blocks.ts'
import { mutedBySql } from '../../db/relations/mutes.ts'
import { iso } from '../../db/wire-time.ts'

/** Whom an account follows and has muted, and with whom there is a block; the latest first. */
export async function readRelations(db: Pick<Database['db'], 'execute'>, user_id: number): Promise<Relations> {
  const me = sql`${user_id}::integer`
  const { rows } = await db.execute<Relations & Record<string, unknown>>(sql`
    select
      coalesce((select json_agg(followed order by at desc, followed) from follows where follower = ${me}), '[]') as following,
      coalesce((select json_agg(json_build_object('user_id', user_id, 'until', ${iso(sql`until`)}) order by user_id) from (${mutedBySql(me)}) m), '[]') as muted,
      coalesce((select json_agg(user_id order by user_id) from (${hiddenFromSql(me)}) h), '[]') as hidden`)
  return rows[0] ?? { following: [], muted: [], hidden: [] }
}

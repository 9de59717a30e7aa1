import { type SQL, sql } from 'drizzle-orm'
import { SERVICE_LISTED, type ServiceCard } from '#contract/services/services.ts'
import type { Database } from '../../../db/connection/open.ts'
import { CARD_COLUMNS, CARD_JOINS, type CardRow, cardOf } from '../../../db/services/service-columns.ts'
import { SOONEST } from '../../../db/services/service-rows.ts'
import { IS_OFFERED } from '../../../db/services/service-search.ts'

type Branch = Pick<ServiceCard, 'service_id' | 'service_category' | 'service_subcategory'>

/** Services beside one: those of its own kind first, then those of the branch above; each the soonest free first. */
export function similarSql({ service_id, service_category, service_subcategory }: Branch): SQL {
  const near = (level: number, branch: SQL) =>
    sql`(select id, ${SOONEST} as free_at, ${level}::int as level from services
      where service_category = ${service_category} and ${branch} and id <> ${service_id} and ${IS_OFFERED} order by ${SOONEST}, id limit ${SERVICE_LISTED.similar})`
  const kind = near(1, sql`service_subcategory = ${service_subcategory}`)
  const sister = near(2, sql`service_subcategory <> ${service_subcategory}`)
  return sql`
    select ${CARD_COLUMNS}
    from (select * from (${kind} union all ${sister}) as all_near order by level, free_at, id limit ${SERVICE_LISTED.similar}) as near
    join services g on g.id = near.id ${CARD_JOINS}
    order by near.level, near.free_at, near.id`
}

export async function readSimilar(db: Pick<Database['db'], 'execute'>, branch: Branch): Promise<ServiceCard[]> {
  const { rows } = await db.execute<CardRow & Record<string, unknown>>(similarSql(branch))
  return rows.map((row: CardRow) => cardOf(row))
}

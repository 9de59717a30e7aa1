import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { momentOf } from '../../../db/moment.ts'
import { iso } from '../../../db/wire-time.ts'
import type { FreeTerms, FreeTimes } from './free-times-of.ts'

/** A service whose free times are looked at, as it stands. */
export interface DueService extends FreeTerms, FreeTimes {
  id: number
  version: number
  /** Who does it and can be asked for. */
  members: number[]
}

export interface DueServices {
  services: DueService[]
  /** There are others. */
  isMore: boolean
}

/**
 * Takes the sellers whose times have changed, in the order in which they did, and finds their services and those whose time has come. A change that is
 * committed later has a task that is seen by the next round.
 */
export async function takeDueServices(tx: Pick<Tx, 'execute'>, { limit, now }: { limit: number; now: number }): Promise<DueServices> {
  const { rows: tasks } = await tx.execute<{ seller: number }>(sql`
    delete from free_time_tasks where seller in (select seller from (select seller from free_time_tasks order by id limit ${limit}) as first) returning seller`)
  const { rows: stale } = await tx.execute<{ id: number }>(
    sql`select id from services where is_active and free_stale_at <= ${momentOf(now)} order by free_stale_at limit ${limit}`,
  )
  const services = await readServices(tx, {
    sellers: [...new Set(tasks.map(({ seller }) => seller))],
    ids: stale.map(({ id }) => id),
  })
  return { services, isMore: tasks.length >= limit || stale.length === limit }
}

async function readServices(tx: Pick<Tx, 'execute'>, { sellers, ids }: { sellers: number[]; ids: number[] }): Promise<DueService[]> {
  if (sellers.length + ids.length === 0) return []
  const { rows } = await tx.execute<DueService & Record<string, unknown>>(sql`
    select g.id, g.version, g.pricing, g.duration, g.step, g.hours_least, g.hours_most, g.seats, g.pause_before, g.pause_after, g.notice_hours, g.horizon_days,
      ${iso(sql`g.next_free_at`)} as next_free_at, g.free_days::text[] as free_days, ${iso(sql`g.free_stale_at`)} as free_stale_at,
      array(select m.id from service_members d join team_members m on m.id = d.member where d.service = g.id and m.removed_at is null and m.is_bookable) as members
    from services g where g.is_active and (g.seller = any(${sql.param(sellers)}::integer[]) or g.id = any(${sql.param(ids)}::integer[])) order by g.id`)
  return rows
}

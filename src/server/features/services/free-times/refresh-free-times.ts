import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/core/time.ts'
import { SERVICE_LIMITS } from '#contract/services/service-limits.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { calendarFor, type MemberTimes, readMemberTimes } from '../../../db/services/read-calendars.ts'
import { type DueService, takeDueServices } from './due-services.ts'
import { type FreeTimes, freeTimesOf, laterFreeTimesOf } from './free-times-of.ts'

/** Services that are looked at before requests have their turn. */
const AT_ONCE = 3
/** Bookings that end or begin around the days that are looked at. */
const MARGIN_MS = 2 * DAY_MS

interface Round {
  /** Tasks, and services whose time has come, that one round takes. */
  limit: number
  /** Milliseconds since the epoch; absent: the database’s clock. */
  now?: number
}

/**
 * Keeps true what lists say of free times: of sellers whose times have changed, and of services whose next time has come too near. Only what is different is
 * written, in one statement, so that public pages that are kept move on once a round at most. Of two services one does it at a time.
 * @returns whether there is more to do
 */
export function refreshFreeTimes(db: Pick<Database['db'], 'transaction'>, { limit, now: given }: Round): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ is_mine: boolean; now: number }>(sql`
      select pg_try_advisory_xact_lock(hashtextextended('looking at free times', 0)) as is_mine, (extract(epoch from now()) * 1000)::float8 as now`)
    const [turn] = rows
    if (!turn?.is_mine) return false
    const now = given ?? turn.now
    const { services, isMore } = await takeDueServices(tx, { limit, now })
    const fresh = await freeTimesOfAll(tx, services, now)
    await writeFreeTimes(
      tx,
      services.flatMap((service, at) => (isSame(service, fresh[at]) ? [] : [{ id: service.id, version: service.version, ...fresh[at] }])),
    )
    return isMore
  })
}

/** Beside each service its free times. Those that have none soon are looked at once more, with what their members are taken with later. */
async function freeTimesOfAll(tx: Pick<Tx, 'execute'>, services: readonly DueService[], now: number): Promise<FreeTimes[]> {
  const near = await readTimes(tx, services, { now, days: SERVICE_LIMITS.freeDaysKnown })
  const fresh = await mapInTurns(services, (service) => freeTimesOf(service, calendarsOf(service, near), now))
  const isFull = (at: number) => fresh[at]?.next_free_at === null
  const full = services.filter((service, at) => isFull(at) && service.members.length > 0 && service.horizon_days >= SERVICE_LIMITS.freeDaysKnown)
  if (full.length === 0) return fresh
  const far = await readTimes(tx, full, { now, days: Math.max(...full.map(({ horizon_days }) => horizon_days)) })
  const later = await mapInTurns(full, (service) => laterFreeTimesOf(service, calendarsOf(service, far), now))
  const byId = new Map(full.map(({ id }, at) => [id, later[at]]))
  return services.map(({ id }, at) => byId.get(id) ?? fresh[at]) as FreeTimes[]
}

const readTimes = (tx: Pick<Tx, 'execute'>, services: readonly DueService[], { now, days }: { now: number; days: number }) =>
  readMemberTimes(tx, [...new Set(services.flatMap(({ members }) => members))], {
    from: new Date(now - MARGIN_MS).toISOString(),
    to: new Date(now + days * DAY_MS + MARGIN_MS).toISOString(),
  })

const calendarsOf = ({ id, members }: DueService, times: ReadonlyMap<number, MemberTimes>) =>
  members.flatMap((member) => {
    const theirs = times.get(member)
    return theirs ? [calendarFor(theirs, id)] : []
  })

async function mapInTurns<Item, Made>(items: readonly Item[], make: (item: Item) => Made): Promise<Made[]> {
  const made: Made[] = []
  for (const item of items) {
    if (made.length % AT_ONCE === AT_ONCE - 1) await setImmediate()
    made.push(make(item))
  }
  return made
}

const isSame = (was: FreeTimes, is: FreeTimes | undefined): boolean =>
  was.next_free_at === is?.next_free_at && was.free_stale_at === is?.free_stale_at && was.free_days.join() === is?.free_days.join()

/** Of a service that its seller has changed since it was read nothing is written: that change has a task of its own. Rows are locked by their numbers, as by others. */
async function writeFreeTimes(tx: Pick<Tx, 'execute'>, fresh: readonly object[]): Promise<void> {
  if (fresh.length === 0) return
  await tx.execute(sql`
    with fresh as materialized (
      select f.* from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as f (
        id int, version int, next_free_at timestamptz, free_days date[], free_stale_at timestamptz)),
    held as materialized (select s.id from services s join fresh f on f.id = s.id and f.version = s.version order by s.id for no key update of s)
    update services s set next_free_at = f.next_free_at, free_days = f.free_days, free_stale_at = f.free_stale_at
    from fresh f join held h on h.id = f.id where s.id = f.id`)
}

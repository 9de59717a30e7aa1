import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/connection/open.ts'
import { security_events } from '../../../db/tables/accounts.ts'
import type { Person } from './person.ts'

/** Of the latest events; staff who need more ask the database. */
const MOST_LINES = 500

/** What happened to an account, one line each, the latest last; times in UTC. */
export async function readAccountLog(db: Database['db'], { id, username, locked_at, deleted_at, is_staff }: Person): Promise<string> {
  const events = await db.select().from(security_events).where(eq(security_events.user_id, id)).orderBy(desc(security_events.id)).limit(MOST_LINES)
  const state = [is_staff && 'staff', locked_at !== null && 'locked', deleted_at !== null && 'deleted'].filter(Boolean)
  const head = `${username} (account ${id}${state.length ? `, ${state.join(', ')}` : ''})`
  if (events.length === 0) return `${head}: nothing is on record.`
  const width = Math.max(...events.map(({ kind }) => kind.length))
  const lines = events.toReversed().map(({ at, kind, by, request_id, details }) => {
    const more = [...Object.entries(details).map(([name, value]) => `${name} ${value}`), request_id && `request ${request_id}`].filter(Boolean)
    return `  ${at.slice(0, 19).replace('T', ' ')}  ${kind.padEnd(width)}  by ${by}${more.length ? `  ${more.join(', ')}` : ''}`
  })
  return [head, ...lines].join('\n')
}

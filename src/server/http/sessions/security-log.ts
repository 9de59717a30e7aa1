import type { SecurityEventKind } from '#contract/accounts/security-events.ts'
import type { Database } from '../../db/connection/open.ts'
import { security_events } from '../../db/tables/accounts.ts'
import type { Log } from '../requests/request-log.ts'

interface SecurityEvent {
  kind: SecurityEventKind
  user_id: number | null
  request_id: string | null
  by?: 'person' | 'staff' | 'service'
  /** Never a name, an address, a token or a password. */
  details?: Record<string, string | number | boolean>
  /** In the words of staff: kept for staff alone, and in no line of the log. */
  reason?: string | undefined
}

/** Where an event is written: the database, or a transaction of it, so that what happened and its record stand or fall together. */
type Writer = Pick<Database['db'], 'insert'>

export type NoteSecurityEvent = (db: Writer, event: SecurityEvent) => Promise<void>

/** Keeps what happened to accounts: in the database for staff and for the person, and as a line in the log. @see ASVS V16 */
export const securityLog =
  (log: Pick<Log, 'info'>): NoteSecurityEvent =>
  async (db, { by = 'person', details = {}, reason, ...event }) => {
    await db.insert(security_events).values({ ...event, by, details, ...(reason !== undefined && { reason }) })
    log.info({ ...event, by, ...details }, 'security')
  }

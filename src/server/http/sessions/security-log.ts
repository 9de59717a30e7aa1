import type { SecurityEventKind } from '#contract/accounts/security-events.ts'
import type { Database } from '../../db/connection/open.ts'
import { security_events } from '../../db/tables/accounts.ts'
import type { Log } from '../requests/request-log.ts'

export type SecurityEventKind =
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  | 'sign-in-throttled'
  | 'signed-out'
  | 'session-ended'
  | 'refresh-reused'
  | 'password-proved'
  | 'password-changed'
  | 'password-reset'
  | 'recovery-asked'
  | 'email-verified'
  | 'email-change-asked'
  | 'email-changed'
  | 'google-linked'
  | 'google-unlinked'
  | 'account-exported'
  | 'account-deleted'
  | 'account-locked'
  | 'account-unlocked'
  | 'staff-granted'
  | 'staff-revoked'
  | 'seller-opened'
  | 'event-called-off'
  | 'sale-refunded'
  | 'sales-refunded'
  | 'gate-made'
  | 'gate-ended'
  | 'author-granted'
  | 'author-refused'
  | 'comment-released'
  | 'comment-removed'
  | 'message-kept'
  | 'message-removed'
  | 'approval-asked'
  | 'approval-approved'
  | 'approval-refused'
  | 'approval-void'
  | 'feature-set'
  | 'feature-removed'
  | 'order-contact-shown'
  | 'order-confirmed'
  | 'order-refunded'
  | 'order-refunded-in-part'
  | 'refund-retried'
  | 'refund-settled'
  | 'payment-asked-again'
  | 'payment-set-aside'

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

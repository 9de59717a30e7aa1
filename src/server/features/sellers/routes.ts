import type { Files } from '../../adapters/files/files.ts'
import type { LiveSessions } from '../../http/live-sessions.ts'
import type { NoteSecurityEvent } from '../../http/security-log.ts'
import type { Service } from '../../http/service.ts'

/** What the endpoints of sellers lean on. */
export interface SellerParts {
  files: Files
  sessions: LiveSessions
  note: NoteSecurityEvent
}

export function sellerRoutes(_app: Service, _parts: SellerParts): void {}

import type { Google } from '../../adapters/google/google.ts'
import type { Mail } from '../../adapters/mail/mail.ts'
import type { Pictures } from '../../adapters/pictures.ts'
import type { PrivateFiles } from '../../adapters/private-files.ts'
import type { Database } from '../../db/connection/open.ts'
import type { CountUpload } from '../../http/requests/upload-limit.ts'
import type { AfterAnswer } from '../../http/responses/after-answer.ts'
import type { AccessTokens } from '../../http/sessions/access-token.ts'
import type { LiveSessions } from '../../http/sessions/live-sessions.ts'
import type { NoteSecurityEvent } from '../../http/sessions/security-log.ts'
import type { Passwords } from './registration/passwords.ts'

/** What the endpoints of accounts lean on. */
export interface AccountParts {
  database: Pick<Database, 'db' | 'pool'>
  tokens: AccessTokens
  sessions: LiveSessions
  passwords: Passwords
  mail: Mail
  pictures: Pictures
  privateFiles: Pick<PrivateFiles, 'remove'>
  countUpload: CountUpload
  /** Undefined where signing in with Google is not set up. */
  google: Google | undefined
  note: NoteSecurityEvent
  after: AfterAnswer
  /** Public address of the service, without trailing slash. */
  origin: string
  /** `rate_per_minute` 0: addresses are not counted at all. */
  settings: { rate_per_minute: number; secret: string }
}

/** Who asks, where and when: the part of an `Ask` that sessions need. */
export interface Visit {
  requestId: string
  address: string | undefined
  device: string
  /** Milliseconds since the epoch. */
  now: number
  db: Database['db']
}

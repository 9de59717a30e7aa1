import type { Pictures } from '../../../adapters/pictures.ts'
import type { Database } from '../../../db/connection/open.ts'
import type { CountWrite } from '../../../http/limits/unverified-writes.ts'
import type { CountUpload } from '../../../http/requests/upload-limit.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'

/** What the endpoints of sellers' events lean on. */
export interface SellingParts {
  pictures: Pictures
  countUpload: CountUpload
  countWrite: CountWrite
  note: NoteSecurityEvent
}

export interface SellingTools extends Pick<SellingParts, 'pictures' | 'countUpload' | 'countWrite'> {
  db: Database['db']
}

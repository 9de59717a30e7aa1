import type { Pictures } from '../../adapters/pictures.ts'
import type { Database } from '../../db/open.ts'
import type { NoteSecurityEvent } from '../../http/security-log.ts'
import type { CountWrite } from '../../http/unverified-writes.ts'
import type { CountUpload } from '../../http/upload-limit.ts'

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

import type { Pictures } from '../../adapters/pictures.ts'
import type { Database } from '../../db/open.ts'
import type { NoteSecurityEvent } from '../../http/security-log.ts'
import type { CountWrite } from '../../http/unverified-writes.ts'
import type { CountUpload } from '../../http/upload-limit.ts'

/** What the endpoints of writing lean on. */
export interface WritingParts {
  pictures: Pictures
  countUpload: CountUpload
  countWrite: CountWrite
  note: NoteSecurityEvent
}

export interface WritingTools extends Omit<WritingParts, 'note'> {
  db: Database['db']
}

import type { Pictures } from '../../../adapters/pictures.ts'
import type { PrivateFiles } from '../../../adapters/private-files.ts'
import type { Database } from '../../../db/connection/open.ts'
import type { CountUpload } from '../../../http/requests/upload-limit.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'

/** What the endpoints of trade licences lean on. */
export interface LicenceParts {
  db: Database['db']
  privateFiles: PrivateFiles
  pictures: Pick<Pictures, 'asPaper'>
  countUpload: CountUpload
  note: NoteSecurityEvent
}

import type { Pictures } from '../../../adapters/pictures.ts'
import type { Database } from '../../../db/connection/open.ts'
import type { CountWrite } from '../../../http/limits/unverified-writes.ts'
import type { CountUpload } from '../../../http/requests/upload-limit.ts'

/** What the endpoints of one's own jobs lean on. */
export interface HiringParts {
  pictures: Pictures
  countUpload: CountUpload
  countWrite: CountWrite
}

export interface HiringTools extends HiringParts {
  db: Database['db']
}

import type { Pictures } from '../../../adapters/pictures.ts'
import type { Database } from '../../../db/connection/open.ts'
import type { OwnServiceKey } from '../../../db/services/own-service.ts'
import type { CountWrite } from '../../../http/limits/unverified-writes.ts'
import type { CountUpload } from '../../../http/requests/upload-limit.ts'

/** What the endpoints of sellers' services lean on. */
export interface ServiceParts {
  pictures: Pictures
  countUpload: CountUpload
  countWrite: CountWrite
}

export interface ServiceTools extends ServiceParts {
  db: Database['db']
}

/** One of a seller's services. */
export type Whose = OwnServiceKey

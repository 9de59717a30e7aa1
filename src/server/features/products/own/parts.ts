import type { Pictures } from '../../../adapters/pictures.ts'
import type { Database } from '../../../db/connection/open.ts'
import type { OwnProductKey } from '../../../db/products/own-product.ts'
import type { CountWrite } from '../../../http/limits/unverified-writes.ts'
import type { CountUpload } from '../../../http/requests/upload-limit.ts'

/** What the endpoints of sellers' products lean on. */
export interface ShelfParts {
  pictures: Pictures
  countUpload: CountUpload
  countWrite: CountWrite
}

export interface ShelfTools extends ShelfParts {
  db: Database['db']
}

/** One of a seller's products. */
export type Whose = OwnProductKey

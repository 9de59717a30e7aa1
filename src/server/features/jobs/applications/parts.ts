import type { Pictures } from '../../../adapters/pictures.ts'
import type { PrivateFiles } from '../../../adapters/private-files.ts'
import type { CountUpload } from '../../../http/requests/upload-limit.ts'

/** What the endpoints of applications lean on. */
export interface ApplicationParts {
  privateFiles: PrivateFiles
  pictures: Pick<Pictures, 'asPaper'>
  countUpload: CountUpload
}

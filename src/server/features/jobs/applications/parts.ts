import type { Papers } from '../../../adapters/papers.ts'
import type { Pictures } from '../../../adapters/pictures.ts'
import type { CountUpload } from '../../../http/requests/upload-limit.ts'

/** What the endpoints of applications lean on. */
export interface ApplicationParts {
  papers: Papers
  pictures: Pick<Pictures, 'asPaper'>
  countUpload: CountUpload
}

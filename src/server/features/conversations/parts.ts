import type { Pictures } from '../../adapters/pictures.ts'
import type { PrivateFiles } from '../../adapters/private-files.ts'
import type { CountWrite } from '../../http/limits/unverified-writes.ts'
import type { CountUpload } from '../../http/requests/upload-limit.ts'

/** What the endpoints of messages lean on. */
export interface ConversationParts {
  privateFiles: PrivateFiles
  pictures: Pick<Pictures, 'asMessagePicture'>
  countUpload: CountUpload
  countWrite: CountWrite
}

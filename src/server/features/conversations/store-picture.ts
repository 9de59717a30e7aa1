import type { PlainPicture } from '../../adapters/pictures.ts'
import type { ConversationParts } from './parts.ts'

/** A picture whose bytes are stored, and of which no row knows yet. */
export interface StoredPicture {
  picture_key: string
  picture_width: number
  picture_height: number
  picture_bytes: number
}

/**
 * Makes a picture that was sent into one of ours, and stores it where no address leads to. It is swept unless a message refers to it.
 * @throws {Problem} too-many-requests — uploads of this account; unsupported-media, too-large, busy, pictures-full — as `Pictures` says.
 */
export async function storePicture({ privateFiles, pictures, countUpload }: ConversationParts, user_id: number, sent: Uint8Array): Promise<StoredPicture> {
  await countUpload(user_id)
  const { bytes, width, height }: PlainPicture = await pictures.asMessagePicture(sent)
  const picture_key = await privateFiles.put({ bytes, type: 'image/jpeg' }, user_id)
  return { picture_key, picture_width: width, picture_height: height, picture_bytes: bytes.byteLength }
}

import type { PictureFolder, Pictures } from '../adapters/pictures.ts'
import type { CountUpload } from '../http/requests/upload-limit.ts'

/** A picture that is stored and that no row names yet. */
export interface StoredPicture {
  file: string
  tone: number
  bytes: number
}

/** What stores pictures, and counts what one person sends. */
export interface PictureTools {
  pictures: Pictures
  countUpload: CountUpload
}

interface ToStore {
  folder: PictureFolder
  /** Whose they are. */
  user_id: number
  pictures: readonly Uint8Array[]
}

/**
 * Stores pictures that were sent, each encoded anew and counted; of what is refused nothing stays. Where what follows fails, the caller drops them.
 * @throws {Problem} too-many-requests — uploads of this account; unsupported-media, too-large, busy, pictures-full — as `Pictures` says.
 */
export async function storePictures(tools: PictureTools, { folder, user_id, pictures }: ToStore): Promise<StoredPicture[]> {
  const stored: StoredPicture[] = []
  try {
    for (const picture of pictures) {
      await tools.countUpload(user_id)
      const { path, tone, bytes } = await tools.pictures.keepWhole(folder, picture, { user_id })
      stored.push({ file: path, tone, bytes })
    }
  } catch (error) {
    await dropPictures(tools, stored)
    throw error
  }
  return stored
}

export async function dropPictures({ pictures }: Pick<PictureTools, 'pictures'>, stored: readonly Pick<StoredPicture, 'file'>[]): Promise<void> {
  for (const { file } of stored) await pictures.drop(file)
}

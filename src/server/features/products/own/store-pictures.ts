import type { ShelfParts } from './parts.ts'

/** A picture that is stored and that no row names yet. */
export interface StoredPicture {
  file: string
  tone: number
  bytes: number
}

interface ToStore {
  seller: number
  pictures: readonly Uint8Array[]
}

/**
 * Stores what was sent as pictures of a product, each encoded anew and counted; of what is refused nothing stays. Where what follows fails, the caller drops
 * them.
 * @throws {Problem} too-many-requests — uploads of this seller; unsupported-media, too-large, busy, pictures-full — as `Pictures` says.
 */
export async function storePictures(tools: ShelfParts, { seller, pictures }: ToStore): Promise<StoredPicture[]> {
  const stored: StoredPicture[] = []
  try {
    for (const picture of pictures) {
      await tools.countUpload(seller)
      const { path, tone, bytes } = await tools.pictures.keepWhole('products', picture, { user_id: seller })
      stored.push({ file: path, tone, bytes })
    }
  } catch (error) {
    await dropPictures(tools, stored)
    throw error
  }
  return stored
}

export async function dropPictures({ pictures }: Pick<ShelfParts, 'pictures'>, stored: readonly StoredPicture[]): Promise<void> {
  for (const { file } of stored) await pictures.drop(file)
}

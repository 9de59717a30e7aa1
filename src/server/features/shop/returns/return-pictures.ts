import { and, eq, sql } from 'drizzle-orm'
import type { Download } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Pictures } from '../../../adapters/pictures.ts'
import type { PrivateFiles } from '../../../adapters/private-files.ts'
import type { Database } from '../../../db/connection/open.ts'
import { shop_return_pictures, shop_returns } from '../../../db/tables/shop-returns.ts'
import type { CountUpload } from '../../../http/requests/upload-limit.ts'
import { returnsOf } from './read-returns.ts'

/** What pictures of complaints lean on. */
export interface ReturnPictureParts {
  privateFiles: PrivateFiles
  pictures: Pick<Pictures, 'asMessagePicture'>
  countUpload: CountUpload
}

export interface StoredReturnPicture {
  file_key: string
  width: number
  height: number
  bytes: number
}

/**
 * Makes what was sent into pictures of ours, and stores them where no address leads to. They are swept unless a complaint names them; of what is refused
 * nothing stays.
 * @throws {Problem} too-many-requests — uploads of this account; unsupported-media, too-large, busy, pictures-full — as `Pictures` says
 */
export async function storeReturnPictures(parts: ReturnPictureParts, user_id: number, sent: readonly Uint8Array[]): Promise<StoredReturnPicture[]> {
  const stored: StoredReturnPicture[] = []
  try {
    for (const picture of sent) {
      await parts.countUpload(user_id)
      const { bytes, width, height } = await parts.pictures.asMessagePicture(picture)
      stored.push({ file_key: await parts.privateFiles.put({ bytes, type: 'image/jpeg' }, user_id), width, height, bytes: bytes.byteLength })
    }
  } catch (error) {
    await dropReturnPictures(parts, stored)
    throw error
  }
  return stored
}

export async function dropReturnPictures({ privateFiles }: Pick<ReturnPictureParts, 'privateFiles'>, stored: readonly StoredReturnPicture[]): Promise<void> {
  for (const { file_key } of stored) await privateFiles.remove(file_key)
}

interface Looked {
  number: string
  picture_id: number
}

/**
 * A picture of a complaint, to both of its sides, and to staff once they were asked to decide.
 * @throws {Problem} not-found — there is none (any more), or it is of others
 */
export async function downloadReturnPicture(
  { db, privateFiles }: Pick<ReturnPictureParts, 'privateFiles'> & { db: Pick<Database['db'], 'select'> },
  { user_id, is_staff }: { user_id: number; is_staff: boolean },
  { number, picture_id }: Looked,
): Promise<Download> {
  const isTheirs = sql`(${returnsOf('bought', user_id)} or ${returnsOf('sold', user_id)} or (${is_staff} and ${shop_returns.escalated_by} is not null))`
  const [found] = await db
    .select({ key: shop_return_pictures.file_key })
    .from(shop_return_pictures)
    .innerJoin(shop_returns, eq(shop_returns.id, shop_return_pictures.shop_return))
    .where(and(eq(shop_returns.number, number), eq(shop_return_pictures.id, picture_id), isTheirs))
  const bytes = found && (await privateFiles.get(found.key))
  if (!bytes) throw new Problem('not-found')
  return { bytes, type: 'image/jpeg', file_name: `picture-${picture_id}.jpg` }
}

import { and, eq, sql } from 'drizzle-orm'
import type { Download } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Pictures } from '../../adapters/pictures.ts'
import type { PrivateFiles } from '../../adapters/private-files.ts'
import type { Database } from '../../db/connection/open.ts'
import { booking_pictures, bookings } from '../../db/tables/bookings.ts'
import type { CountUpload } from '../../http/requests/upload-limit.ts'
import type { StoredPicture } from './placing/ask-booking.ts'
import { ofSide } from './reading/read-bookings.ts'

/** What pictures of requests lean on. */
export interface BookingPictureParts {
  privateFiles: PrivateFiles
  pictures: Pick<Pictures, 'asMessagePicture'>
  countUpload: CountUpload
}

/**
 * Makes what was sent into pictures of ours, and stores them where no address leads to. They are swept unless a booking names them; of what is refused nothing
 * stays.
 * @throws {Problem} too-many-requests — uploads of this account; unsupported-media, too-large, busy, pictures-full — as `Pictures` says
 */
export async function storeBookingPictures(parts: BookingPictureParts, user_id: number, sent: readonly Uint8Array[]): Promise<StoredPicture[]> {
  const stored: StoredPicture[] = []
  try {
    for (const picture of sent) {
      await parts.countUpload(user_id)
      const { bytes, width, height } = await parts.pictures.asMessagePicture(picture)
      stored.push({ file_key: await parts.privateFiles.put({ bytes, type: 'image/jpeg' }, user_id), width, height, bytes: bytes.byteLength })
    }
  } catch (error) {
    await dropBookingPictures(parts, stored)
    throw error
  }
  return stored
}

export async function dropBookingPictures({ privateFiles }: Pick<BookingPictureParts, 'privateFiles'>, stored: readonly StoredPicture[]): Promise<void> {
  for (const { file_key } of stored) await privateFiles.remove(file_key)
}

/** A picture of a request, to both of its sides. @throws {Problem} not-found — there is none (any more), or it is of others */
export async function downloadBookingPicture(
  { db, privateFiles }: Pick<BookingPictureParts, 'privateFiles'> & { db: Pick<Database['db'], 'select'> },
  user_id: number,
  { number, picture_id }: { number: string; picture_id: number },
): Promise<Download> {
  const isTheirs = sql`(${ofSide('buyer', user_id)} or ${ofSide('provider', user_id)})`
  const [found] = await db
    .select({ key: booking_pictures.file_key })
    .from(booking_pictures)
    .innerJoin(bookings, eq(bookings.id, booking_pictures.booking))
    .where(and(eq(bookings.number, number), eq(booking_pictures.id, picture_id), isTheirs))
  const bytes = found && (await privateFiles.get(found.key))
  if (!bytes) throw new Problem('not-found')
  return { bytes, type: 'image/jpeg', file_name: `picture-${picture_id}.jpg` }
}

import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'
import type { ServiceTools } from '../own/parts.ts'

interface Sent {
  seller: number
  /** Undefined: none was sent. */
  picture: Uint8Array | undefined
  /** What goes once this stands in its place. */
  replaces: string | null
}

/**
 * Stores the picture of a member as pictures of people are. Where what follows fails, the caller drops it.
 * @returns null: none was sent.
 * @throws {Problem} too-many-requests — uploads of this seller; unsupported-media, too-large, busy, pictures-full — as `Pictures` says.
 */
export async function storeMemberPicture(tools: ServiceTools, { seller, picture, replaces }: Sent): Promise<string | null> {
  if (!picture) return null
  await tools.countUpload(seller)
  return tools.pictures.keep('people', picture, { user_id: seller, replaces })
}

/** A picture that nobody shows any more: null where it is the one of the shop, which the seller began with. */
export async function looseFile(tx: Pick<Tx, '$count'>, seller: number, file: string | null): Promise<string | null> {
  if (file === null) return null
  const isOfShop = await tx.$count(seller_profiles, and(eq(seller_profiles.user_id, seller), eq(seller_profiles.profile_picture, file)))
  return isOfShop > 0 ? null : file
}

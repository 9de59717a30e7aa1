import { eq } from 'drizzle-orm'
import type { OwnSeller } from '#contract/sellers/sellers.ts'
import type { Pictures } from '../../adapters/pictures.ts'
import type { Database } from '../../db/connection/open.ts'
import { followShopPicture } from '../../db/services/follow-shop-picture.ts'
import { seller_profiles } from '../../db/tables/sellers.ts'
import { readShop } from './read-shop.ts'

interface Tools {
  db: Database['db']
  pictures: Pictures
}

/**
 * Gives a shop the picture that was sent, in place of the one it had.
 * @throws {Problem} unsupported-media, too-large, busy, pictures-full — as `Pictures` says; not-found — the shop is gone.
 */
export async function saveShopPicture({ db, pictures }: Tools, user_id: number, sent: Uint8Array): Promise<OwnSeller> {
  const { profile_picture } = await readShop(db, user_id)
  const path = await pictures.keep('sellers', sent, { user_id, replaces: profile_picture })
  const before = await exchange(db, user_id, path)
  await pictures.drop(before === undefined ? path : before)
  return readShop(db, user_id)
}

export async function dropShopPicture({ db, pictures }: Tools, user_id: number): Promise<OwnSeller> {
  await pictures.drop((await exchange(db, user_id, null)) ?? null)
  return readShop(db, user_id)
}

/** Sets the picture; gives the previous one, to this caller alone. Undefined: there is no shop. */
const exchange = (db: Database['db'], user_id: number, path: string | null): Promise<string | null | undefined> =>
  db.transaction(async (tx) => {
    const mine = eq(seller_profiles.user_id, user_id)
    const [before] = await tx.select({ profile_picture: seller_profiles.profile_picture }).from(seller_profiles).where(mine).for('update')
    await tx.update(seller_profiles).set({ profile_picture: path }).where(mine)
    if (before) await followShopPicture(tx, { seller: user_id, before: before.profile_picture, after: path })
    return before?.profile_picture
  })

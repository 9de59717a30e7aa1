import { makeProduct, makeShop } from '../../server/nouns/products.ts'
import { joinMarket, type Member, openShopOf } from '../member.ts'
import type { Shop } from './shop.ts'

type Options = NonNullable<Parameters<typeof makeShop>[1]>['options']
type Goods = Omit<NonNullable<Parameters<typeof makeProduct>[1]>, 'seller'>

/** Somebody who sells goods, and who can sign in. */
export interface GoodsSeller extends Member {
  user_id: number
}

/** A seller joins who brings goods everywhere in one way, for 100 taka unless said otherwise. @param name of the shop */
export async function joinAsGoodsSeller(shop: Pick<Shop, 'elsewhere' | 'database'>, name: string, options: Options = [{}]): Promise<GoodsSeller> {
  const member = await joinMarket(shop.elsewhere, 'trader')
  await openShopOf(shop.elsewhere, member, name)
  const user_id = await idOf(shop, member)
  await makeShop(shop.database.db, { seller: user_id, options })
  return { ...member, user_id }
}

/** Puts a product of theirs on sale. */
export const putOnSale = ({ database }: Pick<Shop, 'database'>, { user_id }: GoodsSeller, goods: Goods) =>
  makeProduct(database.db, { ...goods, seller: user_id })

export async function idOf({ database }: Pick<Shop, 'database'>, { username }: Pick<Member, 'username'>): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>('select id from users where username = $1', [username])
  return rows[0]?.id ?? 0
}

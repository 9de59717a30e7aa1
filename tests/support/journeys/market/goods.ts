import { expect, type Page } from '@playwright/test'
import { addAddress } from '#contract/addresses/addresses.ts'
import { newKey } from '#contract/core/new-key.ts'
import { type MadeProduct, makeProduct, makeShop } from '../../server/nouns/products.ts'
import { joinMarket, type Member, openShopOf, signInElsewhere } from '../member.ts'
import { untilAlive } from '../reader.ts'
import type { Shop } from './shop.ts'

/** A seller with an account, whose shop brings its goods everywhere by courier for 100 taka, in cash too. */
export interface GoodsSeller {
  member: Member
  id: number
  name: string
}

/** A new seller of goods in the market. @param called what the username begins with @param name of the shop */
export async function goodsSeller(shop: Pick<Shop, 'elsewhere' | 'database'>, called: string, name: string): Promise<GoodsSeller> {
  const member = await joinMarket(shop.elsewhere, called)
  await openShopOf(shop.elsewhere, member, name)
  // Many goods are for accounts with a verified e-mail only.
  const { rows } = await shop.database.pool.query<{ id: number }>('update users set email_verified_at = now() where username = $1 returning id', [
    member.username,
  ])
  const id = rows[0]!.id
  await makeShop(shop.database.db, { seller: id })
  return { member, id, name }
}

/** Puts a product of a seller on sale: one variant of which there are some. */
export const putOnSale = ({ database }: Shop, { id }: GoodsSeller, product: { title: string; price: number; stock: number }): Promise<MadeProduct> =>
  makeProduct(database.db, { seller: id, title: product.title, variants: [{ price: product.price, stock: product.stock }] })

/** Gives an account an address in Dhaka. */
export async function giveAddress({ elsewhere }: Pick<Shop, 'elsewhere'>, member: Member): Promise<void> {
  const address = {
    full_name: 'Rahima Khatun',
    phone_number: '01819476325',
    division: 'Dhaka',
    district: 'Dhaka',
    area: 'Dhanmondi',
    line: 'House 12, Road 7',
    landmark: '',
  }
  const answer = await (await signInElsewhere(elsewhere, member)).tell(addAddress.path, { client_key: newKey(), address })
  if (!answer.ok) throw new Error(`no address: ${await answer.text()}`)
}

export interface GoodsOrder {
  number: string
  seller: number
  method: string
  state: string
  purchase: string
}

/** The orders of goods of one person, the oldest first. */
export async function goodsOrdersOf({ database }: Shop, { username }: Member): Promise<GoodsOrder[]> {
  const { rows } = await database.pool.query<GoodsOrder>(
    `select o.number, o.seller, o.method, o.state, p.number as purchase from shop_orders o join purchases p on p.id = o.purchase
     join buyers b on b.id = o.buyer join users u on u.id = b.user_id where u.username = $1 order by o.id`,
    [username],
  )
  return rows
}

/** Refunds of a purchase in whole taka. The payment gateway works on one for a while: it is asked again at once. */
export async function goodsRefundsOf({ database: { pool } }: Shop, purchase: string): Promise<{ amount: number; state: string }[]> {
  const its = `a.id = r.attempt and p.number = $1`
  await pool.query(
    `update refunds r set check_at = now() from payment_attempts a join purchases p on p.id = a.purchase
     where ${its} and r.refund_ref_id is not null and r.check_at > now()`,
    [purchase],
  )
  const { rows } = await pool.query(
    `select r.paisa::int / 100 as amount, r.state from refunds r join payment_attempts a on true join purchases p on p.id = a.purchase where ${its}`,
    [purchase],
  )
  return rows
}

/** Puts a product into the basket on its page. @param address of it */
export async function addToBasket(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilAlive(page)
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click()
  await expect(page.getByText(/Added to basket/)).toBeVisible()
}

/** Opens the line of a seller at the checkout where it is closed, and chooses how that seller is paid. */
export async function chooseMethod(page: Page, seller: string, method: string): Promise<void> {
  const part = page.getByRole('region', { name: seller })
  const box = part.getByRole('radio', { name: method })
  if (!(await box.isVisible())) await part.locator('summary').click()
  await box.check()
}

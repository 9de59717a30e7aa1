import { expect, type Page } from '@playwright/test'
import { addAddress } from '#contract/addresses/addresses.ts'
import { newKey } from '#contract/core/new-key.ts'
import { PARCEL_ADDRESS } from '../server/nouns/shop-orders.ts'
import type { Shop } from './market/shop.ts'
import { joinMarket, type Member, signInElsewhere } from './member.ts'
import { touch, untilAlive } from './reader.ts'

/** An order of goods as the database has it. */
export interface GoodsOrderRow {
  number: string
  state: string
  method: string
  total: number
  /** Whole taka that go back. */
  refunded: number
  delivered_by: string | null
  /** Of all lines together. */
  pieces: number
  seller: number
  purchase: string
  purchase_state: string
}

const ORDERS = `select o.number, o.state, o.method, o.total, o.refunded, o.delivered_by, o.seller, p.number as purchase, p.state as purchase_state,
  (select sum(quantity)::int from shop_order_lines l where l.shop_order = o.id) as pieces
  from shop_orders o join purchases p on p.id = o.purchase join buyers b on b.id = o.buyer join users u on u.id = b.user_id where u.username = $1 order by o.method, o.id`

/** The orders of goods of one person: those in cash, then those that are paid online. */
export const goodsOrdersOf = async ({ database }: Pick<Shop, 'database'>, { username }: Pick<Member, 'username'>): Promise<GoodsOrderRow[]> =>
  (await database.pool.query<GoodsOrderRow>(ORDERS, [username])).rows

/** Somebody with an account and one address. */
export async function joinWithAddress({ elsewhere }: Pick<Shop, 'elsewhere'>, called = 'buyer'): Promise<Member> {
  const member = await joinMarket(elsewhere, called)
  const response = await (await signInElsewhere(elsewhere, member)).tell(addAddress.path, { client_key: newKey(), address: PARCEL_ADDRESS })
  if (!response.ok) throw new Error(`${member.username} has no address: ${response.status} ${await response.text()}`)
  return member
}

/** Opens a product and chooses one of its variants. @param values one of each option */
export async function chooseVariant(page: Page, address: string, values: readonly string[]): Promise<void> {
  await page.goto(address)
  // A choice made before is the browser’s alone; what buys comes with the second wave.
  await untilAlive(page)
  await touch(page)
  await page.waitForLoadState('networkidle')
  for (const value of values) await page.getByRole('radio', { name: value, exact: true }).check()
}

/** Adds the first address, on the checkout that is open. */
export async function typeAddress(page: Page): Promise<void> {
  const { full_name, phone_number, division, district, area, line } = PARCEL_ADDRESS
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByLabel('Full name').fill(full_name)
  await page.getByLabel('Phone number').fill(phone_number)
  for (const [label, value] of Object.entries({ Division: division, District: district, 'Upazila or thana': area })) {
    const list = page.getByLabel(label, { exact: true })
    await expect(list).toBeEnabled()
    await list.selectOption(value)
  }
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(line)
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText(line)).toBeVisible()
}

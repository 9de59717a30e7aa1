import { beforeEach, describe, expect, it } from 'vitest'
import { newKey } from '#contract/core/new-key.ts'
import { forgetAddresses } from '#server/features/shop/sms/forget-addresses.ts'
import { useApp } from '#tests/support/server/app.ts'
import { type MadeProduct, makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { checkout, step } from '#tests/support/server/nouns/shop-orders.ts'
import { typeIn, unsentOrder } from '#tests/support/server/nouns/sms-orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let seller: SignedInPerson
let pot: MadeProduct
let people = 0
beforeEach(async () => {
  people += 1
  seller = await joinAsSeller(app, `basketmaker${people}`)
  await makeShop(app.database.db, { seller: seller.id })
  pot = await makeProduct(app.database.db, { seller: seller.id, variants: [{ price: 300 }] })
})
const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows

/** An order that was typed in and cancelled so many days ago. */
async function cancelled(daysAgo: number, { isConfirmed = false } = {}): Promise<string> {
  const { body, code } = await unsentOrder(app, { product: pot })
  const { number } = (await (await typeIn(app, seller, { code })).json()).order
  if (isConfirmed) await checkout(app, await joinAndLogIn(app, `owner${people}`), { ...body, key: newKey() })
  await step(app, seller, { of: number, to: 'cancel', body: { reason: 'cannot-deliver' } })
  await query('update shop_orders set ended_at = now() - make_interval(days => $2) where number = $1', [number, daysAgo])
  return number
}
const nameOf = async (number: string) =>
  (
    await query(
      "select o.address ->> 'full_name' as parcel, p.full_name as purchase from shop_orders o join purchases p on p.id = o.purchase where o.number = $1",
      [number],
    )
  )[0]

describe('who ordered by SMS', () => {
  it('is forgotten 90 days after the end of an order that no buyer has confirmed, and no earlier', async () => {
    const [old, recent, owned] = [await cancelled(91), await cancelled(89), await cancelled(400, { isConfirmed: true })]
    expect(await forgetAddresses(app.database.db)).toBe(false)
    expect(await nameOf(old)).toEqual({ parcel: '', purchase: '' })
    expect(await nameOf(recent)).toEqual({ parcel: 'Shathi B', purchase: 'Shathi B' })
    expect((await nameOf(owned))?.parcel).toBe('Shathi Barua')
  })

  it('is not forgotten while the order goes on', async () => {
    const { code } = await unsentOrder(app, { product: pot })
    const { number } = (await (await typeIn(app, seller, { code })).json()).order
    await query("update shop_orders set placed_at = now() - interval '200 days' where number = $1", [number])
    await forgetAddresses(app.database.db)
    expect((await nameOf(number))?.parcel).toBe('Shathi B')
  })
})

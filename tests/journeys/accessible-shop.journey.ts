import { expect, type Page } from '@playwright/test'
import { placeShopPurchase } from '#contract/shop/checkout.ts'
import { acceptOrder, type ShopOrder } from '#contract/shop/shop-orders.ts'
import { chooseVariant, goodsOrdersOf, joinWithAddress } from '../support/journeys/buying-goods.ts'
import { startWalk } from '../support/journeys/look-around.ts'
import { type GoodsSeller, joinAsGoodsSeller, putOnSale } from '../support/journeys/market/seller-of-goods.ts'
import { type Shop, test } from '../support/journeys/market/shop.ts'
import { type Member, signIn, signInElsewhere } from '../support/journeys/member.ts'
import type { MadeProduct } from '../support/server/nouns/products.ts'
import { checkoutBody, PARCEL_ADDRESS } from '../support/server/nouns/shop-orders.ts'

const TITLE = 'হাতে বোনা জামদানি শাড়ি: রূপগঞ্জের তাঁতিপাড়া থেকে সরাসরি, ব্লাউজ পিসসহ'
const LATIN = 'Jamdani sari of Rupganj, woven by hand, with a piece for the blouse'

test('choosing, the basket, ordering and what was ordered pass axe, fit, and can be hit', ({ shop, page }) => buy(shop, page))
test('one’s goods, their forms, delivery and a parcel pass axe, fit, and can be hit', ({ shop, page }) => sell(shop, page))

interface Stall {
  seller: GoodsSeller
  product: MadeProduct
}

async function aStall(shop: Shop): Promise<Stall> {
  const seller = await joinAsGoodsSeller(shop, 'রূপগঞ্জ তাঁতঘর', [{ kind: 'rider', note: 'আমাদের নিজস্ব রাইডার', fee: 60 }, { note: 'Sundarban Courier' }])
  const product = await putOnSale(shop, seller, {
    title: TITLE,
    second_title: LATIN,
    condition: 'used',
    condition_note: 'আঁচলে ছোট একটি দাগ আছে',
    options: [
      { name: 'রং', values: ['লাল', 'নীল'] },
      { name: 'Size', values: ['12 haat', '13 haat'] },
    ],
    variants: [
      { values: ['লাল', '12 haat'], price: 4500, compare_at: 5200, stock: 2 },
      { values: ['লাল', '13 haat'], price: 4700, stock: 0 },
      { values: ['নীল', '12 haat'], price: 4500, stock: 9 },
    ],
  })
  return { seller, product }
}

/** Orders one piece in cash, elsewhere. @returns the number of the order */
async function orderElsewhere(shop: Shop, buyer: Member, { product }: Stall): Promise<string> {
  const body = await checkoutBody(shop, [{ product, pieces: { 2: 1 }, note: 'বিকেল পাঁচটার পরে ফোন করবেন' }], { method: 'cod', address: PARCEL_ADDRESS })
  const response = await (await signInElsewhere(shop.elsewhere, buyer)).tell(placeShopPurchase.path, body)
  if (!response.ok) throw new Error(`not ordered: ${response.status} ${await response.text()}`)
  return (await goodsOrdersOf(shop, buyer))[0]?.number ?? ''
}

async function buy(shop: Shop, page: Page): Promise<void> {
  const { language, words, open, press, says, visit } = await startWalk(page)
  const stall = await aStall(shop)
  const details = `/productdetails/${stall.product.id}`

  await visit('the shop', async () => {
    await open('/shop?q=jamdani+rupganj')
    await expect(page.getByRole('main').locator(`a[href$="${details}"]`)).toBeVisible()
  })
  await visit('a product with what is out of stock', async () => {
    await open(details)
    await expect(page.getByRole('radio', { name: /^13 haat/ })).toBeDisabled()
  })
  await visit('the basket of a visitor', async () => {
    await chooseVariant(page, `/${language()}${details}`, ['নীল'])
    await press('buying:button')
    await page.getByRole('link', { name: words('buying:view') }).click()
    await says('basket:notReserved')
  })
  await visit('the checkout of a visitor who wants to order', async () => {
    await open('/checkout')
    await press('checkout:place')
    await says('checkout:alert.visitor')
  })
  const buyer = await joinWithAddress(shop)
  await signIn(page, buyer)
  await visit('the checkout, with all that can be chosen', async () => {
    await open('/checkout')
    await expect(page.getByText(PARCEL_ADDRESS.line)).toBeVisible()
    await page.getByRole('region', { name: 'রূপগঞ্জ তাঁতঘর' }).locator('summary').click()
    await says('checkout:options')
  })
  const number = await orderElsewhere(shop, buyer, stall)
  await visit('an order as its buyer sees it', async () => {
    await open(`/shop_order/${number.toLowerCase()}`)
    await says('parcels:code.title')
  })
  await visit('a reason to cancel it', async () => {
    await press('parcels:actions.more')
    await press('parcels:actions.cancel')
    await expect(page.getByRole('dialog').getByText(words('parcels:cancel.bought.unpaid'))).toBeVisible()
  })
  await visit('all that was bought', async () => {
    await open('/orders')
    await says('parcels:list.goods')
  })
}

async function sell(shop: Shop, page: Page): Promise<void> {
  const { words, open, press, says, visit } = await startWalk(page, 'bn')
  const stall = await aStall(shop)
  const buyer = await joinWithAddress(shop)
  const number = await orderElsewhere(shop, buyer, stall)
  const { tell } = await signInElsewhere(shop.elsewhere, stall.seller)
  const order: ShopOrder = await (await tell(acceptOrder.path.replace('{number}', number), {})).json()
  await signIn(page, stall.seller)

  await visit('one’s goods', async () => {
    await open('/products')
    await expect(page.getByRole('main').locator(`a[href*="/products/${stall.product.id}/"]`).first()).toBeVisible()
  })
  await visit('the form of a new product with all its faults', async () => {
    await open('/products/new')
    await expect(page.locator('main [contenteditable=true]').first()).toBeVisible()
    await press('stock:post.action')
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
  })
  await visit('a product as it is, with its variants', async () => {
    await open(`/products/${stall.product.id}/update`)
    await expect(page.locator('input[name=title]')).toHaveValue(TITLE)
    await says('stock:leftOut.title_one')
  })
  await visit('delivery and shop', async () => {
    await open('/products/delivery')
    await says('stock:delivery.options')
  })
  await visit('a table with a fault', async () => {
    await open('/products/import')
    await page
      .locator('input[type=file][accept*=csv]')
      .setInputFiles({ name: 'শাড়ি.csv', mimeType: 'text/csv', buffer: Buffer.from('product,colour\np1,red\n') })
    await expect(page.getByRole('alert').getByRole('listitem').first()).toBeVisible()
  })
  await visit('orders of one’s shop', async () => {
    await open('/sellerorders')
    await expect(page.getByRole('main').locator(`a[href$="/shop_order/${number.toLowerCase()}"]`).first()).toBeVisible()
  })
  await visit('a parcel, and to whom it is handed over', async () => {
    await open(`/shop_order/${number.toLowerCase()}`)
    await press('parcels:actions.more')
    await press('parcels:actions.ship')
    await expect(page.getByRole('dialog').getByText(words('parcels:ship.hintRider'))).toBeVisible()
  })
  await visit('a parcel as its rider sees it', async () => {
    const { link_key } = await (await tell(`/api/shop_order/${order.number}/rider_link/`, {})).json()
    await open(`/rider/${link_key}`)
    await says('parcels:rider.collect')
  })
}

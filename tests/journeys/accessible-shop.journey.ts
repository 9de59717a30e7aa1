import { expect, type Page } from '@playwright/test'
import { startWalk } from '../support/journeys/look-around.ts'
import { giveAddress, goodsSeller, putOnSale } from '../support/journeys/market/goods.ts'
import { signInAsStaff } from '../support/journeys/market/magazine.ts'
import { type Shop, test } from '../support/journeys/market/shop.ts'
import { joinMarket, NUSRAT, signIn, signInElsewhere } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

/** Buys goods of the demo market. */
const BUYER = { username: 'buyer', email: 'buyer@hatkhola.example', password: 'hatkhola-demo' }
const TITLE = 'টাঙ্গাইলের তাঁতের শাড়ি: জামদানি পাড়, হাতে বোনা, সঙ্গে ব্লাউজের কাপড়'

test('products, the basket and the checkout pass axe, fit, and can be hit', ({ shop, page }) => buy(shop, page))
test('orders of goods and complaints pass axe, fit, and can be hit', ({ shop, page }) => own(shop, page))
test('a seller’s products, orders and complaints pass axe, fit, and can be hit', ({ shop, page }) => sell(shop, page))
test('disputes, late orders and records at the desk pass axe, fit, and can be hit', ({ page }) => decide(page))

const shown = (page: Page, selector: string) => expect(page.locator(`main ${selector}`).filter({ visible: true }).first()).toBeVisible({ timeout: 20_000 })

/** From the list of products to what is paid for. */
async function buy(shop: Shop, page: Page): Promise<void> {
  const { words, open, press, says, visit } = await startWalk(page)
  const weaver = await goodsSeller(shop, 'weaver', 'টাঙ্গাইল তাঁতঘর ও হস্তশিল্প')
  const sari = await putOnSale(shop, weaver, { title: TITLE, price: 1200, stock: 3 })
  const { rows } = await shop.database.pool.query<{ id: number }>(
    'select product as id from product_variants where removed_at is null group by product having count(*) > 3 order by product limit 1',
  )
  const buyer = await joinMarket(shop.elsewhere, 'shopper')
  await giveAddress(shop, buyer)

  await visit('the list of products', async () => {
    await open('/shop')
    await shown(page, 'h2 a')
  })
  await visit('no products', async () => {
    await open('/shop?q=zzzzzz&max_price=1')
    await says('products:list.empty')
  })
  await visit('a product with variants', async () => {
    await open(`/productdetails/${rows[0]?.id}`)
    await shown(page, 'input[type=radio], [role=radio]')
  })
  await visit('a basket with nothing in it', async () => {
    await open('/basket')
    await says('basket:empty')
  })
  await visit('a product, added', async () => {
    await open(`/productdetails/${sari.id}`)
    await untilAlive(page)
    await press('buying:button')
    await expect(page.getByText(words('buying:added')).filter({ visible: true }).first()).toBeVisible()
  })
  await visit('the basket, to a visitor', async () => {
    await open('/basket')
    await expect(page.getByRole('main').getByText(TITLE, { exact: true }).first()).toBeVisible()
  })
  await visit('the checkout, to a visitor', async () => {
    await open('/checkout')
    await shown(page, 'a[href*="/login"]')
  })
  await signIn(page, buyer)
  await visit('the checkout', async () => {
    await open('/checkout')
    await expect(page.getByRole('main').getByText('House 12, Road 7').first()).toBeVisible()
  })
}

/** What a buyer sees of orders in each state, of purchases and of complaints. */
async function own(shop: Shop, page: Page): Promise<void> {
  const { open, visit, press } = await startWalk(page, 'bn')
  const numbers = async (sql: string): Promise<string[]> =>
    (await shop.database.pool.query(sql, [BUYER.username])).rows.map(({ number }) => number.toLowerCase())
  const OF_BUYER = 'join buyers b on b.id = o.buyer join users u on u.id = b.user_id where u.username = $1'
  const orders = await numbers(`select distinct on (o.state) o.number from shop_orders o ${OF_BUYER} order by o.state, o.id`)
  const returns = await numbers(
    `select distinct on (r.state) r.number from shop_returns r join shop_orders o on o.id = r.shop_order ${OF_BUYER} order by r.state, r.id`,
  )
  expect([orders.length > 4, returns.length > 2]).toEqual([true, true])
  const [received = ''] = await numbers(`select o.number from shop_orders o ${OF_BUYER} and o.state = 'shipped'`)
  await signIn(page, BUYER)

  await visit('what was bought', async () => {
    await open('/orders')
    await shown(page, 'a[href*="/shop_order/"]')
  })
  for (const number of orders) {
    await visit(`order ${number}`, async () => {
      await open(`/shop_order/${number}`)
      await shown(page, 'h1 ~ *, section')
    })
  }
  const answer = await (await signInElsewhere(shop.elsewhere, BUYER)).tell(`/api/shop_order/${received.toUpperCase()}/deliver/`, {})
  expect(answer.status).toBe(200)
  await visit('a complaint with faults', async () => {
    await open(`/shop_order/${received}/complain`)
    await shown(page, 'textarea')
    await press('returns:form.send')
    await shown(page, '[aria-invalid=true]')
  })
  await visit('one’s complaints', async () => {
    await open('/orders?returns=all')
    await shown(page, 'a[href*="/shop_return/"]')
  })
  for (const number of returns) {
    await visit(`complaint ${number}`, async () => {
      await open(`/shop_return/${number}`)
      await shown(page, 'section')
    })
  }
}

/** The screens of a seller of goods. */
async function sell(shop: Shop, page: Page): Promise<void> {
  const { open, press, says, visit } = await startWalk(page)
  const ofShop = async (sql: string): Promise<string[]> =>
    (await shop.database.pool.query(`${sql} join users u on u.id = o.seller where u.username = $1 limit 1`, [NUSRAT.username])).rows.map((row) =>
      String(Object.values(row)[0]).toLowerCase(),
    )
  const [product = ''] = await ofShop('select o.id from products o')
  const [order = ''] = await ofShop(`select o.number from (select * from shop_orders where state in ('placed', 'accepted', 'packed')) o`)
  const [complaint = ''] = await ofShop('select r.number from shop_returns r join shop_orders o on o.id = r.shop_order')
  await signIn(page, NUSRAT)

  await visit('one’s products', async () => {
    await open('/products')
    await shown(page, 'article, tbody tr')
  })
  await visit('a product to be written, with faults', async () => {
    await open('/products/new')
    await expect(page.locator('main [contenteditable=true]').first()).toBeVisible()
    await press('stock:post.action')
    await shown(page, '[aria-invalid=true]')
  })
  await visit('a product to be changed', async () => {
    await open(`/products/${product}/update`)
    await shown(page, 'input[name=title]')
  })
  await visit('its pictures', async () => {
    await open(`/products/${product}/gallery`)
    await shown(page, 'input[type=file], img')
  })
  await visit('delivery and shop', async () => {
    await open('/products/delivery')
    await says('stock:delivery.add')
  })
  await visit('import and export', async () => {
    await open('/products/import')
    await says('stock:csv.exportButton')
  })
  await visit('what was sold', async () => {
    await open('/orders?side=sold')
    await shown(page, 'a[href*="/shop_order/"]')
  })
  if (order) {
    await visit('a sold order', async () => {
      await open(`/shop_order/${order}`)
      await shown(page, 'section')
    })
  }
  await visit('complaints about the shop', async () => {
    await open('/orders?side=sold&returns=all')
    await says('returns:list.sold')
  })
  if (complaint) {
    await visit('a complaint about the shop', async () => {
      await open(`/shop_return/${complaint}`)
      await shown(page, 'section')
    })
  }
}

/** What staff see of orders of goods. */
async function decide(page: Page): Promise<void> {
  const { open, says, visit } = await startWalk(page, 'bn')
  await signInAsStaff(page)
  await visit('disputes', async () => {
    await open('/desk/disputes')
    await shown(page, 'article')
  })
  await visit('late orders', async () => {
    await open('/desk/late')
    await says('desk:late.intro')
  })
  await visit('the record of a buyer', async () => {
    await open('/desk/people/buyer')
    await shown(page, 'section')
  })
  await visit('the record of a seller', async () => {
    await open('/desk/people/nayan')
    await shown(page, 'section')
  })
}

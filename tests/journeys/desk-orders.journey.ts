import { expect, type Page } from '@playwright/test'
import { lookClosely, wordsIn } from '../support/journeys/looking.ts'
import { givePassword, signInLongAgo } from '../support/journeys/market/desk.ts'
import { signInAsStaff } from '../support/journeys/market/magazine.ts'
import { joinAsBuyer } from '../support/journeys/market/paid-buyer.ts'
import { test } from '../support/journeys/market/shop.ts'
import { signIn } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

const words = wordsIn('en')
const says = (page: Page, key: string) => page.getByText(words(key)).filter({ visible: true }).first()
const button = (desk: Page, key: string) => desk.getByRole('button', { name: words(key), exact: true })

/** The order as its buyer sees it now. */
async function openOrder(page: Page, number: string): Promise<void> {
  await page.goto(`/en/event_order/${number}`)
  await untilAlive(page)
}

/** Lines of the ledger that is open: what moved, whose account, and how much. */
async function movesOf(desk: Page): Promise<string[]> {
  const lines = desk.getByRole('region', { name: words('desk:orders.ledger.title') }).locator('tbody tr')
  await expect(lines.first()).toBeVisible()
  return lines.evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('td')]
        .slice(1, 4)
        .map((cell) => cell.textContent)
        .join(' · '),
    ),
  )
}

test('an order whose payment is risky waits in its queue; staff confirm it with a reason and their password, and its buyer has tickets', async ({
  shop,
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const { ticket } = await shop.show([{ title: 'Gallery', price: 500, seats: 12 }], { title: 'Pala gaan at Netrokona' })
  const { buyer, event_order_id: number } = await joinAsBuyer(shop, { ticket, price: 500, quantity: 2, isRisky: true })
  const desk = await browser.newPage({ baseURL: shop.origin })

  await test.step('its buyer reads that it is being checked, and has no tickets', async () => {
    await signIn(page, buyer)
    await openOrder(page, number)
    await expect(says(page, 'orders:order.states.review.title')).toBeVisible()
    expect(await shop.ordersOf(buyer.username)).toMatchObject([{ state: 'review', tickets: 0 }])
  })

  await test.step('staff find it in the queue, and read what the provider says', async () => {
    await signInLongAgo(desk, shop)
    await desk.goto('/en/desk/orders')
    await desk.getByRole('main').getByRole('link', { name: number }).click()
    await expect(desk.getByRole('heading', { level: 1, name: number })).toBeVisible()
    await expect(says(desk, 'desk:orders.attempts.risk')).toBeVisible()
    const at = desk.url()
    await lookClosely(desk, 'an order in review at the desk', 'light')
    await desk.goto(at)
  })

  await test.step('they confirm it: not without a reason, nor without their password', async () => {
    await button(desk, 'desk:orders.act.confirm.button').click()
    const asked = desk.getByRole('dialog', { name: words('desk:orders.act.confirm.title') })
    await asked.getByRole('button', { name: words('desk:orders.act.confirm.yes') }).click()
    await expect(asked.getByText(words('forms:reasons.required'))).toBeVisible()
    await asked.getByLabel(words('desk:orders.act.reason')).fill('The buyer showed the card.')
    await asked.getByRole('button', { name: words('desk:orders.act.confirm.yes') }).click()
    await expect(desk.getByRole('dialog', { name: words('settings:proof.title') })).toBeVisible()
    expect(await shop.ordersOf(buyer.username)).toMatchObject([{ state: 'review' }])
    await givePassword(desk)
    await expect(desk.getByText(words('desk:orders.act.confirm.done'))).toBeVisible()
    await expect(desk.getByText('The buyer showed the card.')).toBeVisible()
    await expect(button(desk, 'desk:orders.act.confirm.button')).toHaveCount(0)
    expect(await shop.ordersOf(buyer.username)).toMatchObject([{ state: 'confirmed', tickets: 2 }])
  })

  await test.step('it waits no more, and its buyer has the tickets', async () => {
    await desk.goto('/en/desk/orders')
    await expect(desk.getByRole('navigation', { name: words('desk:orders.queues.label') })).toBeVisible()
    await expect(desk.getByRole('main').getByRole('link', { name: number })).toHaveCount(0)
    await openOrder(page, number)
    await expect(says(page, 'orders:order.states.confirmed.title')).toBeVisible()
    await page.getByRole('link', { name: words('orders:order.tickets') }).click()
    await expect(page).toHaveURL(new RegExp(`/en/tickets/${number}`, 'i'))
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(2)
  })
  await desk.close()
})

test('a paid order goes back in two parts, each a line of its own in the ledger; with the second one it is refunded', async ({ shop, page, browser }) => {
  test.setTimeout(180_000)
  const { ticket } = await shop.show([{ title: 'Gallery', price: 500, seats: 12 }], { title: 'Gazir gaan at Jashore' })
  const { buyer, event_order_id: number } = await joinAsBuyer(shop, { ticket, price: 500 })
  const desk = await browser.newPage({ baseURL: shop.origin })
  await signInAsStaff(desk)
  await signIn(page, buyer)
  const refunds = page.getByRole('region', { name: words('orders:order.refunds.title') })
  const refundPart = async (taka: string, reason: string) => {
    await button(desk, 'desk:orders.act.part.button').click()
    const asked = desk.getByRole('dialog', { name: words('desk:orders.act.part.title') })
    await asked.getByLabel(words('desk:orders.act.taka')).fill(taka)
    await asked.getByLabel(words('desk:orders.act.reason')).fill(reason)
    await asked.getByRole('button', { name: words('desk:orders.act.part.yes') }).click()
    await expect(asked).toHaveCount(0)
    await expect(desk.getByText(reason)).toBeVisible()
  }
  /** The provider is asked behind, and a minute later how far it is: that minute passes at once. Its answer is in the ledger then. */
  const untilMoved = async (line: string) => {
    const look = async () => {
      await shop.database.pool.query(
        `update refunds r set check_at = now() from payment_attempts a join purchases p on p.id = a.purchase
         where a.id = r.attempt and p.number = $1 and r.refund_ref_id is not null and r.check_at > now()`,
        [number],
      )
      await desk.reload()
      return movesOf(desk)
    }
    await expect.poll(look, { timeout: 40_000, intervals: [2_000] }).toContain(line)
  }

  await test.step('staff find it by its number', async () => {
    await desk.goto('/en/desk/orders')
    await desk.getByRole('searchbox').fill(number)
    await desk.getByRole('searchbox').press('Enter')
    await expect(desk.getByText('1 order', { exact: true })).toBeVisible()
    await desk.getByRole('main').getByRole('link', { name: number }).click()
    await expect(desk.getByText('Can still be refunded: BDT 560')).toBeVisible()
  })

  await test.step('more than was paid is refused', async () => {
    await button(desk, 'desk:orders.act.part.button').click()
    const asked = desk.getByRole('dialog', { name: words('desk:orders.act.part.title') })
    await asked.getByLabel(words('desk:orders.act.taka')).fill('561')
    await asked.getByLabel(words('desk:orders.act.reason')).fill('A slip of the hand.')
    await asked.getByRole('button', { name: words('desk:orders.act.part.yes') }).click()
    await expect(asked.getByText(words('forms:reasons.too-large'))).toBeVisible()
    await asked.getByRole('button', { name: words('desk:orders.act.no') }).click()
    expect(await movesOf(desk)).toHaveLength(6)
  })

  await test.step('a first part goes back: lines of its own, and the rest', async () => {
    await refundPart('১৫০', 'The second half was rained off.')
    await expect(desk.getByText('Can still be refunded: BDT 410')).toBeVisible()
    await untilMoved('Refunded · Buyer · BDT 150')
    expect((await movesOf(desk)).slice(6).toSorted()).toEqual([
      'Owed back · Buyer · -BDT 150',
      'Owed back · Sellers, on hold · BDT 150',
      'Refunded · Buyer · BDT 150',
      'Refunded · Payment provider · -BDT 150',
    ])
    await openOrder(page, number)
    await expect(says(page, 'orders:order.states.confirmed.title')).toBeVisible()
    await expect(refunds.getByText('BDT 150')).toBeVisible()
    await expect(refunds.getByText(words('orders:order.refunds.reasons.part'))).toBeVisible()
    expect(await shop.ordersOf(buyer.username)).toMatchObject([{ state: 'confirmed', tickets: 1 }])
  })

  await test.step('the rest goes back as a second part, of the service charge too: the order is refunded', async () => {
    await refundPart('410', 'The rest was rained off as well.')
    await expect(desk.getByText('Can still be refunded: BDT 0')).toBeVisible()
    await untilMoved('Refunded (2) · Buyer · BDT 410')
    expect((await movesOf(desk)).slice(10).toSorted()).toEqual([
      'Owed back (2) · Buyer · -BDT 410',
      'Owed back (2) · Sellers, on hold · BDT 350',
      'Owed back (2) · Service charge · BDT 60',
      'Refunded (2) · Buyer · BDT 410',
      'Refunded (2) · Payment provider · -BDT 410',
    ])
    await expect(says(desk, 'desk:orders.act.none')).toBeVisible()
    expect(await shop.ordersOf(buyer.username)).toMatchObject([{ state: 'refunded', tickets: 0 }])
  })

  await test.step('its buyer reads that it was refunded, and both parts', async () => {
    await openOrder(page, number)
    await expect(says(page, 'orders:order.states.refunded.title')).toBeVisible()
    await expect(refunds.getByText('BDT 150')).toBeVisible()
    await expect(refunds.getByText('BDT 410')).toBeVisible()
    await expect(refunds.getByText(words('orders:order.refunds.refunded'))).toHaveCount(2)
    await lookClosely(desk, 'an order refunded in two parts at the desk', 'light')
  })
  await desk.close()
})

import { expect, type Page } from '@playwright/test'
import { showOfSeller } from '../support/journeys/market/gate-show.ts'
import { joinAsBuyer } from '../support/journeys/market/paid-buyer.ts'
import { test } from '../support/journeys/market/shop.ts'
import { signIn } from '../support/journeys/member.ts'
import { PHONE, WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

test.use({ ...PHONE })

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(?:Notifications|নোটিফিকেশন)/ })

test('a seller’s phone shows a bell with 1 when a ticket was bought, and leads to the orders of the event', async ({ shop, page }) => {
  const title = 'Boat race at Munshiganj'
  const { event, ticket, seller } = await showOfSeller(shop, title, 250)
  await test.step('the bell of who has read everything has no number', async () => {
    await signIn(page, seller)
    await page.goto('/en/sellerevents')
    await untilAlive(page)
    await expect(bell(page)).toHaveAccessibleName('Notifications')
  })

  const { event_order_id } = await joinAsBuyer(shop, { ticket, price: 250, quantity: 2 })
  await test.step('it has one when a buyer has paid', async () => {
    const look = async () => {
      await page.reload()
      await untilAlive(page)
      await page.waitForTimeout(1_000)
      return bell(page).evaluate((link) => link.textContent)
    }
    await expect.poll(look, { timeout: 60_000 }).toBe('Notifications11 new notification')
  })

  await test.step('it leads to what was told, day by day', async () => {
    await bell(page).click()
    await expect(page).toHaveURL(/\/en\/notices$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await expect(bell(page)).toHaveAttribute('aria-current', 'page')
    const today = page.getByRole('region', { name: 'Today' })
    await expect(today.getByRole('listitem')).toHaveCount(1)
    await expect(today.getByRole('link')).toContainText(`Your first sale! 2 tickets sold for BDT 500${title}`)
  })

  await test.step('and that to the orders of the event; then it is read', async () => {
    await page.getByRole('region', { name: 'Today' }).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/en/sellerevents/event/${event}/orders$`))
    await expect(page.getByRole('article').filter({ hasText: event_order_id })).toBeVisible()
    await expect(bell(page)).toHaveAccessibleName('Notifications')
  })
})

test('the bar has room for the bell on screens of 320, 360 and 768 px, in both languages', async ({ shop, page }) => {
  test.setTimeout(180_000)
  const { seller } = await showOfSeller(shop, 'Boat race of Munshiganj', 0)
  await signIn(page, seller)
  for (const path of ['/en/notices', '/bn/notices', '/en', '/bn/sellerevents']) {
    await page.goto(path)
    await untilAlive(page)
    const link = bell(page)
    // It comes once the page is idle.
    await expect(link).toBeVisible({ timeout: 30_000 })
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 640 })
      const measure = () =>
        link.evaluate((one, widest) => {
          const row = one.parentElement as HTMLElement
          const shown = [...row.children].map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0)
          const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
          const { scrollWidth } = document.documentElement
          return { wide: scrollWidth, fits: shown.every((box) => box.right <= widest), rems: row.getBoundingClientRect().height / rem }
        }, width)
      // One line of it, in the larger letters of Bangla too. Asked again while the parts of who is signed in take their places.
      await expect.poll(measure, { message: `${path}, ${width} px` }).toEqual({ wide: width, fits: true, rems: 3.5 })
    }
  }
})

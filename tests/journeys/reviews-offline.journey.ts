import { expect, type Page } from '@playwright/test'
import { lookClosely, wordsIn } from '../support/journeys/looking.ts'
import { showOfSeller } from '../support/journeys/market/gate-show.ts'
import { joinAsBuyer } from '../support/journeys/market/paid-buyer.ts'
import { goOffline, goOnline, test } from '../support/journeys/market/shop.ts'
import { signIn } from '../support/journeys/member.ts'
import { PHONE } from '../support/journeys/phone.ts'
import { lookAgain, touch, untilAlive, untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'

test.use({ ...PHONE })

const words = wordsIn('en')
const TEXT = 'দারুণ সন্ধ্যা, আবার আসব 🎉'
const reviewsOf = (page: Page) => page.locator('#reviews')

test('after an event its buyer writes a review without network; it is sent when the network is back, readers see it, and the seller answers', async ({
  shop,
  page,
  context,
  browser,
}) => {
  test.setTimeout(240_000)
  const { event, ticket, seller } = await showOfSeller(shop, 'Jatra by the river', 250)
  const { buyer, event_order_id } = await joinAsBuyer(shop, { ticket, price: 250 })
  await shop.database.pool.query(`update events set from_time = now() - interval '5 hours', to_time = now() - interval '2 hours' where id = $1`, [event])
  const rows = async () => (await shop.database.pool.query('select stars, text, state from reviews where about = $1 and subject = $2', ['event', event])).rows

  await test.step('the ticket leads to the reviews of the event', async () => {
    await signIn(page, buyer)
    await page.goto(`/en/tickets/${event_order_id}`)
    await untilAlive(page)
    await untilAppIsHeld(page)
    await untilScreensAreHeld(page, 'members')
    await page.getByRole('link', { name: words('tickets:links.review') }).click()
    await expect(page).toHaveURL(new RegExp(`/en/eventdetails/${event}#reviews$`))
    await touch(page)
    await expect(reviewsOf(page).getByText(words('reviews:none'))).toBeVisible()
    await expect(reviewsOf(page).getByRole('radio', { name: /Good/ })).toBeVisible()
  })

  await test.step('what is typed without network outlives the page', async () => {
    await goOffline(shop, context)
    await reviewsOf(page)
      .getByLabel(/^Your review/)
      .fill(TEXT)
    await reviewsOf(page).getByRole('radio', { name: /Good/ }).check()
    await page.waitForTimeout(1_500)
    await page.reload()
    await touch(page)
    await expect(reviewsOf(page).getByLabel(/^Your review/)).toHaveValue(TEXT)
    await expect(reviewsOf(page).getByRole('radio', { name: /Good/ })).toBeChecked()
  })

  await test.step('it waits on the phone, and the outbox says of what it is', async () => {
    await reviewsOf(page)
      .getByRole('button', { name: words('reviews:form.send') })
      .click()
    await expect(reviewsOf(page).getByText(words('reviews:outbox.waiting'))).toBeVisible()
    await reviewsOf(page)
      .getByRole('link', { name: words('reviews:own.outbox') })
      .click()
    await expect(page.getByText('Review of “Jatra by the river”')).toBeVisible()
    await expect(page.getByText(TEXT)).toBeVisible()
    expect(await rows()).toEqual([])
  })

  await test.step('it goes out by itself, once', async () => {
    await goOnline(shop, context)
    await lookAgain(page)
    await expect.poll(rows, { timeout: 60_000 }).toEqual([{ stars: 4, text: TEXT, state: 'shown' }])
  })

  await test.step('a reader sees it', async () => {
    const reader = await browser.newPage()
    await reader.goto(`${shop.elsewhere}/en/eventdetails/${event}`)
    await touch(reader)
    await expect(reviewsOf(reader).getByRole('article')).toContainText(TEXT)
    await expect(reviewsOf(reader).getByRole('radio')).toHaveCount(0)
    const other = wordsIn(await lookClosely(reader, 'reviews of an event', 'light'))
    await reviewsOf(reader)
      .getByRole('button', { name: other('reviews:report.of') })
      .click()
    await expect(reader.getByRole('dialog').getByText(other('reviews:report.why'))).toBeVisible()
    await lookClosely(reader, 'a review that is reported', 'dark')
    await reader.close()
  })

  await test.step('the seller answers, and the buyer reads it', async () => {
    const desk = await browser.newContext({ ...PHONE, baseURL: shop.elsewhere })
    const answering = await desk.newPage()
    await signIn(answering, seller)
    await answering.goto(`/en/eventdetails/${event}`)
    await touch(answering)
    await reviewsOf(answering)
      .getByRole('button', { name: /^Reply/ })
      .click()
    await reviewsOf(answering)
      .getByLabel(/^Reply to/)
      .fill('Thank you, see you in winter.')
    await reviewsOf(answering)
      .getByRole('button', { name: words('reviews:answer.send') })
      .click()
    await expect(reviewsOf(answering).getByText(words('reviews:answer.by.event'))).toBeVisible()
    await desk.close()
    await page.goto(`/en/eventdetails/${event}`)
    await touch(page)
    await expect(reviewsOf(page).getByText('Thank you, see you in winter.')).toBeVisible()
    await expect(reviewsOf(page).getByRole('button', { name: words('reviews:own.edit') })).toBeVisible()
  })
})

import { expect, type Page } from '@playwright/test'
import { wordsIn } from '../support/journeys/looking.ts'
import { killApp } from '../support/journeys/market/kill.ts'
import { goOffline, goOnline, test } from '../support/journeys/market/shop.ts'
import { joinMarket, openShopOf, signIn } from '../support/journeys/member.ts'
import { PHONE } from '../support/journeys/phone.ts'
import { lookAgain, touch, untilAlive, untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'

test.use({ ...PHONE })

const words = wordsIn('en')
const WAITING = words('daybook:list.waiting')
const entries = (page: Page) => page.getByRole('list', { name: words('daybook:list.latest') }).getByRole('listitem')
const entry = (page: Page, text: string | RegExp) => entries(page).filter({ hasText: text })
const field = (page: Page, key: string) => page.getByRole('dialog').getByLabel(words(key))
const save = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: words('daybook:form.save') })
    .click()

test('a day-book is written without network, outlives a killed app, is corrected, and arrives once', async ({ shop, page: first, context }) => {
  test.setTimeout(240_000)
  const seller = await joinMarket(shop.elsewhere, 'keeper')
  await openShopOf(shop.elsewhere, seller)
  const rows = async () =>
    (
      await shop.database.pool.query(
        `select kind, amount, person, version from daybook_entries e join users u on u.id = e.seller where u.username = $1 order by amount`,
        [seller.username],
      )
    ).rows
  let page = first

  await test.step('with network the screen is opened once', async () => {
    await signIn(page, seller)
    await page.goto('/en/daybook')
    await untilAlive(page)
    await untilAppIsHeld(page)
    await untilScreensAreHeld(page, 'sellers')
    await expect(page.getByText(words('daybook:list.empty'))).toBeVisible()
  })

  await test.step('without network a sale and credit are written, and wait', async () => {
    await goOffline(shop, context)
    await page.getByRole('button', { name: words('daybook:today.addIn') }).click()
    await field(page, 'daybook:form.amount').fill('৪৫০')
    await save(page)
    await expect(entry(page, 'BDT 450').getByText(WAITING)).toBeVisible()
    await page.getByRole('button', { name: words('daybook:people.add') }).click()
    await field(page, 'daybook:form.amount').fill('300')
    await field(page, 'daybook:form.person').fill('রহিমা খালা')
    await field(page, 'daybook:form.phone').fill('০১৭১২-৩৪৫৬৭৮')
    await save(page)
    await expect(entry(page, 'রহিমা খালা').getByText(WAITING)).toBeVisible()
    await expect(page.getByText('Given on credit today: BDT 300')).toBeVisible()
  })

  await test.step('after the app was killed all of it is there, and the credit is corrected', async () => {
    page = await killApp(page)
    await page.goto('/en/daybook')
    await touch(page)
    await expect(entry(page, 'BDT 450').getByText(WAITING)).toBeVisible()
    await entry(page, 'রহিমা খালা')
      .getByRole('button', { name: /^Correct/ })
      .click()
    await field(page, 'daybook:form.amount').fill('350')
    await save(page)
    await expect(entry(page, 'BDT 350').getByText(WAITING)).toBeVisible()
    await expect(page.getByRole('link', { name: /রহিমা খালা.*BDT 350/ })).toBeVisible()
    expect(await rows()).toEqual([])
    await page.goto('/en/outbox')
    await touch(page)
    await expect(page.getByRole('heading', { name: 'Day-book: Sold on credit, BDT 350' })).toBeVisible()
    await page.goto('/en/daybook')
  })

  await test.step('with network each arrives once, and nothing waits any more', async () => {
    await goOnline(shop, context)
    await touch(page)
    await lookAgain(page)
    await expect.poll(rows, { timeout: 60_000 }).toEqual([
      { kind: 'lent', amount: 350, person: 'রহিমা খালা', version: 2 },
      { kind: 'sale', amount: 450, person: '', version: 1 },
    ])
    await expect(entries(page).getByText(WAITING)).toHaveCount(0)
    await page.reload()
    await touch(page)
    await expect(entries(page)).toHaveCount(2)
    await expect(page.getByRole('link', { name: /রহিমা খালা.*BDT 350/ })).toBeVisible()
    expect(await rows()).toHaveLength(2)
  })
})

import { expect, type Page } from '@playwright/test'
import { test } from '../support/journeys/market/journey.ts'
import { signIn } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { collectComplaints, untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

/** A seller of the demo market, and one of their events: the day after tomorrow, so it can go off the market and back at every hour. */
const RAFIQ = { username: 'rafiq', email: 'rafiq@hatkhola.example', password: 'hatkhola-demo' }
const CRICKET = 'Corporate T20: Semi-Final under Lights'

const theSwitch = (page: Page) => page.getByRole('switch', { name: `On sale: ${CRICKET}` })
const notice = (page: Page, text: string | RegExp) => expect(page.locator('[aria-live=polite]').getByText(text)).toBeVisible()

test('a seller finds an event, takes it off the market and back, copies it, and keeps its tickets and codes', async ({ page, market }) => {
  const complaints = collectComplaints(page)
  await signIn(page, RAFIQ)
  await page.goto('/en/sellerevents')
  await untilAlive(page)

  await test.step('found by a word, which stands in the address', async () => {
    const events = page.getByRole('listitem').filter({ has: page.getByRole('article') })
    await expect(events.nth(1)).toBeVisible()
    await page.getByLabel('Search your events').fill('semi-final')
    await expect(events).toHaveCount(1)
    await expect(page).toHaveURL(/\?q=semi-final$/)
    await expect(page.getByText('1 event', { exact: true })).toBeVisible()
  })

  await test.step('visitors do not find it off the market, and find it when it is back on', async () => {
    const isListed = async () => JSON.stringify(await (await fetch(`${market.origin}/api/event/?q=semi-final&when=all`)).json()).includes(CRICKET)
    expect(await isListed()).toBe(true)
    await theSwitch(page).click()
    await expect(page.getByText('Not on sale')).toBeVisible()
    expect(await isListed()).toBe(false)
    await theSwitch(page).click()
    await expect(page.getByRole('article').getByText('Upcoming', { exact: true })).toBeVisible()
    expect(await isListed()).toBe(true)
  })

  await test.step('a switch without network stands as it stood', async () => {
    market.network('cut')
    await theSwitch(page).click()
    await expect(page.getByText(/This did not work, and nothing was changed|Switching needs the internet/)).toBeVisible()
    await expect(theSwitch(page)).toBeChecked()
    market.network('open')
  })

  await test.step('its tickets cannot be fewer than are taken', async () => {
    await page.getByRole('button', { name: `More for ${CRICKET}` }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Tickets' }).click()
    await page.getByRole('button', { name: /^Edit: / }).click()
    const seats = page.getByLabel('Total seats')
    await seats.fill('১০')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/189 seats are sold or being paid for\. Choose at least 189\./)).toBeVisible()
    await seats.fill('৮১০')
    await page.getByRole('button', { name: 'Save' }).click()
    await notice(page, 'Saved')
    await expect(page.getByText('621 of 810 seats left')).toBeVisible()
  })

  await test.step('a promo code is made and switched off', async () => {
    await page.getByRole('link', { name: 'Promo codes' }).click()
    await page.getByRole('button', { name: 'Create promo code' }).click()
    await page.getByLabel('Code', { exact: true }).fill('CRICKET10')
    await page.getByLabel('Amount').fill('১০')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'CRICKET10' })).toBeVisible()
    await page.getByRole('switch', { name: 'Promo code CRICKET10' }).click()
    await expect(page.getByText('Switched off')).toBeVisible()
  })

  await test.step('the seller’s own questions stand on the page of the event', async () => {
    await page.getByRole('link', { name: 'Questions', exact: true }).click()
    await page.getByRole('button', { name: 'Write your own' }).click()
    await page.getByLabel('Question 1', { exact: true }).fill('মাঠে বৃষ্টি হলে?')
    await page.getByLabel('Answer', { exact: true }).fill('পরদিন খেলা হবে।')
    await page.getByRole('button', { name: 'Save questions' }).click()
    await notice(page, 'Saved')
  })

  await test.step('a copy is a draft that wants to be published', async () => {
    await page.goto('/en/sellerevents?q=semi-final')
    await untilAlive(page)
    await page.getByRole('button', { name: `More for ${CRICKET}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click()
    await expect(page).toHaveURL(/\/sellerevents\/event\/\d+\/update$/)
    await page.goto('/en/sellerevents/manage')
    await expect(page.getByRole('heading', { name: 'Drafts (1)' })).toBeVisible()
    await page.getByRole('button', { name: `Publish: ${CRICKET}` }).click()
    await notice(page, 'Published. Everyone can see it now.')
  })
  // The browser itself writes down every request that was refused or got no answer.
  expect(complaints.filter((said) => !said.includes('Failed to load resource'))).toEqual([])
})

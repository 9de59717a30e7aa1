import { expect, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'
import { lookClosely } from '../support/looking.ts'
import { logIn } from '../support/member.ts'
import { collectComplaints, untilAlive } from '../support/reader.ts'

/** A seller of the demo market, and one of their events that has sold nearly all its seats. */
const RAFIQ = { username: 'rafiq', email: 'rafiq@hatkhola.example', password: 'hatkhola-demo' }
const ROOFTOP = 'Rooftop Unplugged: Songs Without a Plug'

const theSwitch = (page: Page) => page.getByRole('switch', { name: `On the market: ${ROOFTOP}` })
const notice = (page: Page, text: string | RegExp) => expect(page.locator('[aria-live=polite]').getByText(text)).toBeVisible()

test('a seller finds an event, takes it off the market and back, copies it, and keeps its tickets and codes', async ({ page, market }) => {
  const complaints = collectComplaints(page)
  await logIn(page, RAFIQ)
  await page.goto('/en/sellerevents')
  await untilAlive(page)

  await test.step('found by a word, which stands in the address', async () => {
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('article') })).toHaveCount(7)
    await page.getByLabel('Search your events').fill('rooftop')
    await expect(page).toHaveURL(/\?q=rooftop$/)
    await expect(page.getByText('1 event', { exact: true })).toBeVisible()
    await lookClosely(page, 'all events')
  })

  await test.step('off the market nobody finds it, back on it everybody does', async () => {
    const isListed = async () => JSON.stringify(await (await fetch(`${market.origin}/api/event/?q=rooftop&when=all`)).json()).includes(ROOFTOP)
    expect(await isListed()).toBe(true)
    await theSwitch(page).click()
    // By the clock of whoever runs this: what is over says so, on the market or not.
    await expect(page.getByRole('article').getByText(/^(?:Not on the market|Over)$/)).toBeVisible()
    await expect(theSwitch(page)).not.toBeChecked()
    await expect.poll(isListed).toBe(false)
    await theSwitch(page).click()
    await expect(page.getByRole('article').getByText(/^(?:Upcoming|Running now|Over)$/)).toBeVisible()
    await expect(theSwitch(page)).toBeChecked()
    await expect.poll(isListed).toBe(true)
  })

  await test.step('a switch without network stands as it stood', async () => {
    market.network('cut')
    await theSwitch(page).click()
    await expect(page.getByText(/This did not work, and nothing was changed|Switching needs the internet/)).toBeVisible()
    await expect(theSwitch(page)).toBeChecked()
    market.network('open')
  })

  await test.step('its tickets cannot be fewer than are taken', async () => {
    await page.getByRole('button', { name: `More for ${ROOFTOP}` }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Tickets' }).click()
    await page.getByRole('button', { name: /^Edit: / }).click()
    const seats = page.getByLabel('Seats in all')
    await seats.fill('১০')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/67 seats are sold or being paid for\. Choose at least 67\./)).toBeVisible()
    await seats.fill('৯০')
    await page.getByRole('button', { name: 'Save' }).click()
    await notice(page, 'Saved')
    await expect(page.getByText('23 of 90 seats left')).toBeVisible()
    await lookClosely(page, 'tickets')
  })

  await test.step('a promo code is made and switched off', async () => {
    await page.getByRole('link', { name: 'Promo codes' }).click()
    await page.getByRole('button', { name: 'Make a promo code' }).click()
    await page.getByLabel('Code', { exact: true }).fill('ROOF10')
    await page.getByLabel('How much').fill('১০')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'ROOF10' })).toBeVisible()
    await page.getByRole('switch', { name: 'Promo code ROOF10' }).click()
    await expect(page.getByText('Switched off')).toBeVisible()
    await lookClosely(page, 'promo codes')
  })

  await test.step('questions of one’s own stand on the page of the event', async () => {
    await page.getByRole('link', { name: 'Questions', exact: true }).click()
    await page.getByRole('button', { name: 'Write your own' }).click()
    await page.getByLabel('Question 1', { exact: true }).fill('ছাদে বৃষ্টি হলে?')
    await page.getByLabel('Answer', { exact: true }).fill('ভেতরে গান হবে।')
    await lookClosely(page, 'questions')
    await page.getByRole('button', { name: 'Save questions' }).click()
    await notice(page, 'Saved')
  })

  await test.step('a copy is a draft that wants to be published', async () => {
    await page.goto('/en/sellerevents?q=rooftop')
    await untilAlive(page)
    await page.getByRole('button', { name: `More for ${ROOFTOP}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click()
    await expect(page).toHaveURL(/\/sellerevents\/event\/\d+\/update$/)
    await page.goto('/en/sellerevents/manage')
    await expect(page.getByRole('heading', { name: 'Drafts (1)' })).toBeVisible()
    await lookClosely(page, 'manage')
    await page.getByRole('button', { name: `Publish: ${ROOFTOP}` }).click()
    await notice(page, 'Published. Everybody can see it now.')
  })
  // The browser itself writes down every request that was refused or got no answer.
  expect(complaints.filter((said) => !said.includes('Failed to load resource'))).toEqual([])
})

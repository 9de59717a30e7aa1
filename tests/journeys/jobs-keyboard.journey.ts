import { expect, type Page } from '@playwright/test'
import { aPdf } from '../support/a-cv.ts'
import { focused, tabInSight } from '../support/journeys/keyboard.ts'
import { applicationsOf, busyEmployer } from '../support/journeys/market/job-market.ts'
import { test } from '../support/journeys/market/shop.ts'
import { joinMarket, signIn } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

const type = async (page: Page, label: string | RegExp, text: string) => {
  await tabInSight(page, label)
  await page.keyboard.type(text)
}

test('a job is found, opened and applied for by keys alone, and the focus is always seen', async ({ shop, page }) => {
  test.slow()
  const { job } = await busyEmployer(shop)
  const seeker = await joinMarket(shop.elsewhere, 'keys')
  await signIn(page, seeker)
  await page.goto('/en/jobportal')
  await untilAlive(page)
  await test.step('found by the panel of search', async () => {
    await type(page, 'Job title', 'চিংড়িঘের')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=/)
    await expect(page.getByRole('article').first().locator(`[data-job="${job}"]`).first()).toBeVisible()
  })
  await test.step('opened', async () => {
    await tabInSight(page, /^চিংড়িঘেরের/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/jobdetails/${job}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
  await test.step('applied for, with a CV', async () => {
    await tabInSight(page, 'Apply Now')
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog')
    await expect(sheet.locator('[name=full_name]')).toBeVisible()
    await type(page, 'Full Name', 'Nasrin Akter')
    await type(page, 'Phone Number', '01712345678')
    await tabInSight(page, 'Email')
    await focused(page).fill(seeker.email)
    const choosing = page.waitForEvent('filechooser')
    await tabInSight(page, 'Choose a file')
    await page.keyboard.press('Enter')
    await (await choosing).setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf()) })
    await expect(sheet.getByText('cv.pdf')).toBeVisible()
    await tabInSight(page, 'Apply Now')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your application was sent' })).toBeFocused()
  })
  expect(await applicationsOf(shop, job)).toContainEqual({ state: 'sent', full_name: 'Nasrin Akter', has_cv: true })
  await test.step('and Escape leads back to the job', async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`/jobdetails/${job}$`))
  })
})

test('an applicant is decided on by keys alone', async ({ shop, page }) => {
  const { employer, job } = await busyEmployer(shop)
  await signIn(page, employer.member)
  await page.goto(`/en/hiring/job/${job}/applicants`)
  await expect(page.getByText('2 applicants')).toBeVisible()
  await untilAlive(page)
  await tabInSight(page, /^নাসরিন আক্তার/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabInSight(page, 'Shortlist')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Shortlist', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(focused(page)).toHaveText('Shortlist')
  await expect.poll(async () => (await applicationsOf(shop, job)).map(({ state }) => state)).toEqual(['shortlisted', 'sent'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(focused(page)).toContainText('নাসরিন আক্তার')
})

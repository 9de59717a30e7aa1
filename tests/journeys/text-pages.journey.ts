import { expect } from '@playwright/test'
import { test } from '../support/journeys/market/walk.ts'
import { PHONE } from '../support/journeys/phone.ts'
import { switchLanguage, untilAlive, untilAppIsHeld, untilHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'

test.use(PHONE)

test('Help that was opened once is read without network, in both languages, and the footer leads on to Terms', async ({ page, gateway }) => {
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  const footer = page.getByRole('contentinfo')
  const network = async (is: 'cut' | 'open') => {
    gateway.set(is)
    await page.context().setOffline(is === 'cut')
  }

  await test.step('online: Help, as the first page of this phone', async () => {
    await page.goto('/en/help')
    await expect(title).toHaveText('Help')
    await expect(page).toHaveTitle('Help · Hatkhola')
    await untilAppIsHeld(page)
    await untilScreensAreHeld(page, 'pages')
    await untilHeld(page, ['/api/page/help/'])
  })

  await test.step('offline: it is there after a reload, and its answers open', async () => {
    await network('cut')
    await page.reload()
    await expect(title).toHaveText('Help')
    const answer = page.getByText('you have 15 minutes to pay')
    await expect(answer).toBeHidden()
    await page.getByText('How long are my seats held?').click()
    await expect(answer).toBeVisible()
  })

  await test.step('offline: the same in Bangla', async () => {
    await untilAlive(page)
    await switchLanguage(page, 'bn')
    await expect(title).toHaveText('সাহায্য')
    await expect(page).toHaveURL(/\/bn\/help$/)
    // The answer that was open stays open.
    await expect(page.getByText('১৫ মিনিট সময় পাবেন')).toBeVisible()
  })

  await test.step('offline: a page that was never opened says that it needs the internet', async () => {
    await footer.getByRole('link', { name: 'গোপনীয়তা' }).click()
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText('ইন্টারনেট সংযোগ নেই')
    await page.goBack()
    await expect(title).toHaveText('সাহায্য')
  })

  await test.step('online again: by the footer to Terms, in Bangla and in English', async () => {
    await network('open')
    await footer.getByRole('link', { name: 'শর্তাবলি' }).click()
    await expect(page).toHaveURL(/\/bn\/terms$/)
    await expect(title).toHaveText('শর্তাবলি')
    await expect(page.getByText('বাংলাদেশের আইন প্রযোজ্য।')).toBeVisible()
    await switchLanguage(page, 'en')
    await expect(title).toHaveText('Terms')
    await untilHeld(page, ['/api/page/terms/'])
  })

  await test.step('offline: Terms too, and by a link in the text of Terms to what is not there, and back', async () => {
    await network('cut')
    await page.reload()
    await expect(title).toHaveText('Terms')
    await page.getByRole('main').getByRole('link', { name: 'Refund policy' }).first().click()
    await expect(page).toHaveURL(/\/en\/refund-policy$/)
    await expect(page.getByRole('alert')).toBeVisible()
    await network('open')
    await expect(title).toHaveText('Refund policy')
  })
})

test('Contact reads without a script, has an address to write to, and is found by its other spellings', async ({ browser, gateway }) => {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false, baseURL: gateway.origin })
  const page = await context.newPage()
  await page.goto('/bn/contact-us')
  await expect(page).toHaveURL(/\/bn\/contact$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('যোগাযোগ')
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toHaveText('support@hatkhola.example')
  await page.getByRole('main').getByRole('link', { name: 'সাহায্য' }).first().click()
  await expect(page).toHaveURL(/\/bn\/help$/)
  await page.locator('summary', { hasText: 'কীভাবে পেমেন্ট করা যায়?' }).click()
  await expect(page.getByText('SSLCOMMERZ-এর মাধ্যমে')).toBeVisible()
  await context.close()
})

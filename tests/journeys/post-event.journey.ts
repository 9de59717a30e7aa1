import { expect, type Page } from '@playwright/test'
import { aPhoto } from '../support/a-picture.ts'
import { test } from '../support/journeys/market/walk.ts'
import { joinMarket, type Member, openShopOf, signIn } from '../support/journeys/member.ts'
import { collectComplaints, keptTexts, untilAlive, untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'

const FORM = '/bn/selleraddevent'
const TITLE = 'পদ্মার পাড়ে বাউল গান'
const RESTORED = { bn: 'যেখানে ছিলেন সেখান থেকে চালিয়ে যান', en: 'Continue where you left off' }

/** Signs a new seller in on this phone. */
async function aSeller(page: Page, origin: string): Promise<Member> {
  const member = await joinMarket(origin, 'ayojok')
  await openShopOf(origin, member)
  await signIn(page, member)
  return member
}

/** A field by its whole label: the editor's tools have words like these too. */
const field = (page: Page, label: string) => page.locator('input, select').and(page.getByLabel(label, { exact: true }))
const editor = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
async function write(page: Page, name: string, text: string): Promise<void> {
  await editor(page, name).click()
  await page.keyboard.insertText(text)
}

async function fillTexts(page: Page): Promise<void> {
  await field(page, 'শিরোনাম').fill(TITLE)
  await field(page, 'দাম').fill('৩৫০')
  await field(page, 'আসন').fill('১২০')
  await field(page, 'শুরুর সময়').fill('2031-12-16T18:30')
  await field(page, 'শেষের সময়').fill('2031-12-16T22:00')
  await field(page, 'স্থান').fill('রাজশাহী, পদ্মা গার্ডেন')
}

async function chooseCategory(page: Page): Promise<void> {
  for (const name of ['ক্যাটাগরি', 'সাবক্যাটাগরি', 'উপ-সাবক্যাটাগরি']) {
    const list = field(page, name)
    await expect(list).toBeEnabled()
    await expect(list.locator('option')).not.toHaveCount(1)
    await list.selectOption({ index: 1 })
  }
}

const choosePicture = async (page: Page): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await aPhoto())
const newPicture = (page: Page) => page.locator('main form img[src^="blob:"]')

test('an event is written in Bangla with a picture, outlives a killed tab without network, and is posted once', async ({
  page,
  context,
  gateway,
  sharedMarket,
}) => {
  const complaints = collectComplaints(page)
  await aSeller(page, sharedMarket.origin)
  await page.goto(FORM)
  await untilAppIsHeld(page)
  await untilScreensAreHeld(page, 'members')

  await test.step('what is missing is said in one place, which has the focus', async () => {
    await page.getByRole('button', { name: 'ইভেন্ট পোস্ট করুন' }).click()
    const summary = page.getByRole('region', { name: /টি ঘর ঠিক করতে হবে/ })
    await expect(summary).toBeFocused()
    await summary.getByRole('button', { name: /^শিরোনাম/ }).click()
    await expect(field(page, 'শিরোনাম')).toBeFocused()
  })

  await test.step('it is filled in, with digits as they are written here', async () => {
    await fillTexts(page)
    await expect(page.getByText('২১ / ৫০ অক্ষর')).toBeVisible()
    await chooseCategory(page)
    await write(page, 'বিবরণ', 'লালনের গান, সারা রাত।')
    await write(page, 'শর্তাবলি', 'টিকিট ফেরত হয় না।')
    await choosePicture(page)
    await expect(newPicture(page)).toBeVisible()
  })

  await test.step('the tab is killed, the network is gone: everything is back', async () => {
    await expect.poll(() => keptTexts(page)).toContain('টিকিট ফেরত হয় না।')
    await expect.poll(() => keptTexts(page)).toContain('[picture]')
    await page.close({ runBeforeUnload: false })
    gateway.set('cut')
    await context.setOffline(true)
  })
  const tab = await context.newPage()
  await test.step('in a new tab, offline', async () => {
    await tab.goto(FORM)
    await expect(tab.getByText(RESTORED.bn)).toBeVisible()
    await expect(field(tab, 'শিরোনাম')).toHaveValue(TITLE)
    await expect(field(tab, 'দাম')).toHaveValue('৩৫০')
    await expect(field(tab, 'শুরুর সময়')).toHaveValue('2031-12-16T18:30')
    await expect(editor(tab, 'বিবরণ')).toContainText('লালনের গান')
    await expect(newPicture(tab)).toBeVisible()
    await expect(field(tab, 'উপ-সাবক্যাটাগরি')).not.toHaveValue('')
  })

  await test.step('posting waits for the network, and nothing is lost', async () => {
    await tab.getByRole('button', { name: 'ইভেন্ট পোস্ট করুন' }).click()
    await expect(tab.getByText(/ইভেন্টটি এই ফোনে সেভ আছে/)).toBeVisible()
    await expect(tab.getByRole('button', { name: 'ইভেন্ট পোস্ট করুন' })).toBeEnabled()
    gateway.set('open')
    await context.setOffline(false)
    await tab.getByRole('button', { name: 'ইভেন্ট পোস্ট করুন' }).click()
    await expect(tab).toHaveURL(/\/bn\/sellerevents\/event\/\d+\/tickets$/)
    await expect(tab.getByRole('heading', { name: 'ইভেন্ট পোস্ট হয়েছে!' })).toBeVisible()
  })

  await test.step('it is there as it was written, once', async () => {
    const id = /event\/(\d+)\//.exec(tab.url())?.[1] ?? ''
    const event = await (await fetch(`${sharedMarket.origin}/api/event/${id}/`)).json()
    expect(event).toMatchObject({ title: TITLE, price: 350, from_time: '2031-12-16T12:30:00.000Z', location: 'রাজশাহী, পদ্মা গার্ডেন' })
    expect(event.description).toContain('লালনের গান, সারা রাত।')
    expect(event.thumbnail).toMatch(/^\/media\/events\//)
    await tab.goto(FORM)
    await expect(field(tab, 'শিরোনাম')).toHaveValue('')
    await expect(tab.getByText(RESTORED.bn)).toHaveCount(0)
  })
  expect(complaints.filter((complaint) => !complaint.includes('Failed to load resource'))).toEqual([])
})

test('what two tabs changed meanwhile is laid side by side, and nothing of either is lost', async ({ page, context, sharedMarket }) => {
  await aSeller(page, sharedMarket.origin)
  await page.goto(FORM)
  await untilAlive(page)
  await fillTexts(page)
  await chooseCategory(page)
  await write(page, 'বিবরণ', 'গান')
  await write(page, 'শর্তাবলি', 'শর্ত')
  await choosePicture(page)
  await expect(newPicture(page)).toBeVisible()
  await page.getByRole('button', { name: 'ইভেন্ট পোস্ট করুন' }).click()
  await expect(page).toHaveURL(/\/tickets$/)
  const address = page.url().replace('/bn/', '/en/').replace('/tickets', '/update')

  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(address)
    await expect(field(tab, 'Title')).toHaveValue(TITLE)
  }
  await test.step('one tab saves, and says so', async () => {
    await field(page, 'Title').fill('Baul night')
    await field(page, 'Location').fill('Rajshahi')
    await expect(page.getByText('Changed, not saved yet: Title and Type and place')).toBeVisible()
    await page.getByRole('button', { name: 'Update Event' }).click()
    await expect(page.getByRole('status').getByText('Saved.')).toBeVisible()
  })
  await test.step('the other meets it', async () => {
    await field(other, 'Title').fill('Baul evening')
    await field(other, 'Price').fill('৪০০')
    await other.getByRole('button', { name: 'Update Event' }).click()
    const panel = other.getByRole('region', { name: 'Changed elsewhere' })
    await expect(panel).toBeFocused()
    await expect(panel.getByText('Baul night')).toBeVisible()
    await expect(panel.getByText('Updated from the newer version: Type and place')).toBeVisible()
    await expect(field(other, 'Location')).toHaveValue('Rajshahi')
    await panel.getByRole('button', { name: 'Title: Keep mine' }).click()
    await other.getByRole('button', { name: 'Update Event' }).click()
    await expect(other.getByRole('status').getByText('Saved.')).toBeVisible()
  })
  const id = /event\/(\d+)\//.exec(address)?.[1] ?? ''
  expect(await (await fetch(`${sharedMarket.origin}/api/event/${id}/`)).json()).toMatchObject({ title: 'Baul evening', location: 'Rajshahi', price: 400 })
})

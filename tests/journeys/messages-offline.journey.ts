import { expect, type Page } from '@playwright/test'
import { aPhoto } from '../support/a-picture.ts'
import { violations } from '../support/journeys/accessible.ts'
import { showOfSeller } from '../support/journeys/market/gate-show.ts'
import { goOffline, goOnline, type Shop, test } from '../support/journeys/market/shop.ts'
import { joinMarket, signIn } from '../support/journeys/member.ts'
import { PHONE } from '../support/journeys/phone.ts'
import { untilAlive, untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'

test.use({ ...PHONE })

const TITLE = 'Boat race at Rupsha'
const QUESTION = 'Is there a place to park a bicycle?'
const ANSWER = 'হ্যাঁ, ঘাটের পাশে। ছবিটি দেখুন।'

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ })

/** Writes in the conversation that is open. */
async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Send message' }).click()
}

/** How many messages with this text the service has. */
async function received({ database }: Pick<Shop, 'database'>, text: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from conversation_messages where text = $1', [text])
  return rows[0]?.count ?? 0
}

/** Looks at the page again until it was told something, and follows it. */
async function followNotice(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.goto('/en/notices')
    await untilAlive(page)
    await expect(page.getByRole('link', { name: words })).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  await page.getByRole('link', { name: words }).click()
  await expect(page).toHaveURL(/\/en\/messages\/\d+$/)
}

test('a question to the organizer is written without network and sent later, and is answered with a picture', async ({ shop, page, context, browser }) => {
  const { event, seller } = await showOfSeller(shop, TITLE, 250)
  const buyer = await joinMarket(shop.elsewhere, 'asker')

  await test.step('the buyer opens the event, and asks once there is no network', async () => {
    await signIn(page, buyer)
    await page.goto(`/en/eventdetails/${event}`)
    await untilAppIsHeld(page)
    await untilScreensAreHeld(page, 'members')
    await goOffline(shop, context)
    await page.getByRole('link', { name: 'Ask the organizer' }).click()
    await expect(page.getByRole('link', { name: TITLE })).toBeVisible()
    await say(page, QUESTION)
    await expect(page.getByText('Waiting for internet')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  await test.step('it goes out by itself, and the screen becomes that of the conversation', async () => {
    await goOnline(shop, context)
    await expect(page).toHaveURL(/\/en\/messages\/\d+$/, { timeout: 30_000 })
    await expect(page.getByText(QUESTION)).toHaveCount(1)
    await expect(page.getByText('Waiting for internet')).toHaveCount(0)
    // A conversation that is open is read as soon as something comes.
    await page.goto('/en/events')
  })

  await test.step('the organizer gets a notice, reads it, and answers with a picture', async () => {
    const theirs = await browser.newContext({ ...PHONE, baseURL: shop.origin })
    const desk = await theirs.newPage()
    await signIn(desk, seller)
    await followNotice(desk, '1 new message')
    await expect(desk.getByText(QUESTION, { exact: true })).toBeVisible()
    await expect(bell(desk)).toHaveAccessibleName('Notifications')
    await desk.locator('input[type=file]').setInputFiles(await aPhoto())
    await expect(desk.getByAltText('The picture you chose')).toBeVisible()
    await say(desk, ANSWER)
    // The field holds a hidden copy of what is typed.
    await expect(desk.getByRole('main').getByRole('listitem').filter({ hasText: ANSWER })).toHaveCount(1)
    // The page shows it before it is sent, and closing the browser would stop it.
    await expect.poll(() => received(shop, ANSWER)).toBe(1)
    await expect(desk.getByText(/^(?:Sending|Waiting)/)).toHaveCount(0)
    await theirs.close()
  })

  await test.step('the buyer gets a notice, and sees the answer and its picture', async () => {
    await followNotice(page, '1 new message')
    await expect(page.getByText(ANSWER, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^Show picture, \d+ kB$/ }).click()
    await expect(page.getByRole('img', { name: /^Picture from/ })).toBeVisible()
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    expect(await violations(page)).toEqual([])
  })
})

import { expect, type Page } from '@playwright/test'
import { aPhoto } from '../support/a-picture.ts'
import { focused, tabInSight, tabTo } from '../support/journeys/keyboard.ts'
import { busySeller } from '../support/journeys/market/busy-seller.ts'
import { test } from '../support/journeys/market/shop.ts'
import { joinMarket, openShopOf, signIn } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { untilAlive, untilDrawn } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

const items = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem')

test('an event is posted by keys alone, and the focus is always seen', async ({ shop, page }) => {
  test.slow()
  const seller = await joinMarket(shop.elsewhere, 'keys')
  await openShopOf(shop.elsewhere, seller)
  await signIn(page, seller)
  // A busy machine may give up on the categories once; the rest needs them at once.
  const open = async () => {
    await page.goto('/en/selleraddevent')
    await expect(page.getByLabel('Category', { exact: true }).locator('option')).not.toHaveCount(1)
  }
  await expect(open).toPass({ timeout: 60_000 })
  await untilAlive(page)
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  await expect(text('Description')).toBeEditable()

  await test.step('a picture, and every field in its turn', async () => {
    const choosing = page.waitForEvent('filechooser')
    await tabInSight(page, 'Choose a picture')
    await page.keyboard.press('Enter')
    await (await choosing).setFiles(await aPhoto())
    await expect(page.locator('main form img[src^="blob:"]')).toBeVisible()
    for (const [label, text] of [
      ['Title', 'Boat race'],
      ['Price', '350'],
      ['Seats', '120'],
    ] as const) {
      await tabInSight(page, label)
      await page.keyboard.type(text)
    }
    for (const [label, value] of [
      ['From Time', '2031-12-16T18:30'],
      ['To Time', '2031-12-16T22:00'],
    ] as const) {
      await tabInSight(page, label)
      await focused(page).fill(value)
    }
    await tabInSight(page, 'Location')
    await page.keyboard.type('Rupsa Ghat')
    for (const label of ['Category', 'Subcategory', 'Subsubcategory']) {
      await tabInSight(page, label)
      await expect(focused(page).locator('option')).not.toHaveCount(1)
      await page.keyboard.press('ArrowDown')
      await expect(focused(page)).not.toHaveValue('')
    }
  })
  await test.step('a text, behind one stop for all of its tools', async () => {
    await tabInSight(page, 'Bold')
    await page.keyboard.press('Tab')
    await expect(text('Description')).toBeFocused()
    await page.keyboard.type('Twelve boats.')
  })
  await test.step('what is missing is found from the list of it', async () => {
    await tabInSight(page, 'Post Event')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'One field needs your attention' })).toBeFocused()
    await tabInSight(page, /^Terms and Conditions/)
    await page.keyboard.press('Enter')
    await expect(text('Terms and Conditions')).toBeFocused()
    await page.keyboard.type('None.')
  })
  await test.step('and it is posted', async () => {
    await tabInSight(page, 'Post Event')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Event posted successfully!' })).toBeVisible({ timeout: 30_000 })
  })
})

test('kinds of ticket and pictures are put in order by keys alone', async ({ shop, page }) => {
  const { event, seller } = await busySeller(shop, 'Boat race at Chandpur')
  await signIn(page, seller)
  await test.step('a kind of ticket is moved, and its button keeps the focus', async () => {
    await page.goto(`/en/sellerevents/event/${event}/tickets`)
    await untilAlive(page)
    const names = () => page.getByRole('main').getByRole('listitem').getByRole('heading').allInnerTexts()
    await expect.poll(names).toEqual(['Gallery', 'সামনের সারি'])
    await tabTo(page, 'Move down: Gallery')
    await page.keyboard.press('Enter')
    await expect.poll(names).toEqual(['সামনের সারি', 'Gallery'])
    await expect(page.locator('[aria-live=polite]').getByText('Gallery: now 2 of 2')).toBeVisible()
    await expect(focused(page)).toHaveAttribute('aria-label', /Gallery$/)
  })
  await test.step('a film is lifted, moved and put down, and each step is told', async () => {
    await page.goto(`/en/sellerevents/editeventGallery/${event}`)
    await untilAlive(page)
    await expect(items(page, 'Pictures and videos')).toHaveCount(2)
    await tabTo(page, 'Move গত বছরের বাইচ')
    await page.keyboard.press('Enter')
    await expect(page.getByText('গত বছরের বাইচ is picked up, 1 of 2.')).toBeAttached()
    // The places are measured after that; a key before it moves nothing.
    await untilDrawn(page)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('গত বছরের বাইচ: place 2 of 2.')).toBeAttached()
    await page.keyboard.press('Enter')
    await expect(items(page, 'Pictures and videos').last()).toContainText('গত বছরের বাইচ')
    const order = async () => {
      const { rows } = await shop.database.pool.query<{ name: string }>(
        'select name from gallery_items i join events e on e.gallery = i.gallery where e.id = $1 order by position, i.id',
        [event],
      )
      return rows.map(({ name }) => name)
    }
    await expect.poll(order).toEqual(['', 'গত বছরের বাইচ'])
  })
})

test('at a gate a code is typed, and the answer read, by keys alone', async ({ shop, page }) => {
  const { gate, tickets, holder } = await busySeller(shop, 'Boat race at Mongla')
  await page.goto(await gate('Landing stage'))
  await expect(page.getByText('/ 2')).toBeVisible({ timeout: 20_000 })
  await tabInSight(page, 'Type the code')
  for (const said of ['Let in', 'Already in']) {
    await page.keyboard.type(tickets[0]!.code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: holder })).toContainText(said)
    // The next one can be typed at once.
    await expect(page.getByLabel('Type the code')).toBeFocused()
    await expect(page.getByLabel('Type the code')).toHaveValue('')
  }
  await tabInSight(page, 'Name or code')
  await page.keyboard.type('zzz')
  await expect(page.getByText('No matches')).toBeVisible()
})

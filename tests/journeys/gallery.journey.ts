import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { smallTargets, violations } from '../support/journeys/accessible.ts'
import { postEventOf, sellOn } from '../support/journeys/market/event-of-seller.ts'
import type { Asked } from '../support/journeys/market/gateway.ts'
import { test } from '../support/journeys/market/walk.ts'
import { collectComplaints, untilDrawn } from '../support/journeys/reader.ts'

const MOST_SENT = 200 * 1024
const isPicture = ({ method, path }: Asked) => method === 'POST' && path.startsWith('/api/event_gallery/?')

const addressOf = (event: number) => `/en/sellerevents/editeventGallery/${event}`
const grid = (page: Page) => page.getByRole('list', { name: 'Pictures and videos' })
const cells = (page: Page) => grid(page).getByRole('listitem')
const names = (page: Page) => cells(page).locator('.clamp').allInnerTexts()

/** Twelve million points of a camera that sees badly: nothing is harder to make light. */
async function aLargePhoto(name: string, seed: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const [width, height] = [1000, 750]
  const points = Buffer.alloc(width * height * 3)
  let state = seed
  for (let at = 0; at < points.length; at++) {
    state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff
    points[at] = 60 + ((state >> 16) % 140)
  }
  const large = sharp(points, { raw: { width, height, channels: 3 } }).resize(4000, 3000, { kernel: 'nearest' })
  return { name, mimeType: 'image/jpeg', buffer: await large.jpeg({ quality: 90 }).toBuffer() }
}

const choose = async (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> =>
  page.locator('main input[type=file]').setInputFiles(files)

async function caption(page: Page, at: number, text: string): Promise<void> {
  await cells(page).nth(at).getByRole('button').first().tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Caption').fill(text)
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('Saved')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).tap()
}

test('heavy photos go one by one into a gallery, each once, over a connection that breaks', async ({ page, context, gateway, sharedMarket }) => {
  test.slow()
  await sellOn(page, sharedMarket.origin)
  const event = await postEventOf(page)
  await page.goto(addressOf(event))
  await expect(page.getByText('No pictures yet')).toBeVisible()
  const photos = await Promise.all([1, 2, 3].map((seed) => aLargePhoto(`IMG_${seed}.jpg`, seed)))

  await test.step('the answer to the first is lost after the service has acted', async () => {
    // The browser sends once more by itself over a connection that was in use before: that answer is lost too.
    let first: string | undefined
    const isFirst = (asked: Asked) => {
      if (isPicture(asked)) first ??= asked.path
      return asked.path === first
    }
    gateway.treat((asked) => (isFirst(asked) ? 'cut-after' : 'pass'))
    await choose(page, photos)
    await expect(page.getByRole('button', { name: 'Try IMG_' })).toBeVisible({ timeout: 60_000 })
    await expect(cells(page)).toHaveCount(2, { timeout: 60_000 })
    await expect(page.getByRole('heading', { name: '1 picture to send' })).toBeVisible()
    gateway.treat(() => 'pass')
    // An app that has seen the connection come back tries again by itself: the button may be gone by now.
    await page
      .getByRole('button', { name: 'Try IMG_' })
      .tap({ timeout: 5_000 })
      .catch(() => undefined)
    await expect(page.getByRole('heading', { name: /to send|not sent/ })).toHaveCount(0, { timeout: 60_000 })
    await expect(cells(page)).toHaveCount(3)
  })

  await test.step('none is heavier than agreed', async () => {
    const sent = gateway.asked.filter(isPicture).map(({ headers }) => Number(headers['content-length']))
    expect(sent.length).toBeGreaterThanOrEqual(4)
    expect(Math.max(...sent)).toBeLessThanOrEqual(MOST_SENT)
    expect(Math.min(...sent)).toBeGreaterThan(20 * 1024)
  })

  await test.step('what is chosen without network outlives the page, and goes by itself when it is back; what is no picture says so', async () => {
    gateway.set('cut')
    await context.setOffline(true)
    await expect(page.getByText('You are offline. Pictures you add now')).toBeVisible()
    await choose(page, [await aLargePhoto('IMG_4.jpg', 4), { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }])
    await expect(page.getByRole('heading', { name: '1 picture was not sent' })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('button', { name: 'Try notes.jpg again' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove notes.jpg' }).tap()
    await expect(page.getByText('Saved on this phone and sent automatically. Closing the app does not lose them.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: '1 picture to send' })).toBeVisible({ timeout: 30_000 })
    gateway.set('open')
    await context.setOffline(false)
    await expect(cells(page)).toHaveCount(4, { timeout: 60_000 })
    await expect(page.getByRole('heading', { name: /to send|not sent/ })).toHaveCount(0)
  })

  await test.step('the service holds four', async () => {
    await page.reload()
    await expect(cells(page)).toHaveCount(4)
    const { related_event_gallery } = await (await fetch(`${sharedMarket.origin}/api/event/${event}/`)).json()
    expect(related_event_gallery).toHaveLength(4)
  })
})

test('a gallery is named, sorted by keys and buttons, and thinned out; readers see it so', async ({ page, context, gateway, sharedMarket }) => {
  const complaints = collectComplaints(page)
  await sellOn(page, sharedMarket.origin)
  const event = await postEventOf(page)
  await page.goto(addressOf(event))
  const small = async (name: string, hue: string) => ({
    name,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 640, height: 360, channels: 3, background: hue } })
      .png()
      .toBuffer(),
  })
  await expect(page.getByText('No pictures yet')).toBeVisible()
  for (const [at, hue] of ['#0a7', '#a70', '#70a'].entries()) {
    await choose(page, [await small(`${at}.png`, hue)])
    await expect(cells(page)).toHaveCount(at + 1)
  }

  await test.step('captions are saved by Enter', async () => {
    for (const [at, text] of ['মঞ্চ', 'The boats', 'Food'].entries()) await caption(page, at, text)
    expect(await names(page)).toEqual(['মঞ্চ', 'The boats', 'Food'])
  })

  await test.step('sorted by the keys of a keyboard, and each place is said', async () => {
    await page.getByRole('button', { name: 'Move মঞ্চ' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('মঞ্চ is picked up, 1 of 3.')).toBeAttached()
    // The places are measured after that; a key before it moves nothing.
    await untilDrawn(page)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('মঞ্চ: place 2 of 3.')).toBeAttached()
    await page.keyboard.press('Space')
    await expect.poll(() => names(page)).toEqual(['The boats', 'মঞ্চ', 'Food'])
  })

  await test.step('and by buttons', async () => {
    await cells(page).nth(2).getByRole('button').first().tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Earlier' }).tap()
    await expect(sheet.getByText('2 of 3')).toBeVisible()
    await sheet.getByRole('button', { name: 'Earlier' }).tap()
    await expect(sheet.getByText('1 of 3')).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).tap()
    await page.reload()
    await expect.poll(() => names(page)).toEqual(['Food', 'The boats', 'মঞ্চ'])
  })

  await test.step('dragged by a finger', async () => {
    const handle = await page.getByRole('button', { name: 'Move Food' }).boundingBox()
    const target = await cells(page).nth(1).boundingBox()
    if (!handle || !target) throw new Error('nothing to drag')
    await page.mouse.move(handle.x + 24, handle.y + 24)
    await page.mouse.down()
    await page.mouse.move(target.x + target.width / 2, target.y + 30, { steps: 8 })
    await page.mouse.up()
    await expect.poll(() => names(page)).toEqual(['The boats', 'Food', 'মঞ্চ'])
  })

  await test.step('a caption that could not be saved stays, and is saved when the internet is back', async () => {
    await cells(page).nth(1).getByRole('button').first().tap()
    const sheet = page.getByRole('dialog')
    gateway.set('cut')
    await context.setOffline(true)
    await sheet.getByLabel('Caption').fill('Pitha, mornings only')
    await page.keyboard.press('Enter')
    await expect(sheet.getByText('Not saved yet: you are offline.')).toBeVisible()
    gateway.set('open')
    await context.setOffline(false)
    await expect(sheet.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 })
    await sheet.getByRole('button', { name: 'Close' }).tap()
    await expect.poll(() => names(page)).toEqual(['The boats', 'Pitha, mornings only', 'মঞ্চ'])
  })

  await test.step('a film of two hosts, and of no other', async () => {
    await page.getByRole('button', { name: 'Add a video' }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Address of the video').fill('https://films.example/abc')
    await dialog.getByRole('button', { name: 'Add video' }).tap()
    await expect(dialog.getByText('Enter the address of a YouTube or Vimeo video')).toBeVisible()
    await dialog.getByLabel('Address of the video').fill('https://youtu.be/abcdefghijk')
    await dialog.getByLabel('Caption').fill('Last year')
    await dialog.getByRole('button', { name: 'Add video' }).tap()
    await expect(cells(page)).toHaveCount(4)
  })

  await test.step('deleted after a confirmation', async () => {
    await cells(page).nth(1).getByRole('button').first().tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap()
    const ask = page.getByRole('dialog', { name: 'Delete from the gallery?' })
    await expect(ask.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await ask.getByRole('button', { name: 'Delete' }).tap()
    await expect(cells(page)).toHaveCount(3)
  })

  await test.step('it can be looked at without network', async () => {
    gateway.set('cut')
    await context.setOffline(true)
    await page.reload()
    await expect.poll(() => names(page)).toEqual(['The boats', 'মঞ্চ', 'Last year'])
    await expect(page.getByText('Sorting, captions and deleting need the internet.')).toBeVisible()
    gateway.set('open')
    await context.setOffline(false)
  })

  await test.step('readers see pictures, film and captions in that order', async () => {
    await page.goto(`/en/eventdetails/${event}`)
    const gallery = page.getByRole('region', { name: 'Gallery' })
    await expect(gallery.getByText('The boats')).toBeVisible()
    await expect(gallery.getByRole('img', { name: 'The boats' })).toBeVisible()
    await expect(gallery.getByText('Last year')).toBeAttached()
  })

  await test.step('and look at them as large as the screen, by touch and by keys', async () => {
    await page.getByRole('region', { name: 'Gallery' }).getByRole('link', { name: '1 of 3' }).tap()
    const viewer = page.getByRole('dialog', { name: 'Gallery' })
    await expect(viewer.getByRole('img', { name: 'The boats' })).toBeVisible()
    await expect(viewer.getByText('1 of 3')).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    await viewer.getByRole('button', { name: 'Zoom in' }).tap()
    await expect.poll(() => viewer.getByRole('img', { name: 'The boats' }).evaluate((one) => one.getBoundingClientRect().width / innerWidth)).toBeCloseTo(2, 1)
    await page.keyboard.press('-')
    await viewer.getByRole('list').evaluate((list) => list.scrollTo({ left: list.clientWidth }))
    await expect(viewer.getByText('2 of 3')).toBeVisible()
    await page.keyboard.press('End')
    await expect(viewer.getByText('3 of 3')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Gallery' })).toBeVisible()
  })
  expect(complaints.filter((complaint) => !complaint.includes('Failed to load resource'))).toEqual([])
})

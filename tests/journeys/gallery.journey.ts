import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { postEventOf, sellOn } from '../support/journeys/market/event-of-seller.ts'
import type { Asked } from '../support/journeys/market/gateway.ts'
import { test } from '../support/journeys/market/walk.ts'

const MOST_SENT = 200 * 1024
const isPicture = ({ method, path }: Asked) => method === 'POST' && path.startsWith('/api/event_gallery/?')

const addressOf = (event: number) => `/en/sellerevents/editeventGallery/${event}`
const grid = (page: Page) => page.getByRole('list', { name: 'Pictures and videos' })
const cells = (page: Page) => grid(page).getByRole('listitem')

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

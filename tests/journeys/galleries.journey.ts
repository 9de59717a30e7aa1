import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { addressOf } from '#contract/core/endpoint.ts'
import { addProfileVideo } from '#contract/sellers/profile-gallery.ts'
import { readSeller } from '#contract/sellers/sellers.ts'
import { test } from '../support/journeys/market/walk.ts'
import { joinMarket, openShopOf, signIn, signInElsewhere } from '../support/journeys/member.ts'
import { untilAlive, untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'

const aPhoto = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

async function describePicture(page: Page, { at, caption, alt }: { at: number; caption: string; alt: string }): Promise<void> {
  await page.getByRole('list', { name: 'Pictures' }).getByRole('listitem').nth(at).locator('button.card').tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Caption').fill(caption)
  await sheet.getByLabel(/^Description/).fill(alt)
  await sheet.getByLabel(/^Description/).press('Enter')
  await expect(sheet.getByText('Saved')).toHaveCount(2)
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await expect(sheet).toHaveCount(0)
}

test('a seller adds described pictures, and a visitor sees them, without network too', async ({ page, browser, gateway, sharedMarket }) => {
  test.slow()
  const seller = await joinMarket(sharedMarket.origin, 'shower')
  const slug = await openShopOf(sharedMarket.origin, seller, 'Rupsha Pottery')

  await test.step('two at once, each described, from the menu of sellers', async () => {
    await signIn(page, seller)
    await page.goto('/en/gallery?mine=true')
    await expect(page).toHaveURL(/\/en\/sellergallery$/)
    await expect(page.getByRole('heading', { level: 1, name: 'My pictures' })).toBeVisible()
    await expect(page.getByText('No pictures yet')).toBeVisible()
    await page.locator('main input[type=file]').setInputFiles([await aPhoto('jar.jpg', '#a0522d'), await aPhoto('bowl.jpg', '#2f6f4f')])
    await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(2, { timeout: 60_000 })
    await describePicture(page, { at: 0, caption: 'Jar', alt: 'A brown jar of clay' })
    await describePicture(page, { at: 1, caption: 'Bowl', alt: 'A green bowl of clay' })
    await page.getByRole('link', { name: 'View as others see it' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Pictures by Rupsha Pottery' })).toBeVisible()
  })

  const phone = await browser.newContext({ baseURL: gateway.origin, viewport: { width: 360, height: 740 }, hasTouch: true })
  const visitor = await phone.newPage()
  await test.step('a visitor sees them among those of all, newest first, and one of them large', async () => {
    await visitor.goto('/en/gallery')
    await untilAlive(visitor)
    await expect(visitor.getByRole('img', { name: 'A green bowl of clay' })).toBeVisible()
    await visitor.getByRole('listitem').filter({ hasText: 'Bowl' }).getByRole('link').first().tap()
    const viewer = visitor.getByRole('dialog')
    await expect(viewer.getByText('Bowl · A green bowl of clay')).toBeVisible()
    await viewer.getByRole('link', { name: 'Rupsha Pottery' }).tap()
    await expect(visitor).toHaveURL(new RegExp(`/en/seller/${slug}$`))
    await visitor.goBack()
    await untilAppIsHeld(visitor)
  })

  await test.step('and again without network', async () => {
    await visitor.goto('/en')
    await untilScreensAreHeld(visitor, 'home')
    gateway.set('cut')
    await phone.setOffline(true)
    await visitor.goto('/en/gallery')
    await expect(visitor.getByRole('img', { name: 'A brown jar of clay' })).toBeVisible()
    await visitor.getByRole('link', { name: 'Videos', exact: true }).tap()
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    gateway.set('open')
    await phone.setOffline(false)
  })

  await test.step('a film asks nothing of its host before a tap', async () => {
    const { tell } = await signInElsewhere(sharedMarket.origin, seller)
    const { id } = (await (await fetch(sharedMarket.origin + addressOf(readSeller, { params: { slug } }))).json()) as { id: number }
    expect((await tell(addProfileVideo.path, { subject: id, video_url: 'https://youtu.be/abcdefghijk', name: 'At the wheel' })).ok).toBe(true)
    const elsewhere: string[] = []
    visitor.on('request', (request) => {
      if (!request.url().startsWith(gateway.origin)) elsewhere.push(request.url())
    })
    await visitor.goto(`/en/videos?seller=${slug}`)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Videos by Rupsha Pottery' })).toBeVisible()
    await expect(visitor.getByText('Plays from YouTube, which then sees that you watch.')).toBeVisible()
    expect(elsewhere).toEqual([])
  })
  await phone.close()
})

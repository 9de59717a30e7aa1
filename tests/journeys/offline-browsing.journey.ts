import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { addressOf } from '#contract/core/endpoint.ts'
import { listEvents, readEvent } from '#contract/events/events.ts'
import { EVENT_PAGE_SIZE } from '#contract/events/events-filter.ts'
import { openPhone } from '../support/journeys/buying.ts'
import { test } from '../support/journeys/market/walk.ts'
import { markDocument, switchLanguage, untilAppIsHeld, untilHeld, untilPictured } from '../support/journeys/reader.ts'

const HOURS_3 = 3 * 3_600_000
/** Everything of our seller; and what the phone is asked for it. */
const LIST = '/events?q=rahima+shilaidaha'
const listAddress = (q: string) => addressOf(listEvents, { query: { q, limit: String(EVENT_PAGE_SIZE) } })
const detailAddress = (id: number) => addressOf(readEvent, { params: { event_id: id } })
const bangla = (n: number) => String(n).replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)))

test('what was read once is read again without network, in both languages, after the browser was killed', async ({ gateway, sharedMarket }) => {
  const { concert, bangla: baul, fairs } = sharedMarket.stock
  const profile = await mkdtemp(join(tmpdir(), 'hatkhola-phone-'))
  const at = (path: string) => gateway.origin + path

  await test.step('online: the list, two details, one of them saved', async () => {
    const { context, page } = await openPhone(profile)
    await page.goto(at('/events?q=shalukpur'))
    await untilAppIsHeld(page)
    await page.goto(at(LIST))
    await page.getByRole('heading', { name: 'Lalon Evening at Shilaidaha' }).getByRole('link').click()
    await expect(page.getByText('Songs of Lalon by the river.')).toBeVisible()
    // Its texts come in one language alone, and are not needed to switch to the other one.
    await expect(page.getByRole('button', { name: 'Report this event' })).toBeVisible()
    await page.goBack()
    await page.getByRole('heading', { name: 'বাউল গানের আসর' }).getByRole('link').click()
    await page.getByRole('button', { name: 'Save for offline' }).click()
    await expect(page.getByText('Available offline')).toBeVisible()
    await page.goBack()
    await untilHeld(page, [listAddress('rahima shilaidaha'), listAddress('shalukpur'), detailAddress(concert), detailAddress(baul)])
    await context.close()
  })

  gateway.set('cut')
  const { context, page } = await openPhone(profile)
  await context.setOffline(true)
  await context.clock.setSystemTime(Date.now() + HOURS_3)

  await test.step('offline: the list says how old it is, its pictures are there', async () => {
    await page.goto(at(LIST))
    await expect(page.getByRole('heading', { name: 'Lalon Evening at Shilaidaha' })).toBeVisible()
    await expect(page.getByText('You are offline · Showing saved copy')).toBeVisible()
    await expect(page.getByText('Showing saved copy · 3 hours ago')).toBeVisible()
    await untilPictured(page)
  })

  await test.step('offline: search and filters look through what is there and say so', async () => {
    await page.locator('summary', { hasText: 'Filters' }).click()
    await page.getByLabel('Min price').fill('১২০০')
    await page.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(page.getByRole('heading', { name: 'বাউল গানের আসর' })).toBeVisible()
    await expect(page.getByText(/1 of \d+ saved events/)).toBeVisible()
    await expect(page.getByText('There may be more online.')).toBeVisible()
    await page.getByRole('link', { name: 'Remove filter: From BDT 1,200' }).click()
    await page.locator('summary', { hasText: 'Search for Events' }).click()
    await page.getByLabel('Event or seller').fill('clay lamp shilaidaha')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Clay Lamp Workshop' })).toBeVisible()
    await expect(page.getByText(/1 of \d+ saved events/)).toBeVisible()
  })

  await test.step('offline: both details open, with their pictures', async () => {
    for (const [id, words] of [
      [concert, 'Songs of Lalon by the river.'],
      [baul, 'বাউল গানের সন্ধ্যা।'],
    ] as const) {
      await page.goto(at(`/eventdetails/${id}`))
      await expect(page.getByText(words)).toBeVisible()
      await expect(page.getByText('Showing saved copy · 3 hours ago')).toBeVisible()
      await untilPictured(page)
    }
  })

  await test.step('offline: Bangla and back, with digits, dates and texts', async () => {
    await switchLanguage(page, 'bn')
    await expect(page.getByText('৳১,২০০').first()).toBeVisible()
    await expect(page.getByText(`সেভ করা কপি · ${bangla(3)} ঘণ্টা আগে`)).toBeVisible()
    await expect(page.getByText('৫০টি আসন খালি আছে')).toBeVisible()
    await expect(page.getByText('ইন্টারনেট সংযোগ নেই · সেভ করা কপি দেখছেন')).toBeVisible()
    await page.goto(at(LIST))
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    await expect(page.locator('summary', { hasText: 'ফিল্টার' })).toBeVisible()
    await expect(page.getByText(/BDT|View Details|seats left/)).toHaveCount(0)
    await switchLanguage(page, 'en')
    await expect(page.getByText('Showing saved copy · 3 hours ago')).toBeVisible()
  })

  await test.step('offline: an event that was never opened says what is known, why not more, and heals by itself', async () => {
    // The last card of the page that was listed: fetching ahead ends before it.
    const unvisited = fairs[EVENT_PAGE_SIZE - 1]
    const title = `Shalukpur Boat Fair ${EVENT_PAGE_SIZE}`
    await page.goto(at(`/eventdetails/${unvisited}`))
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.getByText('Shalukpur Ghat, Sunamganj')).toBeVisible()
    await expect(page.getByText('This page is not saved on your phone yet')).toBeVisible()
    await expect(page.getByText('This page will load when you are back online.')).toBeVisible()
    await expect(page.getByRole('link', { name: /Lalon Evening/ })).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('This page is not saved on your phone yet')).toBeVisible()
    // Only a page that has said that it is offline says that it is back.
    await expect(page.getByText(/You are offline/)).toBeVisible()
    const stayedTheSame = await markDocument(page)
    gateway.set('open')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.getByText('An event.')).toBeVisible()
    await expect(page.getByText('Back online')).toBeVisible()
    await stayedTheSame()
  })
  await context.close()
  await rm(profile, { recursive: true, force: true })
})

test('a phone that never saw Home opens it without network: it says what is missing, and leads to what is there', async ({ page, context, gateway }) => {
  // As a tap on its icon does.
  const home = '/bn?source=pwa'
  await page.goto('/bn/events')
  await untilAppIsHeld(page)
  gateway.set('cut')
  await context.setOffline(true)
  const notHeld = page.getByRole('heading', { name: /^(এই পেজটি এখনো ফোনে সেভ করা নেই|ইন্টারনেট সংযোগ নেই)$/ })
  for (const path of [home, '/bn/category', '/bn/search?q=mela', '/bn/blogs', '/bn/jobportal']) {
    await page.goto(path)
    await expect(notHeld, path).toBeVisible()
  }
  await page.goto(home)
  await page.getByRole('region', { name: 'ইন্টারনেট ছাড়া খোলা যাবে' }).getByRole('link', { name: 'ইভেন্ট' }).click()
  await expect(page.locator('main article').first()).toBeVisible()
  await page.goto(home)
  await expect(notHeld).toBeVisible()
  gateway.set('open')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'সব ক্যাটাগরি' })).toBeVisible({ timeout: 20_000 })
})

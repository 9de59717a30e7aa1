import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { askBooking } from '#contract/bookings/booking-asking.ts'
import { dhakaDay } from '#contract/core/time.ts'
import { violations } from '../support/journeys/accessible.ts'
import { openPhone, payByCard } from '../support/journeys/buying.ts'
import { bookingsOf, newProvider, postService } from '../support/journeys/market/provider.ts'
import { goOffline, goOnline, test } from '../support/journeys/market/shop.ts'
import { joinMarket, type Member, signIn, signInElsewhere } from '../support/journeys/member.ts'
import { PHONE } from '../support/journeys/phone.ts'
import { untilAlive, untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'
import { ALWAYS } from '../support/server/nouns/services.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
const MINUTE_MS = 60_000

/** A phone of its own, with a signed-in account. */
async function phoneOf(browser: Browser, origin: string, member: Member): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin })
  const page = await context.newPage()
  await signIn(page, member)
  return { context, page }
}

/** The day after tomorrow in Dhaka, at an hour of it. ISO 8601. */
const inTwoDays = (hour: number): string =>
  new Date(Date.parse(`${dhakaDay(Date.now() + 2 * 86_400_000)}T00:00:00+06:00`) + hour * 60 * MINUTE_MS).toISOString()

test('a time is asked for without network and lost to another buyer; one of three others is accepted without network, confirmed once, paid, done and rated', async ({
  shop,
  browser,
}) => {
  test.setTimeout(240_000)
  const provider = await newProvider(shop, 'doctor', 'Bogura Eye Clinic')
  const [buyer, quicker] = [await joinMarket(shop.elsewhere, 'salma'), await joinMarket(shop.elsewhere, 'jahid')]
  const profile = await mkdtemp(join(tmpdir(), 'hatkhola-phone-'))
  const at = (path: string) => shop.origin + path
  const work = await phoneOf(browser, shop.origin, provider.member)

  const service = await test.step('a seller sets hours for Ramadan, which are offered and never set by themselves, and posts a service', async () => {
    const id = await postService(shop, provider)
    // Of all days, whichever day the journey runs on.
    await shop.database.pool.query('update calendars set hours = $2, version = version + 1 where seller = $1 and member is null', [
      provider.id,
      JSON.stringify(ALWAYS),
    ])
    await setHours(work.page)
    const seasons = async () =>
      (await shop.database.pool.query(`select hours from calendars where seller = $1 and member is null`, [provider.id])).rows[0].hours.seasons
    await expect.poll(seasons).toMatchObject([{ kind: 'ramadan' }])
    return id
  })

  await test.step('a buyer sees its times, loses the network, asks for one, and the browser is killed', async () => {
    const { context, page } = await openPhone(profile)
    await signIn(page, buyer, shop.origin)
    await page.goto(at(`/en/servicebooking/${service}`))
    await untilAlive(page)
    await chooseTime(page, 10)
    await untilAppIsHeld(page)
    await untilScreensAreHeld(page, 'members')
    await goOffline(shop, context)
    await page.getByLabel('Full name').fill('Salma Khatun')
    await page.getByLabel('Phone number').fill('০১৭১২৩৪৫৬৭৮')
    expect(await violations(page)).toEqual([])
    await button(page, 'Save request').click()
    await expect(page.getByText('Saved on this phone.', { exact: false }).first()).toBeVisible()
    await context.close()
  })
  expect(await bookingsOf(shop, buyer), 'nothing has left the phone').toEqual([])

  await test.step('another buyer takes that time', async () => {
    const answer = await (await signInElsewhere(shop.elsewhere, quicker)).tell(askBooking.path, {
      service: String(service),
      starts_at: inTwoDays(10),
      price_seen: '600',
      full_name: 'Jahid Hasan',
      phone_number: '01812345678',
    })
    expect(answer.status).toBe(200)
  })

  const phone = await openPhone(profile, true)
  phone.page.setDefaultTimeout(20_000)
  await test.step('the first comes online, is offered three others, and takes one', async () => {
    await goOnline(shop, phone.context)
    await phone.page.goto(at('/en/outbox'))
    const near = phone.page.getByRole('button', { name: /^(?:(?!Delete|Edit).)*\d{1,2}:\d\d/ })
    await expect(near).toHaveCount(3, { timeout: 60_000 })
    expect(await violations(phone.page)).toEqual([])
    await near.first().click()
    await expect.poll(() => bookingsOf(shop, buyer), { timeout: 60_000 }).toMatchObject([{ state: 'asked' }])
  })
  const [booking] = await bookingsOf(shop, buyer)
  const number = booking?.number.toLowerCase() ?? ''

  await test.step('the provider accepts without network; it is confirmed once, when the network is back', async () => {
    await work.page.goto('/en/bookings?side=provider&group=requests')
    await expect(work.page.getByText('Salma Khatun').first()).toBeVisible()
    await untilAppIsHeld(work.page)
    await untilScreensAreHeld(work.page, 'members')
    await work.page.goto(`/en/booking/${number}`)
    await expect(button(work.page, 'Accept')).toBeVisible()
    await goOffline(shop, work.context)
    await button(work.page, 'Accept').click()
    await expect(work.page.getByText(/Saved on this phone|Waiting to send/).first()).toBeVisible()
    expect((await bookingsOf(shop, buyer))[0]?.state).toBe('asked')
    await goOnline(shop, work.context)
    await expect.poll(async () => (await bookingsOf(shop, buyer))[0]?.state, { timeout: 60_000 }).toBe('held')
  })

  await test.step('it is paid at the gateway', async () => {
    const { page } = phone
    await page.goto(at(`/en/booking/${number}`))
    await button(page, /^Pay Now/)
      .first()
      .click()
    await payByCard(page)
    // Until the gateway has led back: what it opens would end the opening of another page.
    await page.waitForURL((url) => url.origin === shop.origin)
    await expect.poll(async () => (await bookingsOf(shop, buyer))[0]?.state, { timeout: 30_000 }).toBe('confirmed')
    await page.goto(at(`/en/booking/${number}`))
    await expect(page.getByText('House 4, Lane 2', { exact: false }).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  await test.step('My day shows it without network beside a ticket, which warned before it was ordered', async () => {
    const { page, context } = phone
    const starts = booking?.starts_at.getTime() ?? 0
    const { event } = await shop.show([{ price: 0, seats: 5 }], {
      from_time: new Date(starts + 30 * MINUTE_MS).toISOString(),
      to_time: new Date(starts + 180 * MINUTE_MS).toISOString(),
    })
    await page.goto(at(`/en/eventdetails/${event}`))
    await page.getByRole('link', { name: 'Order Now' }).click()
    await page
      .getByRole('button', { name: /^One more/ })
      .first()
      .click()
    await button(page, 'Proceed with Order').click()
    await expect(page.getByText(/You already have/).first()).toBeVisible()
    await page.getByLabel('Full Name').fill('Salma Khatun')
    await page.getByLabel('Phone Number').fill('01712345678')
    await page.getByRole('button', { name: 'Get tickets' }).first().click()
    await expect(page.getByRole('heading', { name: 'Order Confirmation' })).toBeVisible({ timeout: 30_000 })
    await page.goto(at('/en/tickets'))
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await page.goto(at('/en/myday'))
    await expect(page.getByText('Eye check at the clinic').first()).toBeVisible()
    await goOffline(shop, context)
    await page.reload()
    await expect(page.getByText('Eye check at the clinic').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await goOnline(shop, context)
  })

  await test.step('it is done, and rated', async () => {
    await shop.database.pool.query(
      `update bookings set starts_at = starts_at - interval '4 days', ends_at = ends_at - interval '4 days', updated_at = now() where number = $1`,
      [booking?.number],
    )
    await shop.database.pool.query(
      `update occupied set during = tstzrange(lower(during) - interval '4 days', upper(during) - interval '4 days') where holder = (select id from bookings where number = $1)`,
      [booking?.number],
    )
    await work.page.goto(`/en/booking/${number}`)
    await button(work.page, 'Mark as done').first().click()
    await expect.poll(async () => (await bookingsOf(shop, buyer))[0]?.state, { timeout: 30_000 }).toBe('done')
    const { page } = phone
    await page.goto(at(`/en/booking/${number}`))
    await page
      .getByRole('link', { name: /review/i })
      .first()
      .click()
    await page.getByRole('radio', { name: /^5/ }).check({ force: true })
    await button(page, /Post review|Send review|Publish/)
      .first()
      .click()
    const reviews = async () => (await shop.database.pool.query(`select stars from reviews where about = 'service' and subject = $1`, [service])).rows
    await expect.poll(reviews, { timeout: 30_000 }).toEqual([{ stars: 5 }])
  })

  expect(shop.line.asked.filter(({ method, path }) => method === 'POST' && path === askBooking.path)).toHaveLength(2)
  await phone.context.close()
  await work.context.close()
  await rm(profile, { recursive: true, force: true })
})

/** Other hours in Ramadan, as they are offered. */
async function setHours(page: Page): Promise<void> {
  await page.goto('/en/sellerservices/hours')
  await untilAlive(page)
  expect(await violations(page)).toEqual([])
  await button(page, 'Set hours: Ramadan hours').first().click()
  await button(page, 'Save').last().click()
  await expect(page.getByText('Ramadan hours').first()).toBeVisible()
}

/** Chooses the day after tomorrow, and an hour of it. */
async function chooseTime(page: Page, hour: number): Promise<void> {
  await page
    .locator(`[data-day="${dhakaDay(Date.parse(inTwoDays(hour)))}"]`)
    .first()
    .check({ force: true })
  await page
    .getByRole('radio', { name: new RegExp(`^${hour}:00`) })
    .first()
    .check({ force: true })
}

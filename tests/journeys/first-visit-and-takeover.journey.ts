import { expect, type Page } from '@playwright/test'
import { test } from '../support/journeys/market/walk.ts'
import { collectComplaints, markDocument, switchLanguage, touch, untilAlive, untilAppIsHeld, untilPictured } from '../support/journeys/reader.ts'

/** Switching is one frame for the reader; machines that run tests are slower than phones that wait. */
const SWITCH_MS = 1_000

const PAGES = ['/events', '/events?q=nothingofthekind', '/jobportal', 'concert', '/saved', '/nowhere'] as const
/** As a form without a program sends them, and as a social network makes them longer: the same in each language. */
const ODD_ADDRESSES = [
  '/events?q=&category=&fbclid=IwAR0',
  '/events?q=shalukpur&type=&date=&category=&min_price=&max_price=&when=upcoming&sort=soonest',
  '/jobportal?type=&q=&utm_source=facebook',
] as const

for (const [at, one] of [...PAGES, ...ODD_ADDRESSES].entries()) {
  // The languages in turn: what is looked at is the same in both.
  const language = at % 2 === 0 ? 'en' : 'bn'
  test(`the server's page ${one} comes to life in ${language} without a word, a jump, or a second request`, async ({ page, gateway, sharedMarket }) => {
    const path = one === 'concert' ? `/eventdetails/${sharedMarket.stock.concert}` : one
    const complaints = collectComplaints(page)
    await measureShifts(page)
    await page.goto(`/${language}${path}`)
    const written = await page.locator('main').innerText()
    await untilAppIsHeld(page, 'quiet')
    expect(await page.locator('main').innerText(), 'what the server wrote stays').toContain(written.split('\n').find(Boolean))
    // The browser itself reports a page that is not there.
    expect(complaints.filter((complaint) => !(one === '/nowhere' && complaint.includes('404')))).toEqual([])
    expect(await shiftsOf(page)).toBeLessThan(0.01)
    const sent = gateway.asked.filter(({ status }) => status === 200).map((asked) => asked.path)
    expect(sent.filter((address, at) => sent.indexOf(address) !== at)).toEqual([])
  })
}

test('the fields that a form without a program leaves empty are no other question: nothing is asked for again', async ({ page, gateway }) => {
  // Of this minute, for what is older is asked for again.
  const words = `nothing${Date.now()}`
  await page.goto(`/en/events?q=${words}&type=&date=&category=&min_price=&max_price=&when=upcoming&sort=soonest`)
  await untilAppIsHeld(page, 'quiet')
  await expect(page).toHaveURL(`/en/events?q=${words}&sort=soonest&when=upcoming`)
  expect(gateway.asked.map(({ path }) => path).filter((path) => path.startsWith('/api/') && path.includes(words))).toEqual([])
})

test('the bar below has its tabs where they will be, also while half of it has not arrived', async ({ page }) => {
  await page.goto('/bn/events')
  await untilAlive(page)
  const placesOf = () =>
    page
      .locator('nav.tab-bar a')
      .evaluateAll((tabs) => tabs.slice(0, 2).map((tab) => [Math.round(tab.getBoundingClientRect().left), Math.round(tab.getBoundingClientRect().width)]))
  const whole = await placesOf()
  expect(whole).toEqual([
    [0, 72],
    [72, 72],
  ])
  await page.locator('nav.tab-bar').evaluate((bar) => {
    for (const tab of [...bar.children].slice(2)) tab.remove()
  })
  expect(await placesOf()).toEqual(whole)
})

test('what the server wrote is there and works at every moment of coming to life', async ({ page }) => {
  await page.goto('/en/events?q=shalukpur', { waitUntil: 'commit' })
  await expect(page.locator('summary', { hasText: 'Filters' })).toBeVisible()
  await untilAppIsHeld(page, 'quiet')
  await expect(page.locator('summary', { hasText: 'Filters' })).toBeVisible()
  await page.locator('summary', { hasText: 'Filters' }).click()
  await expect(page.getByLabel('Min price')).toBeVisible()
})

test('a page comes to life where its reader has scrolled to, and is left and found again there', async ({ page, sharedMarket }) => {
  const programs = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await programs.promise
    await route.continue()
  })
  await page.goto(`/en/eventdetails/${sharedMarket.stock.concert}`, { waitUntil: 'commit' })
  const place = () => page.evaluate(() => Math.round(scrollY))
  const terms = page.locator('summary', { hasText: 'Terms and Conditions' })
  await terms.scrollIntoViewIfNeeded()
  const read = await place()
  expect(read).toBeGreaterThan(100)
  programs.resolve()
  await untilAlive(page)
  await page.waitForLoadState('networkidle')
  expect(await place()).toBe(read)
  await terms.click()
  await expect(page.getByText('No refunds after the first song.')).toBeVisible()
  const left = await place()
  await page.reload()
  await untilAlive(page)
  await expect.poll(place).toBe(left)
})

test('the second visit is answered by the phone', async ({ page, gateway }) => {
  await page.goto('/events?q=shalukpur')
  await untilAppIsHeld(page)
  gateway.asked.length = 0
  const response = await page.reload()
  expect(response?.fromServiceWorker()).toBe(true)
  await expect(page.getByRole('article').first()).toBeVisible()
  await untilPictured(page)
  await page.goto('/en/saved')
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  expect(gateway.asked.filter(({ headers }) => headers['sec-fetch-mode'] === 'navigate')).toEqual([])
  // What the worker fetches ahead for other screens is nothing that this visit waits for.
  const byPage = gateway.asked.filter(({ headers }) => !headers.referer?.endsWith('/sw.js'))
  expect(byPage.filter(({ path, status }) => status === 200 && path.startsWith('/assets/'))).toEqual([])
})

test('a page that the worker was passed by for is answered by it all the same', async ({ page, context }) => {
  await page.goto('/en/events?q=shalukpur')
  await untilAppIsHeld(page)
  const controlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  const devtools = await context.newCDPSession(page)
  await Promise.all([page.waitForEvent('load'), devtools.send('Page.reload', { ignoreCache: true })])
  expect(await controlled(), 'as when the worker takes over while a page is on its way').toBe(false)
  await touch(page)
  await expect.poll(controlled).toBe(true)
})

test('the language is switched in place: scroll and typed text stay, and it is quick', async ({ page, sharedMarket }) => {
  await page.goto(`/en/eventdetails/${sharedMarket.stock.concert}`)
  await untilAppIsHeld(page)
  await page.locator('header summary').click()
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  const stayedTheSame = await markDocument(page)
  const tookMs = await page.evaluate(async () => {
    const begun = performance.now()
    document.querySelector<HTMLElement>('header a[hreflang=bn]')?.click()
    while (!document.body.innerText.includes('সাধারণ জিজ্ঞাসা')) await new Promise(requestAnimationFrame)
    return performance.now() - begun
  })
  expect(tookMs).toBeLessThan(SWITCH_MS)
  await expect(page).toHaveURL(/\/bn\/eventdetails\//)
  await expect(page.getByText('৳৩০০').first()).toBeAttached()
  // Bangla lines are taller: what is read stays, the number need not.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await stayedTheSame()

  await page.goto('/en/events?q=shalukpur')
  await page.locator('summary', { hasText: 'Search for Events' }).click()
  await page.getByLabel('Event or seller').fill('boat from নদী')
  await page.getByLabel('Type').selectOption('Offline')
  await page.getByLabel('Location').fill('Sunamganj')
  await switchLanguage(page, 'bn')
  await expect(page.getByLabel('ইভেন্ট বা বিক্রেতা')).toHaveValue('boat from নদী')
  await expect(page.getByLabel('স্থান')).toHaveValue('Sunamganj')
})

test('the chosen language is remembered: by the server, and by the worker without network', async ({ page, context, gateway }) => {
  await page.goto('/events?q=shalukpur')
  await untilAppIsHeld(page)
  await switchLanguage(page, 'bn')
  await expect(page).toHaveURL(/\/events\?q=shalukpur$/)
  await expect(page.getByText('৩০টি ফলাফল')).toBeVisible()
  expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('bn')
  const fromServer = await context.request.get('/events')
  expect(fromServer.headers()['content-language']).toBe('bn')

  gateway.set('cut')
  await context.setOffline(true)
  await page.goto('/events?q=shalukpur')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.getByText('৩০টি ফলাফল')).toBeVisible()
  await switchLanguage(page, 'en')
  await expect(page.getByText('30 results')).toBeVisible()
  await page.goto('/events?q=shalukpur')
  await expect(page.getByText('30 results')).toBeVisible()
})

test('a language that an address names is not forced on the next one', async ({ page }) => {
  await page.goto('/bn/events?q=shalukpur')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await page.goto('/events?q=shalukpur')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

const measureShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { total: 0 }
    Object.assign(window, { shiftsSeen: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.total += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftsOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { shiftsSeen: { total: number } }).shiftsSeen.total)

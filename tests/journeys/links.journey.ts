import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { readBlog } from '#contract/blogs/blogs.ts'
import { addressOf } from '#contract/core/endpoint.ts'
import { readEvent } from '#contract/events/events.ts'
import { readJob } from '#contract/jobs/jobs.ts'
import { wordsIn } from '../support/journeys/looking.ts'
import { test } from '../support/journeys/market/walk.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { markDocument, touch, untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

const LANGUAGES = ['en', 'bn'] as const

/** Other spellings of the specification, and where they lead. @see decisions §3 */
const ALIASES: Record<string, string> = {
  '/categories': '/category',
  '/blog': '/blogs',
  '/consulting': '/category/consulting',
  '/health': '/category/health',
  '/agency': '/category/agency',
  '/entrepreneur': '/category/entrepreneur',
  '/dining': '/category/dining',
  '/transport': '/category/transport',
  '/eventIndex': '/events',
  '/event/event_index': '/events',
  '/jobs': '/jobportal',
  '/job_portal/index': '/jobportal',
  '/product/product-index': '/shop',
  '/booking/index': '/bookings',
  '/booking-sell-service': '/bookings',
}

/** The server has nothing to write there; the menu is gone through by taps. */
const ONLY_ON_THE_PHONE = /\/tickets$/

test('no link of Home, its header, footer and menu, of the categories and the magazine is dead, in both languages', async ({ page, request }) => {
  test.setTimeout(180_000)
  const dead: string[] = []
  const lookedAt = new Set<string>()
  for (const language of LANGUAGES)
    await test.step(`in ${language}`, async () => {
      const found = await linksFrom(page, language)
      // A count of what is there, so that a page without links does not pass.
      expect(found.size).toBeGreaterThan(60)
      for (const [href, where] of found) {
        // What leads to the same screen and the same thing in another language is looked at once, but each kind of screen in both.
        const thing = href.replace(/^\/(?:en|bn)(?=\/|$)/, '')
        const kind = language + thing.replace(/\d+/g, 'N')
        if (lookedAt.has(thing) && lookedAt.has(kind)) continue
        lookedAt.add(thing).add(kind)
        const fault = await faultOf(request, href, language)
        if (fault) dead.push(`${href} on ${where}: ${fault}`)
      }
    })
  expect(dead).toEqual([])
})

// What is tapped is the same in both languages.
const language = 'bn'
const words = wordsIn(language)

test('a tap on a link of each part of Home opens its screen in place', async ({ page }) => {
  const main = page.getByRole('main')
  const parts = {
    'a banner': () =>
      main
        .getByRole('region', { name: words('home:banner') })
        .locator('a[href*="/category/"]:not([inert] *)')
        .first(),
    'a tile': () =>
      main
        .getByRole('region', { name: words('home:categories') })
        .locator('a[href*="/category/"]:not([inert] *)')
        .first(),
    'See All': () => main.getByRole('link', { name: words('home:seeAllOf') }).first(),
    'the strip': () =>
      main
        .getByRole('navigation', { name: words('home:strip.label') })
        .getByRole('link')
        .last(),
    'a card': () => main.getByRole('link', { name: words('home:explore') }).last(),
    'the post card': () => main.getByRole('article').getByRole('link').first(),
    'the weekend': () => main.getByRole('listitem').locator('a[href*="/eventdetails/"]').first(),
    'the end of the page': () => page.getByRole('contentinfo').getByRole('link').nth(2),
    'the bar below': () => page.locator('nav.tab-bar a').nth(1),
  }
  await page.goto(`/${language}`)
  await untilAlive(page)
  await touch(page)
  const stays = await markDocument(page)
  for (const [name, find] of Object.entries(parts))
    await test.step(name, async () => {
      await expect(main.locator('section[aria-roledescription]')).toHaveCount(2)
      const link = find()
      const href = await link.getAttribute('href')
      await link.click()
      await expect(page).not.toHaveURL(new RegExp(`/${language}$`))
      // While the next screen is waited for, the one before is still in the page, and hidden.
      await expect(main.locator('h1:visible')).toHaveCount(1)
      await expect(main.locator('h1:visible')).not.toBeEmpty()
      expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(canonical(decodeURIComponent(href ?? '')))
      await stays()
      await page.goBack()
    })
})

test('every entry of the menu opens its screen', async ({ page }) => {
  const menu = page.getByRole('dialog')
  await page.goto(`/${language}`)
  await untilAlive(page)
  const open = async () => {
    await page.getByRole('button', { name: words('common:menu.open') }).click()
    await expect(menu.getByRole('link').first()).toBeVisible()
  }
  await open()
  const hrefs = await menu
    .getByRole('link')
    .evaluateAll((links) => links.filter((link) => !link.hasAttribute('hreflang')).map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(5)
  await page.keyboard.press('Escape')
  for (const href of hrefs) {
    await expect(menu).toHaveCount(0)
    await open()
    await menu.locator(`a[href="${href}"]`).first().click()
    await expect(menu, href).toHaveCount(0)
    await expect(page.getByRole('main').locator('h1'), href).toHaveCount(1)
    await expect(page).not.toHaveURL(new RegExp(`/${language}$`))
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/${language}$`))
  }
})

test('the other spellings of the specification lead to its screens, with and without language, in any case', async ({ request }) => {
  for (const [alias, to] of Object.entries(ALIASES))
    for (const prefix of ['', '/en', '/bn'])
      for (const spelled of [alias, alias.toUpperCase(), `${alias}/`, `${alias}?utm_source=x`]) {
        const path = prefix + spelled
        const answer = await request.get(path, { maxRedirects: 0 })
        expect([301, 302, 307, 308], path).toContain(answer.status())
        const query = spelled.includes('?') ? '?utm_source=x' : ''
        expect(answer.headers().location?.replace(/^https?:\/\/[^/]+/, ''), path).toBe(prefix + to + query)
      }
  for (const to of new Set(Object.values(ALIASES))) expect((await request.get(`/en${to}`, { maxRedirects: 0 })).status(), to).toBe(200)
})

test('the other spellings lead there within the app too', async ({ page }) => {
  await page.goto('/en')
  await untilAlive(page)
  for (const [alias, to] of Object.entries(ALIASES)) {
    await page.evaluate((path) => {
      history.pushState(null, '', path)
    }, `/en${alias}`)
    await expect(page, alias).toHaveURL(new RegExp(`/en${to}/?$`))
    await expect(page.getByRole('main').locator('h1'), alias).toHaveCount(1)
  }
})

test('the feeds are well-formed, name themselves, and each of their articles is there', async ({ page, request, sharedMarket }) => {
  const named = new Set<string>()
  for (const path of ['/feed.xml', '/feed-en.xml', '/feed-bn.xml']) {
    const answer = await request.get(path)
    expect(answer.headers()['content-type'], path).toContain('application/rss+xml')
    const links = await readXml(page, await answer.text(), 'item > link')
    expect(links.length, path).toBeGreaterThan(5)
    for (const link of links) {
      expect(link, path).toMatch(new RegExp(`^${sharedMarket.origin}(/en|/bn)?/blogs/\\d+$`))
      named.add(new URL(link).pathname)
    }
  }
  for (const path of named) expect(await faultOf(request, path), path).toBe('')
})

test('the sitemap is well-formed, and what it names is there', async ({ page, request, sharedMarket }) => {
  const locations = await readXml(page, await (await request.get('/sitemap.xml')).text(), 'url > loc')
  for (const path of ['', '/blogs', '/category', '/category/health'])
    for (const language of LANGUAGES) expect(locations).toContain(`${sharedMarket.origin}/${language}${path}`)
  expect(locations.filter((one) => /\/blogs\/\d+$/.test(one)).length).toBeGreaterThan(60)
  expect(new Set(locations).size, 'each once').toBe(locations.length)
  const paths = locations.map((one) => new URL(one).pathname)
  // All lists and categories, and of what there are many one page in each language.
  const kinds = new Map(paths.map((path) => [path.replace(/\d+$/, 'N'), path]))
  for (const path of kinds.values()) expect(await faultOf(request, path), path).toBe('')
  // Of what there are many each one by its answer, which is what its page is written from.
  const things = [...new Set(paths.map(answerOf).filter((address) => address !== undefined))]
  expect(things.length).toBeGreaterThan(100)
  for (const address of things) expect((await request.get(address)).status(), address).toBe(200)
})

/** Where the service tells of what a page is about. */
function answerOf(path: string): string | undefined {
  const [, screen, id = ''] = /\/(eventdetails|jobdetails|blogs)\/(\d+)$/.exec(path) ?? []
  if (screen === 'eventdetails') return addressOf(readEvent, { params: { event_id: Number(id) } })
  if (screen === 'jobdetails') return addressOf(readJob, { params: { job_post_id: Number(id) } })
  return screen && addressOf(readBlog, { params: { blog_id: Number(id) } })
}

/** Own addresses that lead on from Home, the categories and the magazine, as the server writes them and as they are alive, and on which page. */
async function linksFrom(page: Page, language: (typeof LANGUAGES)[number]): Promise<Map<string, string>> {
  const words = wordsIn(language)
  const found = new Map<string, string>()
  const note = async (where: string) => {
    for (const href of await hrefsOn(page)) if (!found.has(href)) found.set(href, where)
  }
  const home = `/${language}`
  for (const path of [home, `${home}/category`, `${home}/category/health`, `${home}/blogs`]) {
    await page.goto(path)
    await note(`${path} as it is written`)
    await untilAlive(page)
    await touch(page)
    if (path === home) await expect(page.locator('main section[aria-roledescription]')).toHaveCount(2)
    await note(path)
  }
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/blogs\/\d+$/)
  await expect(page.locator('main article h1')).toBeVisible()
  await note('an article')
  await page.getByRole('button', { name: words('common:menu.open') }).click()
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  await note('the menu')
  return found
}

/** Own addresses that the page links to, without place in the page. */
const hrefsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(({ origin }) => origin === location.origin).map((a) => a.pathname + a.search),
    ),
  ])

/** Where an address leads: the bar below has its links as the specification spells them. */
function canonical(path: string): string {
  const [, language = '', rest = ''] = /^(\/(?:en|bn))(.*?)\/?$/.exec(path) ?? []
  // It names a filter besides.
  const known = rest === '/service_category/instant-sell-service-index' ? '/services' : ALIASES[rest]
  return language + (known ?? rest)
}

/** What is wrong with where a link leads; empty when nothing is. */
async function faultOf(request: APIRequestContext, href: string, language?: string): Promise<string> {
  let answer = await request.get(href, { maxRedirects: 0 })
  const [path = ''] = href.split('?')
  if (answer.status() >= 300 && answer.status() < 400) {
    const to = new URL(answer.headers().location ?? '', 'http://here').pathname
    if (to !== canonical(path) || to === path) return `leads on to ${to}`
    answer = await request.get(to, { maxRedirects: 0 })
  }
  if (answer.status() !== 200) return `answers ${answer.status()}`
  if (/xml/.test(answer.headers()['content-type'] ?? '')) return ''
  const html = await answer.text()
  if (!ONLY_ON_THE_PHONE.test(path) && !/<h1[\s>]/.test(html)) return 'has no heading'
  if (language && !new RegExp(`^/(?:${language}(?:/|$))`).test(path) && !/^\/(?:en|bn)(?:\/|$)/.test(path)) return 'forgets the language'
  return ''
}

/** Texts of elements in XML, read as strictly as a browser does; on a page of ours nothing may read markup. */
async function readXml(page: Page, xml: string, selector: string): Promise<string[]> {
  await page.goto('about:blank')
  return page.evaluate(
    ([text, elements]) => {
      const read = new DOMParser().parseFromString(text, 'application/xml')
      const fault = read.querySelector('parsererror')
      if (fault) throw new Error(fault.textContent ?? '')
      return [...read.querySelectorAll(elements)].map(({ textContent }) => textContent ?? '')
    },
    [xml, selector] as const,
  )
}

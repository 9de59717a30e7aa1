import { expect, type Page } from '@playwright/test'
import { wordsIn } from '../support/journeys/looking.ts'
import { test } from '../support/journeys/market/walk.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'

test.use(WITHOUT_WORKER)

test.use({ javaScriptEnabled: false })

const WORDS = {
  en: {
    details: 'View Details',
    seats: '40 seats left',
    price: 'BDT 300',
    search: 'Search',
    filters: 'Filters',
    apply: 'Apply Filters',
    terms: 'Terms and Conditions',
  },
  bn: { details: 'বিস্তারিত', seats: '৪০টি', price: '৳৩০০', search: 'খুঁজুন', filters: 'ফিল্টার', apply: 'ফিল্টার প্রয়োগ করুন', terms: 'শর্তাবলি' },
} as const

// What is read is the same in both languages.
test('list and details are readable, and links lead between them', async ({ page, sharedMarket }) => {
  const words = WORDS.bn
  await page.goto(`/bn/events?q=lalon+shilaidaha`)
  const card = page.getByRole('article').filter({ hasText: 'Lalon Evening at Shilaidaha' })
  await expect(card.getByText(words.price)).toBeVisible()
  await expect(card.getByText(words.seats)).toBeVisible()
  await expect(page.getByRole('button', { name: /Save for offline/ }), 'what cannot work is not shown').toHaveCount(0)
  await card.getByRole('link', { name: words.details }).click()
  await expect(page).toHaveURL(new RegExp(`/bn/eventdetails/${sharedMarket.stock.concert}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lalon Evening at Shilaidaha')
  await expect(page.getByText('Songs of Lalon by the river.')).toBeVisible()
  await page.locator('summary', { hasText: words.terms }).click()
  await expect(page.getByText('No refunds after the first song.')).toBeVisible()
  await page.locator('summary', { hasText: 'Is there a boat back?' }).click()
  await expect(page.getByText('Yes, until midnight.')).toBeVisible()
  await page.locator('header a[href$="/events"]').first().click()
  await expect(page).toHaveURL(/\/bn\/events$/)
})

test('the search and the filters ask by GET', async ({ page }) => {
  await page.goto('/en/events')
  await page.locator('summary', { hasText: 'Search for Events' }).click()
  await page.getByLabel('Event or seller').fill('clay lamp shilaidaha')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/[?&]q=clay(\+|%20)lamp(\+|%20)shilaidaha/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Sold Out')

  await page.goto('/en/events?q=shalukpur')
  await page.locator('summary', { hasText: 'Filters' }).click()
  await page.getByLabel('Min price').fill('৩৮০')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: /Remove filter: From/ }).click()
  await expect(page).toHaveURL(/\/en\/events\?q=shalukpur$/)
})

test('the language is switched by a link', async ({ page }) => {
  await page.goto('/en/events?q=shalukpur')
  await page.locator('header summary').click()
  await page.locator('header a[hreflang=bn]').click()
  await expect(page).toHaveURL(/\/bn\/events\?q=shalukpur$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.getByText('৩০টি ফলাফল')).toBeVisible()
})

test('search engines and messengers are told what a page is, in its language', async ({ page, sharedMarket }) => {
  const { origin, stock } = sharedMarket
  for (const language of ['en', 'bn'] as const) {
    const path = `/eventdetails/${stock.concert}`
    await page.goto(`/${language}${path}`)
    await expectHead(page, { origin, language, path })
    await expect(page).toHaveTitle(/^Lalon Evening at Shilaidaha · /)
    expect(await meta(page, 'og:image')).toBe(`${origin}/media/events/journey-stage.webp`)
    const [event] = await structuredData(page)
    expect(event).toMatchObject({ '@context': 'https://schema.org', '@type': 'Event', name: 'Lalon Evening at Shilaidaha', location: { '@type': 'Place' } })
    expect(Date.parse(String(event?.startDate))).toBeGreaterThan(Date.now())
    expect(event?.offers).toHaveLength(2)

    await page.goto(`/${language}/events`)
    await expectHead(page, { origin, language, path: '/events' })
    expect((await structuredData(page))[0]).toMatchObject({ '@type': 'ItemList' })
  }
})

test('the sitemap and robots.txt name the public pages', async ({ request, sharedMarket }) => {
  const { origin, stock } = sharedMarket
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/events', `/eventdetails/${stock.concert}`])
    for (const language of ['en', 'bn']) expect(sitemap).toContain(`<loc>${origin}/${language}${path}</loc>`)
  expect(sitemap, 'what is over is not listed').not.toContain(`/eventdetails/${stock.past}<`)
})

const meta = (page: Page, name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')

const structuredData = (page: Page): Promise<Record<string, unknown>[]> =>
  page.locator('script[type="application/ld+json"]').evaluateAll((all) => all.map((one) => JSON.parse(one.textContent ?? '')))

interface ExpectedHead {
  origin: string
  language: 'en' | 'bn'
  path: string
}

async function expectHead(page: Page, { origin, language, path }: ExpectedHead): Promise<void> {
  const linkTo = (selector: string) => page.locator(`link${selector}`).getAttribute('href')
  expect(await linkTo('[rel=canonical]')).toBe(`${origin}/${language}${path}`)
  expect(await linkTo('[hreflang=en]')).toBe(`${origin}/en${path}`)
  expect(await linkTo('[hreflang=bn]')).toBe(`${origin}/bn${path}`)
  expect(await linkTo('[hreflang=x-default]')).toBe(`${origin}/en${path}`)
  expect(await meta(page, 'og:url')).toBe(`${origin}/${language}${path}`)
  expect(await meta(page, 'og:locale')).toBe(language === 'bn' ? 'bn_BD' : 'en_GB')
  expect((await meta(page, 'description'))?.length).toBeGreaterThan(20)
  expect((await meta(page, 'og:title'))?.length).toBeGreaterThan(2)
}

test('jobs are read, searched and filtered too, and search engines are told all of a job', async ({ page }) => {
  await page.goto('/bn/jobportal')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.locator('summary', { hasText: 'ফিল্টার' }).click()
  await page.locator('main select[name=division]').selectOption('Dhaka')
  await page.locator('main input[name=min_salary]').fill('২০০০০')
  await page.getByRole('button', { name: 'ফিল্টার প্রয়োগ করুন' }).click()
  await expect(page).toHaveURL(/[?&]division=Dhaka/)
  await expect(page.getByRole('list', { name: 'চালু ফিল্টার' }).getByRole('link')).toHaveCount(2)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/bn\/jobdetails\/\d+$/)
  await expect(page.getByRole('heading', { name: 'কাজের বিবরণ' })).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((json) => JSON.parse(json))
  const posting = data.find((one) => one['@type'] === 'JobPosting')
  expect(posting).toMatchObject({ '@context': 'https://schema.org', title, hiringOrganization: { '@type': 'Organization' } })
  for (const part of ['description', 'datePosted', 'validThrough', 'employmentType', 'jobLocation', 'baseSalary']) expect(posting, part).toHaveProperty(part)
})

const language = 'en'
const words = wordsIn(language)

test('Home, the categories, the magazine and the search work', async ({ page }) => {
  const main = page.getByRole('main')
  await test.step('Home has all of its parts, and its links lead on', async () => {
    await page.goto(`/${language}`)
    await expect(
      main
        .getByRole('region', { name: words('home:banner') })
        .getByRole('link')
        .first(),
    ).toBeVisible()
    for (const title of ['home:soon', 'home:article.title']) await expect(main.getByRole('heading', { name: words(title) })).toBeVisible()
    await expect(main.getByRole('link', { name: words('home:explore') })).toHaveCount(5)
    await expect(page.getByRole('button', { name: words('ui:carousel.pause') }), 'what cannot work is not shown').toHaveCount(0)
    await main
      .getByRole('link', { name: words('home:seeAllOf') })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/${language}/category$`))
  })
  await test.step('the categories, one of them, and what belongs to it', async () => {
    await main.locator('a[href$="/category/health"]').click()
    await expect(page).toHaveURL(new RegExp(`/${language}/category/health$`))
    await expect(main.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(main.locator('a[href*="/jobdetails/"], a[href*="/eventdetails/"], a[href*="/blogs/"]').first()).toBeVisible()
  })
  await test.step('the magazine is searched by GET, and an article is read with its comments', async () => {
    await page.getByRole('contentinfo').locator('a[href$="/blogs"]').click()
    await expect(main.getByRole('article').first()).toBeVisible()
    await page.goto(`/${language}/blogs?language=bn`)
    await main.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/${language}/blogs/\\d+$`))
    await expect(main.locator('article h1')).not.toBeEmpty()
    await expect(main.locator('article .reading p').first()).toBeVisible()
    await expect(main.locator('#comments')).toBeVisible()
    await expect(page.locator('#write-comment'), 'what cannot work is not shown').toBeHidden()
  })
  await test.step('a search of everything', async () => {
    await page.goto(`/${language}/events`)
    await page
      .getByRole('banner')
      .getByRole('link', { name: words('common:search.title') })
      .click()
    await page.getByRole('main').locator('input[name=q]').fill('shilaidaha')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${language}/search\\?q=shilaidaha`))
    await expect(main.locator('a[href*="/eventdetails/"]').first()).toBeVisible()
  })
})

test('search engines are told what Home, a category, the magazine and an article are', async ({ page, request, sharedMarket }) => {
  const { origin } = sharedMarket
  for (const language of ['en', 'bn'] as const) {
    await page.goto(`/${language}`)
    await expectHead(page, { origin, language, path: '' })
    const [home] = await structuredData(page)
    const graph = (home?.['@graph'] ?? []) as Record<string, unknown>[]
    const site = graph.find((one) => one['@type'] === 'WebSite')
    expect(site).toMatchObject({
      url: `${origin}/${language}`,
      potentialAction: { '@type': 'SearchAction', target: `${origin}/${language}/search?q={search_term_string}` },
    })
    expect(graph.find((one) => one['@type'] === 'Organization')).toMatchObject({ url: `${origin}/${language}` })
    for (const address of [`${origin}/${language}/search?q=x`, `${origin}/favicon.svg`]) expect((await request.get(address)).status(), address).toBe(200)

    await page.goto(`/${language}/category/health`)
    await expectHead(page, { origin, language, path: '/category/health' })
    expect((await structuredData(page))[0]).toMatchObject({ '@type': 'CollectionPage', url: `${origin}/${language}/category/health` })

    await page.goto(`/${language}/blogs`)
    await expectHead(page, { origin, language, path: '/blogs' })
    expect(await feedOf(page)).toBe('/feed.xml')
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/blogs\/\d+$/)
    const path = new URL(page.url()).pathname.replace(`/${language}`, '')
    await expectHead(page, { origin, language, path })
    const heading = await page.locator('main article h1').innerText()
    const article = (await structuredData(page)).find((one) => one['@type'] === 'Article')
    expect(article).toMatchObject({ '@context': 'https://schema.org', headline: heading, url: `${origin}/${language}${path}`, author: { '@type': 'Person' } })
    expect(Date.parse(String(article?.datePublished))).toBeLessThan(Date.now())
    for (const picture of (article?.image ?? []) as string[]) expect((await request.get(picture)).status(), picture).toBe(200)
    expect(await feedOf(page)).toBe('/feed.xml')
  }
})

const feedOf = async (page: Page) => new URL((await page.locator('link[type="application/rss+xml"]').getAttribute('href')) ?? '', page.url()).pathname

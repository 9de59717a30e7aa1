import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Home } from '#app/features/home/screens/home.tsx'
import { HomeFailed } from '#app/features/home/screens/home-failed.tsx'
import { HomeWaiting } from '#app/features/home/screens/home-waiting.tsx'
import { clearOpened, noteOpened } from '#app/state/bookmarks/last-opened.ts'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import { Problem } from '#contract/core/problem.ts'
import type { HomeAnswer } from '#contract/home.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { anEventCard, anEventDetail } from '#tests/support/phone/event-rows.ts'
import { aJobCard } from '#tests/support/phone/job-rows.ts'
import { aPost } from '#tests/support/phone/post-rows.ts'
import { aProductCard } from '#tests/support/phone/product-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { aServiceCard } from '#tests/support/phone/service-rows.ts'

const aCategory = (slug: string, title: string, title_bn: string) => ({
  id: title.charCodeAt(0),
  slug,
  title,
  title_bn,
  icon: `/category-icons/${slug}.svg`,
  tone: 1,
})
const HOME: HomeAnswer = {
  banners: Array.from({ length: 10 }, (_, at) => ({
    id: at + 1,
    image: `/media/banners/${at}.webp`,
    tone: 1,
    title: `Picture ${at}`,
    title_bn: `ছবি ${at}`,
    path: '/category/music',
  })),
  categories: [
    aCategory('music', 'Music', 'সংগীত'),
    aCategory('health', 'Health', 'স্বাস্থ্য'),
    aCategory('agency', 'Agency', 'এজেন্সি'),
    aCategory('consulting', 'Consulting', 'পরামর্শ'),
    aCategory('entrepreneur', 'Entrepreneur', 'উদ্যোক্তা'),
  ],
  weekend: [
    anEventCard({ id: 5, title: 'Kite festival', from_time: '2026-01-23T04:00:00.000Z', price: 60 }),
    anEventCard({ id: 1, title: 'Boat race', from_time: '2026-01-23T10:00:00.000Z', price: 0 }),
  ],
  soon: [anEventCard({ id: 2, title: 'বাউল আসর', from_time: '2026-01-25T10:00:00.000Z' })],
  closing: [aJobCard({ job_post_id: 3, title: 'Cook', deadline: '2026-01-22T17:59:59.000Z', salary_min: 9000, salary_max: 12_000 })],
  blogs: [
    {
      id: 4,
      title: 'A weaver counts her hours',
      thumbnail: '/media/blogs/4.webp',
      thumbnail_tone: 2,
      created_at: '2026-01-18T06:00:00.000Z',
      author: 'Nasrin Akter',
      author_id: 9,
      author_slug: null,
      summary: 'Sixteen hours for one sleeve.',
      reading_minutes: 4,
      tags: [],
      category: 'crafts',
      language: 'en',
    },
  ],
  services: [],
  products: [],
  totals: { events: 2, services: 0, products: 0, jobs: 1, blogs: 1 },
}
const NOTHING: HomeAnswer = {
  banners: [],
  categories: [],
  weekend: [],
  soon: [],
  closing: [],
  services: [],
  products: [],
  blogs: [],
  totals: { events: 0, services: 0, products: 0, jobs: 0, blogs: 0 },
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-20T06:00:00Z') })
  startDeferredHydration()
})
afterEach(() => {
  cleanup()
  clearOpened()
  localStorage.clear()
  vi.useRealTimers()
})

async function showHome(home = HOME, language: 'en' | 'bn' = 'en') {
  const shown = await renderScreen(<Home found={fresh(home)} />, { language, at: '/events' })
  await waitFor(() => expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0), { timeout: 10_000 })
  return shown
}
const searchForm = () => document.querySelector('search form') as HTMLFormElement
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))
const part = (name: string | RegExp) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement)

describe('Home', () => {
  it('has a banner whose pictures lead to categories, and which come late', async () => {
    await showHome()
    const banner = screen.getByRole('region', { name: 'Highlights' })
    await waitFor(() => expect(within(banner).getAllByRole('link')).toHaveLength(10))
    expect(new Set(hrefs(within(banner).getAllByRole('link')))).toEqual(new Set(['/category/music']))
    expect([...banner.querySelectorAll('img')].every((picture) => picture.getAttribute('loading') === 'lazy')).toBe(true)
  })

  it('has a banner that a phone of 360 at density 3 shows sharp, and its words below the pictures', async () => {
    await showHome()
    const banner = screen.getByRole('region', { name: 'Highlights' })
    const [picture] = banner.querySelectorAll('img')
    expect(picture?.srcset).toMatch(/\.webp 480w, .*-720\.webp 720w, [^ ]*\/0\.webp 1080w$/)
    const link = picture?.closest('a')
    expect(link?.firstElementChild?.contains(picture ?? null)).toBe(true)
    expect(link?.querySelector('.absolute')).toBeNull()
    expect(link?.lastElementChild?.textContent).not.toBe('')
  })

  it('has the strip of the specification by addresses that redirect nowhere', async () => {
    await showHome()
    expect(hrefs(within(screen.getByRole('navigation', { name: 'Shortcuts' })).getAllByRole('link'))).toEqual([
      '/category',
      '/services',
      '/events',
      '/shop',
      '/blogs',
      '/category/consulting',
      '/category/health',
      '/category/agency',
      '/category/entrepreneur',
    ])
  })

  it('shows all categories by picture and name, and leads to the rest', async () => {
    await showHome(HOME, 'bn')
    expect(
      within(screen.getByRole('region', { name: 'সব ক্যাটাগরি' }))
        .getByRole('link', { name: 'সংগীত' })
        .getAttribute('href'),
    ).toBe('/category/music')
    expect(screen.getByRole('link', { name: 'সব দেখুন: সব ক্যাটাগরি' }).getAttribute('href')).toBe('/category')
  })

  it('says first what it is, and asks what, of which kind and where', async () => {
    await showHome()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Events, tickets, services, shopping and jobs across Bangladesh, even offline')
    const form = within(searchForm())
    expect(
      within(form.getByLabelText('Kind'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Everything', 'Services', 'Events', 'Products', 'Jobs', 'E-MAGAZINE', 'Sellers'])
    expect(screen.getByRole('link', { name: 'Sell, serve, hire or publish here' }).getAttribute('href')).toBe('/become-a-seller')
  })

  it('searches with what was filled in alone, and without a program by the same address', async () => {
    const { router } = await showHome()
    const form = searchForm()
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/en/search'])
    expect([...new FormData(form).keys()]).toEqual(['q', 'kind', 'place'])
    fireEvent.change(within(form).getByLabelText('What are you looking for?'), { target: { value: '  konsart ' } })
    fireEvent.change(within(form).getByLabelText('District or place'), { target: { value: 'ঢাকা' } })
    fireEvent.submit(form)
    await waitFor(() => expect(router.state.location.href).toBe(`/search?place=${encodeURIComponent('ঢাকা')}&q=konsart`))
  })

  it('offers districts in the reader’s language once a place is asked for', async () => {
    await showHome(HOME, 'bn')
    fireEvent.focus(screen.getByLabelText('জেলা বা জায়গা'))
    await waitFor(() => expect([...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'))).toContain('কুষ্টিয়া'))
    expect(document.querySelectorAll('datalist option')).toHaveLength(64)
  })

  it('shows one event large: the first of the weekend, or the next there is', async () => {
    await showHome()
    const featured = within(screen.getByRole('region', { name: 'This weekend' })).getByRole('link', { name: /Kite festival/ })
    expect(featured.getAttribute('href')).toBe('/eventdetails/5')
    expect(featured.textContent).toContain('Fri 23 Jan 2026, 10:00 amBogura')
    expect(screen.getAllByText('Kite festival')).toHaveLength(1)
    cleanup()
    await showHome({ ...HOME, weekend: [] })
    expect(within(screen.getByRole('region', { name: 'Next event' })).getByRole('link', { name: /বাউল আসর/ })).toBeTruthy()
    expect(screen.queryByText('More this weekend')).toBeNull()
  })

  it('shows what else is on at the weekend: when, for how much, where', async () => {
    await showHome()
    const row = part('More this weekend').getByRole('link', { name: /Boat race/ })
    expect(row.getAttribute('href')).toBe('/eventdetails/1')
    expect(row.textContent).toContain('Fri 23 Jan 2026, 4:00 pm · Free · Bogura')
    expect(part('More this weekend').getByRole('link', { name: 'See all events' }).getAttribute('href')).toBe('/events')
  })

  it('shows what ends soon, the next first, with the days that are left', async () => {
    await showHome()
    const rows = part('Ending soon').getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'CookRupsha\u00a0Ghat · Bogura · 9,000\u00a0-\u00a012,000\u00a0Taka2 days left',
      'বাউল আসরSun 25 Jan 2026, 4:00 pm · BDT\u00a0200 · BoguraIn 5 days',
    ])
    expect(part('Ending soon').getByRole('link', { name: 'See all jobs' }).getAttribute('href')).toBe('/jobportal?sort=deadline')
  })

  it('shows which services are free soonest, with their times', async () => {
    await showHome({
      ...HOME,
      services: [aServiceCard({ service_id: 8, title: 'Fix a tap' }), aServiceCard({ service_id: 9, title: 'Paint', pricing: 'quote' })],
    })
    const services = part('Services free soonest')
    expect(hrefs(services.getAllByRole('link'))).toEqual(['/services', '/servicedetails/8', '/servicedetails/9'])
    expect(services.getByRole('link', { name: /^Fix a tap/ }).textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Fix a tapBDT 500 · Free Tue 20 Jan, 4:30 pm · Kamal Plumbing',
    )
    expect(services.getByRole('link', { name: /^Paint/ }).textContent).toContain('Price on request'.replaceAll(' ', '\u00a0'))
  })

  it('shows what shops have put on sale last', async () => {
    const products = [aProductCard({ product_id: 8, title: 'Sari', price_most: 1500 }), aProductCard({ product_id: 9, title: 'Pot', stock: 0, district: null })]
    await showHome({ ...HOME, products })
    const shop = part('New in the E-Shop')
    expect(hrefs(shop.getAllByRole('link'))).toEqual(['/shop', '/productdetails/8', '/productdetails/9'])
    const said = (name: RegExp) => shop.getByRole('link', { name }).textContent?.replaceAll('\u00a0', ' ')
    expect([said(/^Sari/), said(/^Pot/)]).toEqual(['SariFrom BDT 1,200 · Rupsha Ghat · Bogura', 'PotBDT 1,200 · Rupsha Ghat · Out of stock'])
  })

  it('has the five cards, worded as the specification does', async () => {
    await showHome()
    expect(screen.getByText("Don't Miss Out—Explore Upcoming Events")).toBeTruthy()
    expect(screen.getByText('Find Your Dream Job Today')).toBeTruthy()
    expect(hrefs(screen.getAllByRole('link', { name: 'Explore' }))).toEqual(['/services', '/events', '/bookings', '/shop', '/jobportal'])
    expect(screen.getByText('Find, Love, and Shop Amazing Products')).toBeTruthy()
    for (const text of ['Get Instant Services Anytime, Anywhere.', 'Book, Manage, and Relax Hassle-Free']) expect(screen.getByText(text)).toBeTruthy()
  })

  it('shows the latest featured article: author, date, text, picture', async () => {
    await showHome()
    const post = within(screen.getByRole('article'))
    for (const text of ['Nasrin Akter', '18 January 2026', 'Sixteen hours for one sleeve.']) expect(post.getByText(text)).toBeTruthy()
    expect(post.getByRole('link', { name: 'A weaver counts her hours' }).getAttribute('href')).toBe('/blogs/4')
  })

  it('shows the latest post beside it', async () => {
    await showHome({ ...HOME, post: aPost({ id: 12, text: 'Sarees from Tangail' }) })
    expect(screen.getAllByRole('article').map((article) => within(article).getAllByRole('link')[0]?.getAttribute('href'))).toEqual(['/posts/12', '/blogs/4'])
    expect(part('Latest post').getByText('Sarees from Tangail')).toBeTruthy()
  })

  it('says what to do where the market is empty, and leaves out what has nothing to show', async () => {
    await showHome(NOTHING)
    expect(screen.getByText('Nothing here yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'BECOME A SELLER - JOIN NOW' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: /weekend|Ending|Categories/ })).toBeNull()
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('leads back to what was opened last on this phone, until that is cleared', async () => {
    noteOpened([{ address: '/api/event/8/', value: anEventDetail({ id: 8, title: 'Pitha fair' }) }])
    await showHome()
    const heading = await screen.findByRole('heading', { name: 'Continue where you left off' }, { timeout: 10_000 })
    const section = within(heading.closest('section') as HTMLElement)
    expect(section.getByRole('link', { name: /Pitha fair/ }).getAttribute('href')).toBe('/eventdetails/8')
    fireEvent.click(section.getByRole('button', { name: 'Clear' }))
    expect(screen.queryByText('Continue where you left off')).toBeNull()
  })
})

describe('without an answer', () => {
  it('says why, and leads to what this phone holds', async () => {
    await renderScreen(<HomeFailed error={new Problem('offline')} />)
    expect(within(screen.getByRole('alert')).getByRole('heading', { name: 'Home could not be loaded.' })).toBeTruthy()
    expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' })).toBeTruthy()
    expect(hrefs(within(screen.getByRole('navigation')).getAllByRole('link'))).toEqual(['/events', '/jobportal', '/blogs', '/saved'])
  })

  it('waits in the outline of what comes', async () => {
    await renderScreen(<HomeWaiting />)
    expect(screen.getByRole('status').textContent).toBe('Loading…')
  })
})

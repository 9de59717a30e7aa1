import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as calls from '#app/features/search/calls.ts'
import { Search } from '#app/features/search/screens/search.tsx'
import { SearchFailed } from '#app/features/search/screens/search-failed.tsx'
import { useHeldRelations } from '#app/members/relations-held.ts'
import { useSession } from '#app/state/session/session.ts'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import type { Answer } from '#app/wire/answer.ts'
import type { Language } from '#contract/core/languages.ts'
import { Problem } from '#contract/core/problem.ts'
import type { SearchAnswer } from '#contract/search/search.ts'
import type { SearchFilter } from '#contract/search/search-kinds.ts'
import type { SellerHit } from '#contract/sellers/seller-hit.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { anEventCard } from '#tests/support/phone/event-rows.ts'
import { aJobCard } from '#tests/support/phone/job-rows.ts'
import { aPost } from '#tests/support/phone/post-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { aBlogCard, aCategory, aPersonHit, aSearchAnswer, aSellerHit, foundRows } from '#tests/support/phone/search-rows.ts'

vi.mock('#app/features/search/calls.ts')
vi.mocked(calls.loadCategories).mockResolvedValue([aCategory({ id: 1, title: 'Health', title_bn: 'স্বাস্থ্য', slug: 'health' })])

beforeEach(() => {
  startDeferredHydration()
  localStorage.clear()
})
afterEach(cleanup)

const EVERYTHING = aSearchAnswer({
  events: { ...foundRows(anEventCard({ id: 1, title: 'Book fair', price: 0 })), total: 12 },
  jobs: foundRows(aJobCard({ job_post_id: 2, title: 'Guard at a fair', salary_min: 9000, salary_max: 12000 })),
  blogs: foundRows(aBlogCard({ id: 3, title: 'How a fair began' })),
  sellers: { ...foundRows(aSellerHit({ user_id: 4, full_name: 'Fair Sweets', slug: 'fair-sweets' })), total: 200, total_is_exact: false },
  posts: foundRows(
    aPost({ id: 6, title: 'The fair has begun', author: 90 }),
    aPost({ id: 7, title: '', text: '', author: 91, author_name: 'Karim', pictures: [{ id: 1, file: '/media/posts/a.webp', tone: 2, alt: '', bytes: 9 }] }),
  ),
  people: foundRows(aPersonHit({ id: 8, name: 'Fair Rahman', username: 'fair.rahman' })),
  categories: foundRows(aCategory({ id: 5, title: 'Fairs', title_bn: 'মেলা', slug: 'fairs' })),
})

const show = (filter: SearchFilter, answer: Answer<SearchAnswer> = fresh(EVERYTHING), language: Language = 'en') =>
  renderScreen(<Search filter={filter} found={answer} field={null} />, { language, at: '/search' })
const hrefOf = (name: string | RegExp): string | null => screen.getByRole('link', { name }).getAttribute('href')

describe('what was found', () => {
  it('stands together, each row leading to its own page', async () => {
    await show({ q: 'fair' })
    expect(screen.getByRole('heading', { name: 'Results for “fair”' })).toBeTruthy()
    expect(hrefOf(/Book fair/)).toBe('/eventdetails/1')
    expect(hrefOf(/Guard at a fair.*9,000\u00a0-\u00a012,000\u00a0Taka/)).toBe('/jobdetails/2')
    expect(hrefOf(/How a fair began.*Salma/)).toBe('/blogs/3')
    expect(hrefOf(/Fair Sweets.*Baker · Bogura · Verified/)).toBe('/seller/fair-sweets')
    expect(hrefOf('Fairs')).toBe('/category/fairs')
    expect(hrefOf(/The fair has begun.*Rupa\u00a0Sarees · 20\u00a0January\u00a02026/)).toBe('/posts/6')
    expect(hrefOf(/Fair\s?Rahman.*@fair\.rahman/)).toBe('/people/fair.rahman')
    for (const name of ['Posts', 'People']) expect(screen.getByRole('heading', { name, level: 2 })).toBeTruthy()
  })

  it('is counted on tabs that lead to one kind and keep the rest of the search', async () => {
    await show({ q: 'fair', category: 'health' })
    const tabs = within(screen.getByRole('navigation', { name: 'Kinds of results' }))
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'All 218+',
      'Events 12',
      'Services 0',
      'Products 0',
      'Jobs 1',
      'Articles 1',
      'Posts 2',
      'Sellers 200+',
      'People 1',
      'Categories 1',
    ])
    expect(tabs.getByRole('link', { name: /^All/ }).getAttribute('aria-current')).toBe('page')
    expect(tabs.getByRole('link', { name: /^Jobs/ }).getAttribute('href')).toBe('/search?category=health&kind=jobs&q=fair')
  })

  it('shows the way to the rest of a kind only where there is more', async () => {
    await show({ q: 'fair' })
    expect(hrefOf('See all 12 events')).toBe('/search?kind=events&q=fair')
    expect(hrefOf('See more than 200 sellers')).toBe('/search?kind=sellers&q=fair')
    expect(screen.queryByRole('link', { name: /See.*(?:job|article)/ })).toBeNull()
  })

  it('is called by its Bangla names, with Bangla digits', async () => {
    await show({ q: 'মেলা' }, fresh(EVERYTHING), 'bn')
    expect(screen.getByRole('link', { name: 'সব ১২টি ইভেন্ট দেখুন' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'মেলা' })).toBeTruthy()
  })

  it('calls the place of a seller by its name in the language of the reader, or as an earlier version kept it', async () => {
    const found = (seller: Partial<SellerHit>) => fresh(aSearchAnswer({ sellers: foundRows(aSellerHit({ user_id: 4, profession: 'কারিগর', ...seller })) }))
    await show({ q: 'x' }, found({ district_bn: 'বগুড়া' }), 'bn')
    expect(hrefOf(/কারিগর · বগুড়া · যাচাইকৃত/)).toBe('/seller/seller-4')
    cleanup()
    await show({ q: 'x' }, found({ district_bn: 'বগুড়া' }))
    expect(hrefOf(/কারিগর · Bogura · Verified/)).toBe('/seller/seller-4')
    cleanup()
    await show({ q: 'x' }, found({}), 'bn')
    expect(hrefOf(/কারিগর · Bogura · যাচাইকৃত/)).toBe('/seller/seller-4')
  })

  it('calls an article without a title what the specification says', async () => {
    await show({ q: 'x' }, fresh(aSearchAnswer({ blogs: foundRows(aBlogCard({ id: 3, title: null, author: null })) })))
    expect(hrefOf(/Untitled Blog/)).toBe('/blogs/3')
  })
})

describe('a post', () => {
  it('that has no words is called by who wrote it, in both languages', async () => {
    await show({ q: 'fair' })
    expect(hrefOf(/^Post by Karim/)).toBe('/posts/7')
    cleanup()
    await show({ q: 'fair' }, fresh(EVERYTHING), 'bn')
    expect(hrefOf(/^Karim-এর পোস্ট/)).toBe('/posts/7')
    expect(screen.getAllByRole('link').filter((link) => !(link.textContent || link.getAttribute('aria-label'))?.trim())).toEqual([])
  })

  it('of a member whom the reader has blocked or muted is left out, and its heading with the last of them', async () => {
    const rows = () => screen.queryAllByRole('link', { name: /^(?:The fair has begun|Post by Karim)/ }).length
    const leaveOut = (hidden: number[], muted: number[]) =>
      act(() =>
        useHeldRelations.setState({ of: 1, answer: fresh({ following: [], muted: muted.map((user_id) => ({ user_id, until: null })), hidden }) as never }),
      )
    useSession.setState({ account: { id: 1 } as never })
    onTestFinished(() => useSession.setState({ account: null }))
    await show({ q: 'fair' })
    expect(rows()).toBe(2)
    leaveOut([90], [])
    await waitFor(() => expect(rows()).toBe(1))
    leaveOut([90], [91])
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Posts', level: 2 })).toBeNull())
    expect(hrefOf(/Fair Rahman/)).toBe('/people/fair.rahman')
  })
})

describe('one kind', () => {
  const filter = { q: 'fair', kind: 'events' } as const
  const first = aSearchAnswer({ events: { results: [anEventCard({ id: 1 })], total: 2, total_is_exact: true, next_cursor: 'next' } })

  it('goes on where the first page ended', async () => {
    vi.mocked(calls.loadFurther).mockResolvedValueOnce(fresh(foundRows(anEventCard({ id: 9, title: 'The last' }))) as never)
    await show(filter, fresh(first))
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByRole('link', { name: /The last/ })).toBeTruthy()
    expect(calls.loadFurther).toHaveBeenCalledWith(filter, 'next')
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('says that what follows needs the internet', async () => {
    vi.mocked(calls.loadFurther).mockRejectedValueOnce(new Problem('offline'))
    await show({ ...filter, q: 'offline fair' }, fresh(first))
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    expect((await screen.findByRole('alert')).textContent).toContain('need the internet')
  })

  it('without any shows that there are others', async () => {
    await show({ q: 'fair', kind: 'jobs' }, fresh(first))
    expect(screen.getByText('Nothing found for “fair”.')).toBeTruthy()
    expect(hrefOf('See all kinds of results')).toBe('/search?q=fair')
  })
})

describe('when nothing was found', () => {
  it('says what can be tried, and leads to the lists and categories', async () => {
    await show({ q: 'xyzzy' }, fresh(aSearchAnswer()))
    expect(screen.getByRole('status').textContent).toContain('No results')
    expect(screen.getByText('Check the spelling.')).toBeTruthy()
    expect((await screen.findByRole('link', { name: 'All events' })).getAttribute('href')).toBe('/events')
    expect((await screen.findByRole('link', { name: 'Health' })).getAttribute('href')).toBe('/category/health')
  })

  it('within a category offers to search in all of them', async () => {
    await show({ q: 'xyzzy', category: 'health' }, fresh(aSearchAnswer()))
    expect(hrefOf('Search in all categories')).toBe('/search?q=xyzzy')
    // By its slug until its name is there.
    expect((await screen.findByRole('link', { name: 'Search outside the category Health' })).getAttribute('href')).toBe('/search?q=xyzzy')
  })
})

describe('before anything is asked', () => {
  it('former searches stand there, each to ask again or to forget', async () => {
    localStorage.setItem('hatkhola-searches', JSON.stringify(['baul', 'মেলা']))
    await show({}, fresh(aSearchAnswer()))
    expect((await screen.findByRole('link', { name: 'baul' })).getAttribute('href')).toBe('/search?q=baul')
    fireEvent.click(screen.getByRole('button', { name: 'Remove “baul” from recent searches' }))
    expect([screen.queryByRole('link', { name: 'baul' }), localStorage.getItem('hatkhola-searches')]).toEqual([null, '["মেলা"]'])
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect([screen.queryByText('Recent searches'), localStorage.getItem('hatkhola-searches')]).toEqual([null, null])
  })

  it('there are ways on and neither tabs nor a count', async () => {
    await show({}, fresh(aSearchAnswer()))
    expect(await screen.findByRole('link', { name: 'All Categories' })).toBeTruthy()
    expect([screen.queryByRole('navigation'), screen.queryByRole('status')]).toEqual([null, null])
  })
})

it('what was asked is kept in mind, the latest first and each once', async () => {
  localStorage.setItem('hatkhola-searches', JSON.stringify(['Fair', 'baul']))
  await show({ q: 'fair' })
  await waitFor(() => expect(localStorage.getItem('hatkhola-searches')).toBe('["fair","baul"]'), { timeout: 5000 })
})

it('what this phone has put together says in how much it looked', async () => {
  const held = { ...fresh(EVERYTHING), from: 'device-search', heldRows: 34 } as const
  await show({ q: 'fair' }, held)
  expect((await screen.findByText(/Searched 34 items saved on this phone/)).textContent).toContain('There may be more online.')
})

it('a search that failed says why', async () => {
  await renderScreen(<SearchFailed error={new Problem('offline')} />, { at: '/search' })
  expect(screen.getByRole('alert').textContent).toContain('Search failed')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})

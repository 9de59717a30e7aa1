import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as calls from '#app/features/blogs/public/calls.ts'
import { Magazine } from '#app/features/blogs/public/screens/magazine.tsx'
import { MagazineFailed } from '#app/features/blogs/public/screens/magazine-failed.tsx'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import type { Answer } from '#app/wire/answer.ts'
import type { BlogCard, BlogPage, MagazineAside } from '#contract/blogs/blogs.ts'
import type { BlogFilter } from '#contract/blogs/blogs-filter.ts'
import { Problem } from '#contract/core/problem.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { aBlogCard } from '#tests/support/phone/blog-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

vi.mock('#app/features/blogs/public/calls.ts')
// To watch the end of the list needs a layout.
vi.mock('#app/ui/lists/watch-end.ts', () => ({ watchEnd: () => () => undefined }))

const cards = [
  aBlogCard({ id: 1, title: 'River boats' }),
  aBlogCard({ id: 2, title: 'পিঠার গল্প', language: 'bn', author: null, comment_count: 0, thumbnail: null }),
]
const ASIDE: MagazineAside = {
  featured: [aBlogCard({ id: 9, title: 'Jamdani' })],
  tags: [
    { tag: 'river', count: 12 },
    { tag: 'পিঠা', count: 3 },
  ],
}
const pageOf = (results: BlogCard[], over: Partial<BlogPage> = {}): BlogPage => ({
  results,
  next_cursor: null,
  total: results.length,
  total_is_exact: true,
  ...over,
})

beforeEach(startDeferredHydration)
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

interface Shown {
  filter?: BlogFilter
  answer?: Answer<BlogPage>
  language?: 'en' | 'bn'
}

/** The magazine with all that comes after the rest. */
async function show({ filter = {}, answer = fresh(pageOf(cards)), language = 'en' }: Shown = {}) {
  const shown = await renderScreen(<Magazine filter={filter} found={[answer, fresh(ASIDE)]} />, { language, at: '/blogs' })
  await waitFor(() => expect(document.querySelector('form')).not.toBeNull(), { timeout: 10_000 })
  await waitFor(() => expect(document.querySelector('aside h2')).not.toBeNull(), { timeout: 10_000 })
  return shown
}
const asked = (router: { state: { location: { pathname: string; search: unknown } } }) => [router.state.location.pathname, router.state.location.search]

describe('a card', () => {
  it('says what it is about, who wrote it when, how long it is and how much was said', async () => {
    await show()
    const card = screen.getAllByRole('article')[0]!
    expect(within(card).getByRole('link', { name: 'River boats' }).getAttribute('href')).toBe('/blogs/1')
    expect(card.textContent).toContain('Rahima · 10 January 2026')
    expect(card.textContent).toContain('4 min read · 2 comments')
  })

  it('has the words of the specification for what is missing', async () => {
    await show({
      answer: fresh(
        pageOf([aBlogCard({ id: 3, title: null, author: null, created_at: null, reading_minutes: 0, comment_count: undefined, comments: [1, 2] })]),
      ),
    })
    const card = screen.getAllByRole('article')[0]!
    expect(within(card).getByRole('link', { name: 'Untitled Blog' })).toBeTruthy()
    expect(card.textContent).toContain('Unknown Author · N/A2 comments')
  })

  it('speaks Bangla with Bangla digits, and marks titles with their own language', async () => {
    await show({ language: 'bn' })
    const [first, second] = screen.getAllByRole('article')
    expect(first?.textContent).toContain('পড়তে ৪ মিনিট · ২টি মন্তব্য')
    expect(second?.textContent).toContain('মন্তব্য নেই')
    expect(screen.getByRole('link', { name: 'River boats' }).lang).toBe('en')
    expect(screen.getByRole('link', { name: 'পিঠার গল্প' }).lang).toBe('bn')
  })

  it('is in the language of its reader where it is written in it, else says in which it is', async () => {
    const [first, ...rest] = cards
    await show({ answer: fresh(pageOf([{ ...first!, second_title: 'নদীর নৌকা', second_reading_minutes: 6 }, ...rest])), language: 'bn' })
    expect(screen.getByRole('link', { name: 'নদীর নৌকা' }).lang).toBe('bn')
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('পড়তে ৬ মিনিট')
    expect(screen.queryByText(/ইংরেজিতে/)).toBeNull()
    cleanup()
    await show({ language: 'bn' })
    expect(screen.getAllByText(/ইংরেজিতে/)).toHaveLength(1)
  })

  it('fetches the first picture before everything else', async () => {
    await show({ answer: fresh(pageOf([aBlogCard({ id: 1 }), aBlogCard({ id: 2 })])) })
    expect([...document.querySelectorAll('article img')].map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', 'auto'])
  })

  it('costs at most 14 elements', async () => {
    await show()
    for (const card of screen.getAllByRole('article')) expect(card.querySelectorAll('*').length).toBeLessThan(15)
  })
})

describe('the list', () => {
  it('says that nothing was found and what to do', async () => {
    await show({ filter: { q: 'x' }, answer: fresh(pageOf([])) })
    expect(screen.getByText('No articles found.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all articles' }).getAttribute('href')).toBe('/blogs')
  })

  it('says how much of what the phone holds an offline search found', async () => {
    await show({ answer: { ...fresh(pageOf(cards)), from: 'device-search', heldRows: 40 } })
    expect(screen.getByRole('status').textContent).toContain('2 of 40 saved articles. There may be more online.')
  })

  it('goes on with a press, and says why it cannot', async () => {
    vi.mocked(calls.loadBlogs).mockResolvedValueOnce(fresh(pageOf([aBlogCard({ id: 3, title: 'Third' })])))
    await show({ answer: fresh(pageOf(cards, { next_cursor: 'a', total: 3 })) })
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByRole('link', { name: 'Third' })).toBeTruthy()
    expect(vi.mocked(calls.loadBlogs)).toHaveBeenCalledWith({}, {}, 'a')
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    cleanup()
    vi.mocked(calls.loadBlogs).mockRejectedValueOnce(new Problem('offline'))
    await show({ answer: fresh(pageOf(cards, { next_cursor: 'b', total: 3 })) })
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/need the internet/)
  })

  it('that could not be had says so and asks again', async () => {
    const { router } = await renderScreen(<MagazineFailed error={new Problem('offline')} />)
    const invalidate = vi.spyOn(router, 'invalidate')
    expect(screen.getByRole('alert').textContent).toContain('Failed to load articles.')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(invalidate).toHaveBeenCalled()
  })
})

describe('what is asked', () => {
  it('goes by GET, and keeps what else is asked for', async () => {
    const { router } = await show({ filter: { tag: 'river', language: 'bn' } })
    const form = document.querySelector('form')!
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/blogs'])
    fireEvent.change(screen.getByRole('textbox', { name: 'Search articles' }), { target: { value: 'নৌকা' } })
    fireEvent.submit(form)
    await waitFor(() => expect(asked(router)).toEqual(['/blogs', { q: 'নৌকা', tag: 'river', language: 'bn' }]))
  })

  it('is one language, or both', async () => {
    const { router } = await show({ filter: { q: 'river', language: 'en' } })
    const languages = within(screen.getByRole('list', { name: 'Language of the articles' }))
    expect(languages.getByRole('link', { name: 'English' }).getAttribute('aria-current')).toBe('true')
    expect(languages.getByRole('link', { name: 'বাংলা' }).lang).toBe('bn')
    fireEvent.click(languages.getByRole('link', { name: 'All' }))
    await waitFor(() => expect(asked(router)).toEqual(['/blogs', { q: 'river' }]))
  })

  it('can be taken back part by part, called by its name', async () => {
    vi.mocked(calls.loadCategories).mockResolvedValue([{ id: 1, title: 'Culture', title_bn: 'সংস্কৃতি', slug: 'culture', icon: null, tone: 0 }])
    const { router } = await show({ filter: { q: 'boats', category: 'culture', tag: 'river', author: 7 } })
    const chips = within(screen.getByRole('list', { name: 'Active filters' }))
    await waitFor(() =>
      expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['boats', 'Culture', 'Tag: river', 'Articles by one author']),
    )
    fireEvent.click(chips.getByRole('link', { name: 'Remove filter: Tag: river' }))
    await waitFor(() => expect(asked(router)).toEqual(['/blogs', { q: 'boats', category: 'culture', author: '7' }]))
  })
})

describe('beside the list', () => {
  it('stand the featured articles and the tags in use; the one asked for is given up by another press', async () => {
    await show({ filter: { tag: 'River' } })
    expect(
      within(screen.getByRole('region', { name: 'Feature Blogs' }))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/blogs/9')
    const tags = within(screen.getByRole('region', { name: 'Tags' })).getAllByRole('link')
    expect(tags.map((tag) => [tag.textContent, tag.getAttribute('href'), tag.getAttribute('aria-current')])).toEqual([
      ['#river12', '/blogs', 'true'],
      ['#পিঠা3', `/blogs?tag=${encodeURIComponent('পিঠা')}`, null],
    ])
  })
})

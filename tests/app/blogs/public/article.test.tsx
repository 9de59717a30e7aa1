import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Article } from '#app/features/blogs/public/screens/article.tsx'
import { ArticleNotCached, ArticleNotFound } from '#app/features/blogs/public/screens/article-not-cached.tsx'
import { ArticleWaiting } from '#app/features/blogs/public/screens/article-waiting.tsx'
import { rememberBlogs } from '#app/features/blogs/public/seen-blogs.ts'
import { useBookmarks } from '#app/state/bookmarks/bookmarks.ts'
import * as held from '#app/state/bookmarks/cached-items.ts'
import { chooseReading, useSettings } from '#app/state/settings.ts'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import type { BlogDetail } from '#contract/blogs/blogs.ts'
import { Problem } from '#contract/core/problem.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { aBlogCard, aBlogDetail } from '#tests/support/phone/blog-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

vi.mock('#app/state/bookmarks/cached-items.ts')
const { cachedCard, cachedPages } = vi.mocked(held)
const PICTURE = '/media/blogs/inside.webp'

beforeEach(startDeferredHydration)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  chooseReading(1.125)
  useBookmarks.setState({ keys: undefined, ready: new Set() })
})

/** The article with all that comes after the rest. */
async function show(over: Partial<BlogDetail> = {}, language: 'en' | 'bn' = 'en') {
  const shown = await renderScreen(<Article answer={fresh(aBlogDetail({ id: 5, title: 'River boats', ...over }))} comments={<p>Said about it</p>} />, {
    language,
    at: '/blogs/5',
  })
  await waitFor(() => expect(document.querySelector('footer')).not.toBeNull(), { timeout: 10_000 })
  await waitFor(() => expect(document.querySelector('article section button')).not.toBeNull(), { timeout: 10_000 })
  return shown
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('an article', () => {
  it('says when it is from, who wrote it, how long it is, and leads to what was said about it', async () => {
    await show()
    expect(screen.getByRole('heading', { level: 1, name: 'River boats' }).lang).toBe('en')
    expect(screen.getByText('10 January 2026').getAttribute('datetime')).toBe('2026-01-10T04:00:00.000Z')
    expect(screen.getByRole('link', { name: 'Rahima' }).getAttribute('href')).toBe('/seller/rahima')
    expect(document.querySelector('header p')?.textContent).toBe('10 January 2026 · 4 min read')
    expect(screen.getByRole('link', { name: '2 comments' }).getAttribute('href')).toBe('#comments')
    expect(document.getElementById('comments')?.textContent).toBe('Said about it')
  })

  it('has the words of the specification for what is missing', async () => {
    await show({ title: null, author: null, author_slug: null, created_at: null, content: null, thumbnail: null, tags: [] })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Untitled Blog')
    for (const text of ['Unknown Author', 'N/A · 4 min read', 'No content available']) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Unknown Author' })).toBeNull()
  })

  it('says the same in Bangla, and is marked with the language that it is written in', async () => {
    await show({ language: 'en' }, 'bn')
    expect(document.querySelector('header')?.textContent).toContain('১০ জানুয়ারি ২০২৬ · পড়তে ৪ মিনিট')
    expect(screen.getByText('২টি মন্তব্য')).toBeTruthy()
    expect(document.querySelector<HTMLElement>('.reading')?.lang).toBe('en')
  })

  it('is in the language of its reader, where its author wrote it in both', async () => {
    const seconds = { second_title: 'নদীর নৌকা', second_content: '<p>নদী দেয়।</p>', second_reading_minutes: 6 }
    await show({ ...seconds, related: [aBlogCard({ id: 6, title: 'Ferries', second_title: 'খেয়া' })] }, 'bn')
    expect(screen.getByRole('heading', { level: 1, name: 'নদীর নৌকা' }).lang).toBe('bn')
    expect(document.querySelector('header')?.textContent).toContain('পড়তে ৬ মিনিট')
    expect([document.querySelector<HTMLElement>('.reading')?.lang, document.querySelector('.reading')?.textContent]).toEqual(['bn', 'নদী দেয়।'])
    expect((await screen.findByRole('link', { name: /খেয়া/ })).querySelector('b')?.lang).toBe('bn')
  })

  it('fetches the pictures of its text as the reader goes on, no wider than a phone needs', async () => {
    await show({ content: `<p>Look:</p><p><img src="${PICTURE}" alt="A boat" /></p>` })
    const picture = await screen.findByRole('img', { name: 'A boat' })
    expect([picture.getAttribute('src'), picture.getAttribute('loading')]).toEqual(['/media/blogs/inside-720.webp', 'lazy'])
  })

  it('leads to its tags, to the networks of the specification without a script of theirs, and to others of its kind', async () => {
    await show({ tags: ['river', 'নদী'], related: [aBlogCard({ id: 6, title: 'Nets' })] })
    const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('link')
    expect(tags.map((tag) => tag.getAttribute('href'))).toEqual(['/blogs?tag=river', `/blogs?tag=${encodeURIComponent('নদী')}`])
    const address = encodeURIComponent(`${location.origin}/en/blogs/5`)
    for (const [network, target] of [
      ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
      ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${address}`],
      ['Threads', `https://www.threads.net/intent/post?text=${encodeURIComponent('River boats ')}${address}`],
    ] as const) {
      const link = screen.getByRole('link', { name: `Share on ${network} (opens another site)` })
      expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([target, '_blank', 'noopener noreferrer'])
    }
    expect(button('Share')).toBeTruthy()
    const related = await screen.findByRole('region', { name: 'Related articles' })
    expect(within(related).getByRole('link').getAttribute('href')).toBe('/blogs/6')
  })
})

describe('the size of the text', () => {
  it('has four steps, is said, and stays on this phone', async () => {
    await show()
    fireEvent.click(button('A+ Larger text'))
    expect(document.documentElement.style.getPropertyValue('--reading')).toBe('1.25')
    expect(screen.getByText('Text size 3 of 4')).toBeTruthy()
    fireEvent.click(button('A+ Larger text'))
    fireEvent.click(button('A+ Larger text'))
    expect(useSettings.getState().reading).toBe(1.5)
    expect(button('A+ Larger text').getAttribute('aria-disabled')).toBe('true')
    expect(JSON.parse(localStorage.getItem('hatkhola-settings') ?? '{}')).toMatchObject({ reading: 1.5 })
  })
})

describe('saving an article', () => {
  it('says what it costs, keeps all its pictures, and says how it stands', async () => {
    const toggle = vi.fn().mockResolvedValue(true)
    useBookmarks.setState({ toggle })
    await show({ content: `<p><img src="${PICTURE}" alt="" /></p>` })
    fireEvent.click(button('Save for offline · 240 kB'))
    expect(toggle).toHaveBeenCalledWith({ noun: 'blogs', id: 5, title: 'River boats', images: ['/media/blogs/5-720.webp', '/media/blogs/inside-720.webp'] })
    useBookmarks.setState({ keys: new Set(['blogs/5']) })
    expect(await screen.findByText('Saved. It will download when you are back online.')).toBeTruthy()
    useBookmarks.setState({ ready: new Set(['blogs/5']) })
    expect(await screen.findByText('Available offline')).toBeTruthy()
    fireEvent.click(button('Remove from this phone'))
    expect(toggle).toHaveBeenCalledTimes(2)
  })

  it('that the phone refuses is said', async () => {
    useBookmarks.setState({ toggle: vi.fn().mockRejectedValue(new Problem('out-of-space')) })
    await show({ offline_bytes: 1_260_000 })
    fireEvent.click(button('Save for offline · 1.3 MB'))
    expect((await screen.findByRole('alert')).textContent).toBe('Not saved: phone storage is full.')
  })
})

describe('an article that is not here yet', () => {
  it('shows what the list has said of it', async () => {
    rememberBlogs([aBlogCard({ id: 8, title: 'Nets' })])
    await renderScreen(<ArticleWaiting blogId="8" />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nets')
    expect(screen.getByText('What the river gives.').lang).toBe('en')
  })

  it('and not on this phone says so, shows what is known, and offers what can be read', async () => {
    cachedCard.mockResolvedValueOnce(aBlogCard({ id: 5, title: 'Known' }))
    cachedPages.mockResolvedValueOnce([aBlogCard({ id: 5 }), aBlogCard({ id: 6, title: 'Held' })])
    const { router } = await renderScreen(<ArticleNotCached blogId="5" error={new Problem('offline')} />)
    const invalidate = vi.spyOn(router, 'invalidate')
    expect(await screen.findByRole('link', { name: /^Known/ })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('This page is not saved on your phone yet')
    const others = within(screen.getByRole('region', { name: 'On this phone' })).getAllByRole('link')
    expect(others.map((one) => one.getAttribute('href'))).toEqual(['/blogs/6'])
    fireEvent.click(button('Retry'))
    expect(invalidate).toHaveBeenCalled()
  })

  it('or never was, says that, and leads on', async () => {
    await renderScreen(<ArticleNotFound />)
    expect(screen.getByRole('heading', { name: 'Article not found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all articles' }).getAttribute('href')).toBe('/blogs')
  })
})

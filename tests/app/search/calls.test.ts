import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadFurther, loadSearch, loadSuggestions } from '#app/features/search/calls.ts'
import { anEventCard } from '#tests/support/phone/event-rows.ts'
import { aPost } from '#tests/support/phone/post-rows.ts'
import { aBlogCard, aCategory, aSearchAnswer, aSellerHit, foundRows } from '#tests/support/phone/search-rows.ts'

let asked: string[]
const answerWith = (body: unknown) =>
  vi.stubGlobal('fetch', (request: Request | string) => {
    asked.push(typeof request === 'string' ? request : request.url)
    return Promise.resolve(Response.json(body))
  })
const queryOf = (address = '') => Object.fromEntries(new URL(address, 'https://hatkhola.test').searchParams)
const signal = new AbortController().signal

beforeEach(() => {
  asked = []
  answerWith(aSearchAnswer())
})
afterEach(() => vi.unstubAllGlobals())

describe('a search', () => {
  it.each([{}, { q: '   ' }, { q: '' }, { kind: 'events' }, { q: {} }, { category: '../x' }])('that asks for nothing sends no request: %j', async (search) => {
    const { value } = await loadSearch(search)
    expect([value.events.total, asked]).toEqual([0, []])
  })

  it.each([
    ['a text of 64 KB', 'অ'.repeat(64 * 1024), 'অ'.repeat(100)],
    ['the signs of a pattern', '.*+?^${}()|[]\\', '.*+?^${}()|[]\\'],
    ['several scripts', ' Book মেলা ২০২৬ كتاب ', 'Book মেলা ২০২৬ كتاب'],
    ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a number', 2026, '2026'],
  ])('of %s is asked as it is, cut to what is a search', async (_, q, sent) => {
    await loadSearch({ q, kind: 'nonsense' })
    expect(queryOf(asked[0])).toEqual({ q: sent })
  })

  it('goes on in its own kind', async () => {
    answerWith(aSearchAnswer({ events: foundRows(anEventCard({ id: 1 })) }))
    const { value } = await loadFurther({ q: 'fair', kind: 'events' }, 'next')
    expect([value.results.length, queryOf(asked[0])]).toEqual([1, { q: 'fair', kind: 'events', cursor: 'next' }])
  })
})

describe('suggestions without network', () => {
  it('are what the phone holds, with the paths of their pages', async () => {
    answerWith(
      aSearchAnswer({
        events: foundRows(anEventCard({ id: 1, title: 'Book fair' })),
        blogs: foundRows(aBlogCard({ id: 2, title: null })),
        posts: foundRows(aPost({ id: 5, title: 'Fair weather', author: 8 }), aPost({ id: 6, title: '' })),
        sellers: foundRows(aSellerHit({ user_id: 3, full_name: 'Fair Sweets', slug: 'fair-sweets' })),
        categories: foundRows(aCategory({ id: 4, title: 'Fairs', title_bn: 'মেলা', slug: 'fairs' })),
      }),
    )
    expect(await loadSuggestions('fair', { isOffline: true, signal })).toEqual([
      { kind: 'events', title: 'Book fair', title_bn: null, path: '/eventdetails/1' },
      { kind: 'posts', title: 'Fair weather', title_bn: null, path: '/posts/5', author: 8 },
      { kind: 'sellers', title: 'Fair Sweets', title_bn: null, path: '/seller/fair-sweets' },
      { kind: 'categories', title: 'Fairs', title_bn: 'মেলা', path: '/category/fairs' },
    ])
    expect(asked[0]).toContain('/api/search/?q=fair')
  })
})

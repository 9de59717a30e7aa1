import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anEventCard, anEventDetail } from '#tests/support/phone/event-rows.ts'
import { emptyPhone } from '#tests/support/phone/fake-phone.ts'
import { aJobCard, aJobDetail } from '#tests/support/phone/job-rows.ts'
import { aPost, postPage } from '#tests/support/phone/post-rows.ts'
import { aBlogCard, aCategory, aPersonHit, aSearchAnswer, aSellerHit, foundRows } from '#tests/support/phone/search-rows.ts'
import { aServiceCard } from '#tests/support/phone/service-rows.ts'

const NOW = Date.parse('2026-01-15T00:00:00Z')
const KINDS = ['events', 'services', 'jobs', 'blogs', 'posts', 'sellers', 'people', 'categories'] as const

/** Fresh with every test, as when a worker has just started. */
const search = async (query: Record<string, string>) => (await import('#device/search/search-everything.ts')).searchEverything(query, NOW)
const idOf = (row: object) => Number(Object.entries(row).find(([key]) => ['event_id', 'service_id', 'job_post_id', 'user_id', 'id'].includes(key))?.[1])
/** Ids of what was found, by kind; kinds without any are left out. */
async function idsFor(query: Record<string, string>) {
  const { body } = await search(query)
  return Object.fromEntries(KINDS.map((kind) => [kind, body[kind].results.map(idOf)] as const).filter(([, ids]) => ids.length > 0))
}

interface Held {
  noun: string
  subject?: string
  checkedAt?: string
}
async function hold(address: string, body: unknown, { noun, subject, checkedAt = '2026-01-10T00:00:00.000Z' }: Held): Promise<void> {
  const { writeSnapshot } = await import('#device/snapshots/snapshots.ts')
  await writeSnapshot(
    { address, status: 200, body, etag: null, fetchedAt: checkedAt, checkedAt, via: 'visit' },
    { noun, shape: subject ? 'detail' : 'list', keepDays: 30, subject: subject ?? null },
  )
}
const page = (...cards: unknown[]) => ({ results: cards, next_cursor: null, total: cards.length, total_is_exact: true })

/** One of each kind about a fair, and one of most kinds about something else. */
async function holdMarket(): Promise<void> {
  await hold('/api/event/?limit=12', page(anEventCard({ id: 1, title: 'Book fair' }), anEventCard({ id: 2, title: 'Concert' })), { noun: 'events' })
  await hold('/api/job_post/?limit=12', page(aJobCard({ job_post_id: 3, title: 'Guard at a fair' }), aJobCard({ job_post_id: 4 })), { noun: 'jobs' })
  await hold('/api/blogs/?limit=12', page(aBlogCard({ id: 5, title: 'How a fair began' }), aBlogCard({ id: 6 })), { noun: 'blogs' })
  await hold('/category/categories/list/', [aCategory({ id: 7, title: 'Fairs' }), aCategory({ id: 8, title: 'Health' })], { noun: 'categories' })
  await hold('/api/search/?q=fairground', aSearchAnswer({ sellers: foundRows(aSellerHit({ user_id: 9, full_name: 'Fair Sweets' })) }), { noun: 'search' })
}

beforeEach(emptyPhone)
afterEach(() => vi.unstubAllGlobals())

describe('everything on the phone', () => {
  it('has services by their own words, by those who do them, and by the names of their categories in both scripts', async () => {
    await hold('/api/service/?limit=12', page(aServiceCard({ service_id: 1, title: 'Fix a tap' }), aServiceCard({ service_id: 2, service_category: 2 })), {
      noun: 'services',
    })
    const tree = [
      { id: 1, title: 'Repairs', title_bn: 'মেরামত', parent: null },
      { id: 2, title: 'Lessons', title_bn: 'পড়ানো', parent: null },
    ]
    await hold('/api/service_category/', tree, { noun: 'service-categories' })
    expect(await idsFor({ q: 'tap' })).toEqual({ services: [1] })
    expect((await idsFor({ q: 'kamal' })).services?.toSorted()).toEqual([1, 2])
    expect(await idsFor({ q: 'মেরামত' })).toEqual({ services: [1] })
  })

  it('is nothing on an empty one', async () => {
    expect(await search({ q: 'fair' })).toMatchObject({ heldRows: 0, found: 0, checkedAt: null })
  })

  it('is found by words, whatever its kind, and says how much was looked at', async () => {
    await holdMarket()
    expect(await idsFor({ q: 'fair' })).toEqual({ events: [1], jobs: [3], blogs: [5], sellers: [9], categories: [7] })
    expect(await search({ q: 'fair' })).toMatchObject({ heldRows: 9, found: 5 })
  })

  it('is found by what it says in the other language', async () => {
    await hold('/api/event/?limit=12', page(anEventCard({ id: 1, second_title: 'বইমেলা' }), anEventCard({ id: 2 })), { noun: 'events' })
    await hold('/api/job_post/3/', aJobDetail({ job_post_id: 3, second_title: 'রক্ষী', second_description: '<p>বইমেলার কাজ</p>' }), { noun: 'jobs', subject: '3' })
    await hold('/api/blogs/?limit=12', page(aBlogCard({ id: 5, second_title: 'মেলা', second_summary: 'বইমেলার শুরু' })), { noun: 'blogs' })
    expect(await idsFor({ q: 'বইমেলা' })).toEqual({ events: [1], jobs: [3], blogs: [5] })
    expect(await idsFor({ q: 'রক্ষী' })).toEqual({ jobs: [3] })
  })

  it('is found by the names of its categories and by its description, after what has the word in its title', async () => {
    const [music, chess] = [{ event_category: 1, event_subcategory: 2, event_subsubcategory: 3 }, { event_category: 4 }]
    const cards = [
      anEventCard({ id: 1, title: 'Chess', ...chess }),
      anEventCard({ id: 2, title: 'Songs', ...music }),
      anEventCard({ id: 3, title: 'A concert' }),
    ]
    await hold('/api/event/?limit=12', page(...cards), { noun: 'events' })
    await hold('/api/event/1/', anEventDetail({ id: 1, title: 'Chess', description: '<p>After the concert.</p>' }), {
      noun: 'events',
      subject: '1',
      checkedAt: '2026-01-09T00:00:00.000Z',
    })
    const noun = 'event-categories'
    await hold('/api/event_category/', [{ id: 1, title: 'Music', title_bn: 'সংগীত' }], { noun })
    await hold('/api/event_subsubcategory/', [{ id: 3, title: 'Live Concert', title_bn: 'লাইভ কনসার্ট', event_subcategory: 2 }], { noun })
    expect(await idsFor({ q: 'concert' })).toEqual({ events: [3, 2, 1] })
    expect(await idsFor({ q: 'সংগীত' })).toEqual({ events: [2, 3, 1] })
  })

  it('is found at a place alone, or only there', async () => {
    await hold(
      '/api/event/?limit=12',
      page(anEventCard({ id: 1, title: 'Fair', location: 'Natore' }), anEventCard({ id: 2, title: 'Fair', location: 'Bogura' })),
      { noun: 'events' },
    )
    await hold('/category/categories/list/', [aCategory({ id: 7, title: 'Natore' })], { noun: 'categories' })
    expect(await idsFor({ q: 'fair', place: 'নাটোর' })).toEqual({ events: [1] })
    expect(await idsFor({ place: 'bogura' })).toEqual({ events: [2] })
    expect(await idsFor({ place: '।' })).toEqual({})
  })

  it('is found with one slip, and in Bangla', async () => {
    await holdMarket()
    await hold('/api/event/?q=x', page(anEventCard({ id: 10, title: 'বইমেলা' })), { noun: 'events' })
    expect(await idsFor({ q: 'conzert' })).toEqual({ events: [2] })
    expect(await idsFor({ q: 'বইমেলা' })).toEqual({ events: [10] })
  })

  it('shows a few of each kind, and all of the one that is asked for alone while the others keep their totals', async () => {
    await hold(
      '/api/event/',
      Array.from({ length: 7 }, (_, at) => anEventCard({ id: at + 1, title: 'Fair' })),
      { noun: 'events' },
    )
    await hold('/api/job_post/', [aJobCard({ job_post_id: 20, title: 'Fair' })], { noun: 'jobs' })
    const all = (await search({ q: 'fair' })).body
    expect([all.events.results.length, all.events.total, all.events.next_cursor]).toEqual([4, 7, null])
    const events = (await search({ q: 'fair', kind: 'events' })).body
    expect([events.events.results.length, events.jobs.results.length, events.jobs.total]).toEqual([7, 0, 1])
  })

  it('includes what Home, categories and former searches have shown', async () => {
    await hold(
      '/api/home/',
      { weekend: [anEventCard({ id: 1, title: 'Fair' })], soon: [], closing: [aJobCard({ job_post_id: 2, title: 'Fair' })], blogs: [] },
      { noun: 'home' },
    )
    await hold(
      '/api/category/arts/',
      { category: aCategory({ id: 1 }), events: page(anEventCard({ id: 3, title: 'Fair' })), jobs: page(), blogs: page() },
      { noun: 'category-pages', subject: 'arts' },
    )
    await hold('/api/search/?q=x', aSearchAnswer({ blogs: foundRows(aBlogCard({ id: 4, title: 'Fair' })) }), { noun: 'search' })
    expect(await idsFor({ q: 'fair' })).toEqual({ events: [1, 3], jobs: [2], blogs: [4] })
  })

  it('includes the pages of sellers and events that were opened', async () => {
    const seller = {
      ...aSellerHit({ user_id: 9, full_name: 'Fair Sweets' }),
      id: 9,
      username: 'sweets',
      languages: [],
      skills: [],
      about: '',
      member_since: '2025-01-01T00:00:00.000Z',
      events_held: 0,
    }
    await hold('/api/seller/seller-9/', seller, { noun: 'sellers', subject: 'seller-9' })
    await hold('/api/event/1/', anEventDetail({ id: 1, title: 'Fair' }), { noun: 'events', subject: '1' })
    expect(await idsFor({ q: 'fair' })).toEqual({ events: [1], sellers: [9] })
  })

  it('has posts by their words, tags, author and the descriptions of their pictures, in both scripts, the newest first', async () => {
    const picture = { id: 1, file: '/media/posts/a.webp' as const, tone: 0, alt: '', bytes: 9 }
    const pots = aPost({
      id: 1,
      title: 'Pots',
      text: 'Pots\nfor the winter market',
      tags: ['Clay_Work'],
      author_name: 'Rupa',
      published_at: '2026-01-02T00:00:00.000Z',
    })
    const mangoes = aPost({ id: 2, title: 'আমের মৌসুম', text: 'আমের মৌসুম', author_name: 'Rupa', published_at: '2026-01-03T00:00:00.000Z' })
    const shown = aPost({ id: 3, title: 'A neem tree', text: '', author_name: 'Karim', pictures: [{ ...picture, alt: 'A neem tree' }], picture_count: 5 })
    await hold('/api/posts/?limit=10', postPage([mangoes, pots, shown]), { noun: 'posts' })
    await hold(
      '/api/posts/3/',
      { ...shown, pictures: [...shown.pictures, { ...picture, id: 2, alt: 'Five <b>swings' }], comments: [] },
      { noun: 'posts', subject: '3' },
    )
    expect(await idsFor({ q: 'rupa' })).toEqual({ posts: [2, 1] })
    expect(await idsFor({ q: 'winter' })).toEqual({ posts: [1] })
    expect(await idsFor({ q: 'clay' })).toEqual({ posts: [1] })
    expect(await idsFor({ q: 'রুপা' })).toEqual({ posts: [2, 1] })
    expect(await idsFor({ q: 'am mousum' })).toEqual({ posts: [2] })
    expect([await idsFor({ q: 'neem' }), await idsFor({ q: 'swings' })]).toEqual([{ posts: [3] }, { posts: [3] }])
    expect(await idsFor({ category: 'arts' })).toEqual({})
  })

  it('has members whose page was opened, or whom a search has found, unless they have a shop by now', async () => {
    const page = {
      id: 5,
      username: 'nodi',
      name: 'Nodi Akter',
      picture: null,
      member_since: '2025-01-01T00:00:00.000Z',
      follower_count: 3,
      post_count: 1,
      slug: null,
    }
    await hold('/api/people/nodi/', page, { noun: 'people', subject: 'nodi' })
    await hold('/api/people/shop/', { ...page, id: 6, username: 'shop', slug: 'nodi-shop' }, { noun: 'people', subject: 'shop' })
    await hold('/api/search/?q=x', aSearchAnswer({ people: foundRows(aPersonHit({ id: 7, name: 'নদী', username: 'boat' })) }), { noun: 'search' })
    expect((await idsFor({ q: 'nodi' })).people?.toSorted()).toEqual([5, 7])
    expect(await idsFor({ q: 'boat' })).toEqual({ people: [7] })
  })

  it('is as old as the oldest row that is shown', async () => {
    await hold('/api/event/', [anEventCard({ id: 1, title: 'Fair' })], { noun: 'events', checkedAt: '2026-01-12T00:00:00.000Z' })
    await hold('/api/job_post/', [aJobCard({ job_post_id: 2, title: 'Fair' })], { noun: 'jobs', checkedAt: '2026-01-11T00:00:00.000Z' })
    await hold('/api/blogs/', [aBlogCard({ id: 3 })], { noun: 'blogs', checkedAt: '2026-01-09T00:00:00.000Z' })
    expect((await search({ q: 'fair' })).checkedAt).toBe('2026-01-11T00:00:00.000Z')
    expect((await search({ q: 'fair', kind: 'events' })).checkedAt).toBe('2026-01-12T00:00:00.000Z')
  })

  it.each(['   ', '', '.*+?^${}()|[]\\', '\u200d\u200c'])('shows none of it where no word is asked: %j', async (q) => {
    await holdMarket()
    expect((await idsFor({ q })).events ?? []).toEqual([])
  })

  it('is searched without harm by a text of 64 KB, by half an emoji and by mixed scripts', async () => {
    await holdMarket()
    for (const q of ['অ'.repeat(64 * 1024), 'fair \ud83d', 'Book মেলা', '%00%']) expect((await search({ q })).heldRows).toBe(9)
  })
})

describe('what belongs to a category', () => {
  it('is, of events and jobs, what is sorted like those that were seen in it, and never anything else', async () => {
    await hold(
      '/api/category/arts/',
      {
        category: aCategory({ id: 1 }),
        events: page(anEventCard({ id: 1, event_category: 5 })),
        jobs: page(aJobCard({ job_post_id: 2, job_category: 8 })),
        blogs: page(),
      },
      { noun: 'category-pages', subject: 'arts' },
    )
    await hold(
      '/api/event/',
      [anEventCard({ id: 3, event_category: 5 }), anEventCard({ id: 4, event_category: 6 }), anEventCard({ id: 5, event_category: null })],
      { noun: 'events' },
    )
    await hold('/api/job_post/', [aJobCard({ job_post_id: 6, job_category: 8 }), aJobCard({ job_post_id: 7, job_category: 9 })], { noun: 'jobs' })
    expect(await idsFor({ category: 'arts' })).toEqual({ events: [1, 3], jobs: [6, 2] })
    expect(await idsFor({ category: 'health' })).toEqual({})
  })

  it('is learnt from searches in it as well', async () => {
    await hold('/api/search/?category=arts&q=x', aSearchAnswer({ events: foundRows(anEventCard({ id: 1, event_category: 5 })) }), { noun: 'search' })
    await hold('/api/search/?q=arts', aSearchAnswer({ events: foundRows(anEventCard({ id: 2, event_category: 6 })) }), { noun: 'search' })
    expect(await idsFor({ category: 'arts' })).toEqual({ events: [1] })
  })

  it('is named on an article', async () => {
    await hold('/api/blogs/', [aBlogCard({ id: 1, category: 'arts', title: 'Fair' }), aBlogCard({ id: 2, category: 'health', title: 'Fair' })], {
      noun: 'blogs',
    })
    expect(await idsFor({ category: 'arts', q: 'fair' })).toEqual({ blogs: [1] })
  })
})

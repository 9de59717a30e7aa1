import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { picturesIn } from '#contract/rich-text.ts'
import { aBlogCard, aBlogDetail } from '#tests/support/phone/blog-rows.ts'
import { emptyPhone } from '#tests/support/phone/fake-phone.ts'

const NOW = Date.parse('2026-01-15T00:00:00Z')

/** Fresh with every test, as when a worker has just started. */
const device = async () => ({
  ...(await import('#device/search/search-cached.ts')),
  ...(await import('#device/snapshots/cached-cards.ts')),
  ...(await import('#device/snapshots/cached-blogs.ts')),
  ...(await import('#device/search/searched-blogs.ts')),
})

async function hold(address: string, body: unknown, checkedAt = '2026-01-10T00:00:00.000Z'): Promise<void> {
  const { writeSnapshot } = await import('#device/snapshots/snapshots.ts')
  const subject = /^\/api\/blogs\/(\d+)\/$/.exec(address)?.[1] ?? null
  await writeSnapshot(
    { address, status: 200, body, etag: null, fetchedAt: checkedAt, checkedAt, via: 'visit' },
    { noun: 'blogs', shape: subject ? 'detail' : 'list', keepDays: 30, subject },
  )
}
const page = (...results: unknown[]) => ({ results, next_cursor: null, total: results.length, total_is_exact: true })
async function found(filter: Record<string, string>) {
  const { SEARCHED_BLOGS, searchCached } = await device()
  return (await searchCached(SEARCHED_BLOGS, filter, NOW)).page.results.map(({ id }) => id)
}

beforeEach(emptyPhone)

describe('articles that the phone holds', () => {
  it('are searched over lists and pages together, the latest first', async () => {
    await hold('/api/blogs/?limit=12', page(aBlogCard({ id: 1, created_at: '2026-01-01T00:00:00Z' }), aBlogCard({ id: 2, created_at: '2026-01-03T00:00:00Z' })))
    await hold('/api/blogs/3/', aBlogDetail({ id: 3, created_at: '2026-01-02T00:00:00Z' }))
    expect(await found({})).toEqual([2, 3, 1])
  })

  it('are found by words of either language, by tag in any spelling, and by the language that they are written in', async () => {
    await hold(
      '/api/blogs/?limit=12',
      page(
        aBlogCard({ id: 1, title: 'Boats', tags: ['River'], created_at: '2026-01-02T00:00:00Z' }),
        aBlogCard({ id: 2, title: 'শাড়ির গল্প', tags: ['শাড়ি'], language: 'bn', created_at: '2026-01-01T00:00:00Z' }),
      ),
    )
    expect(await found({ q: 'boat' })).toEqual([1])
    expect(await found({ q: 'শাড়ী' })).toEqual([2])
    expect(await found({ tag: 'river' })).toEqual([1])
    expect(await found({ tag: 'শাড়ী' })).toEqual([2])
    expect(await found({ language: 'bn' })).toEqual([2])
    expect(await found({ author: '8' })).toEqual([])
  })

  it('have a card each, that of the whole page where it is here, and its comments counted', async () => {
    const comment = {
      id: 1,
      author: 'Karim',
      text: 'Good',
      created_at: '2026-01-10T00:00:00Z',
      edited_at: null,
      is_by_author: false,
      replies: [],
      reply_count: 0,
    }
    await hold('/api/blogs/?limit=12', page(aBlogCard({ id: 1, title: 'Old' }), aBlogCard({ id: 2 })), '2026-01-09T00:00:00.000Z')
    await hold('/api/blogs/1/', aBlogDetail({ id: 1, title: 'New', comment_count: undefined, comments: [comment] }))
    const { HELD_BLOGS, findCachedCard, listCachedDetails } = await device()
    expect((await findCachedCard(HELD_BLOGS, 1))?.card).toMatchObject({ title: 'New', comment_count: 1 })
    expect((await listCachedDetails(HELD_BLOGS, 9)).map(({ id }) => id)).toEqual([1])
  })
})

describe('the pictures of a text', () => {
  it('are our own, each once, in their order', () => {
    const html =
      '<p><img src="/media/blogs/b.webp" alt="x" /><img alt="y" src="/media/blogs/a.webp"></p><img src="https://elsewhere.example/c.webp"><img src="/media/blogs/b.webp">'
    expect(picturesIn(html)).toEqual(['/media/blogs/b.webp', '/media/blogs/a.webp'])
    expect(picturesIn('<p>src="/media/blogs/b.webp"</p>')).toEqual([])
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { makeBlog, makeCategory } from '#tests/support/server/nouns/blogs.ts'
import { makeSeller } from '#tests/support/server/nouns/events.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { as } from '#tests/support/server/people.ts'

const app = useApp()
const { database, request } = app
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const read = async (path: string) => {
  const response = await request(path)
  expect(response.status, path).toBe(200)
  return response.json()
}
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
let craft = 0
beforeAll(async () => {
  craft = await makeCategory(database.db, 'craft')
})

describe('answers', () => {
  it('an article with all that its page shows', async () => {
    const author = await makeSeller(database.db, { profile: { full_name: 'রূপসা ঘাট', slug: 'rupsha' } })
    const published_at = ago(2)
    const written = { title: 'নকশি কাঁথা', summary: 'Of quilts.', content: '<p>Quilts.</p>', tags: ['Craft'], offline_bytes: 12_345 }
    const id = await makeBlog(database.db, {
      author,
      ...written,
      category: craft,
      published_at,
      thumbnail: '/media/blogs/quilt.webp',
      thumbnail_tone: 3,
    })
    expect(await read(`/api/blogs/${id}/`)).toEqual({
      id,
      ...written,
      created_at: published_at,
      updated_at: expect.stringMatching(/Z$/),
      author: 'রূপসা ঘাট',
      author_id: author,
      author_slug: 'rupsha',
      thumbnail: '/media/blogs/quilt.webp',
      thumbnail_tone: 3,
      category: 'craft',
      language: 'bn',
      reading_minutes: 1,
      second_title: '',
      taken_off_reason: null,
      second_summary: '',
      second_content: '',
      second_reading_minutes: 0,
      comment_count: 0,
      comments: [],
      related: [],
    })
  })

  it('beside it the three latest of its category or with a tag of its own, none that is hidden', async () => {
    const category = await makeCategory(database.db, 'poetry')
    const id = await makeBlog(database.db, { category, tags: ['বই মেলা', 'Poems'] })
    const near = [
      await makeBlog(database.db, { category, published_at: ago(5) }),
      await makeBlog(database.db, { tags: ['বইমেলা', 'poems'], published_at: ago(4) }),
      await makeBlog(database.db, { category, tags: ['POEMS'], published_at: ago(3) }),
      await makeBlog(database.db, { tags: ['বই  মেলা'], published_at: ago(2) }),
    ]
    await makeBlog(database.db, { category, published_at: null })
    await makeBlog(database.db, { category, is_withdrawn: true })
    await makeBlog(database.db, { category, published_at: ago(-1) })
    const { related } = await read(`/api/blogs/${id}/`)
    expect(idsOf(related)).toEqual([near[3], near[2], near[1]])
  })

  it('what stands beside the list: five featured ones, and the tags in use as most spell them', async () => {
    const featured: number[] = []
    for (let made = 7; made > 0; made -= 1) featured.unshift(await makeBlog(database.db, { is_featured: true, published_at: ago(made), tags: ['মেলা'] }))
    await makeBlog(database.db, { is_featured: true, published_at: null, tags: ['মেলা'] })
    for (const tag of ['River', 'river', 'River']) await makeBlog(database.db, { tags: [tag] })
    const aside = await read('/api/blog_aside/')
    expect(idsOf(aside.featured)).toEqual(featured.slice(0, 5))
    expect(aside.tags[0]).toEqual({ tag: 'মেলা', count: 7 })
    expect(aside.tags).toContainEqual({ tag: 'River', count: 3 })
  })

  it('an empty list where no article has the tag, the category, the author or the words', async () => {
    for (const query of ['tag=nobody', 'category=nowhere', 'author=2000000000', 'q=zzzzzz']) {
      expect(await read(`/api/blogs/?${query}`), query).toEqual([])
      expect(await read(`/api/blogs/?${query}&limit=5`), query).toEqual({ results: [], next_cursor: null, total: 0, total_is_exact: true })
    }
  })

  it('a shop by the name that it has now', async () => {
    const seller = await joinAsSeller(app, 'oldname')
    const id = await makeBlog(database.db, { author: seller.id, title: 'Of names' })
    const shop = { slug: 'oldname', full_name: 'Buriganga Books', profession: '', division: 'Dhaka', district: 'Dhaka', languages: [], skills: [], about: '' }
    const body = JSON.stringify({ ...shop, profession: 'Printer' })
    const headers = { ...as(seller), 'content-type': 'application/json', origin: TEST_ORIGIN }
    expect((await request('/api/account/seller/', { method: 'PATCH', body, headers })).status).toBe(200)
    expect((await read(`/api/blogs/${id}/`)).author).toBe('Buriganga Books')
    expect([idsOf(await read('/api/blogs/?q=buriganga')), await read('/api/blogs/?q=oldname')]).toEqual([[id], []])
  })

  it('a sitemap of articles that are out, of categories, and of all lists', async () => {
    const [out, draft, off] = [
      await makeBlog(database.db),
      await makeBlog(database.db, { published_at: null }),
      await makeBlog(database.db, { is_withdrawn: true }),
    ]
    const xml = await (await request('/sitemap.xml')).text()
    for (const path of ['/en', '/bn', '/en/blogs', '/bn/category', `/en/blogs/${out}`, `/bn/blogs/${out}`, '/en/category/craft'])
      expect(xml).toContain(`<loc>${TEST_ORIGIN}${path}</loc>`)
    expect(xml).not.toMatch(new RegExp(`/blogs/(${draft}|${off})<`))
  })
})

describe('refuses', () => {
  it('what is a draft, to come or taken off, as what never was', async () => {
    const hidden = [
      await makeBlog(database.db, { published_at: null }),
      await makeBlog(database.db, { published_at: new Date(Date.now() + DAY_MS).toISOString() }),
      await makeBlog(database.db, { is_withdrawn: true }),
      2_000_000_000,
    ]
    for (const id of hidden) {
      const response = await request(`/api/blogs/${id}/`)
      const { request_id: _id, ...body } = await response.json()
      expect([response.status, body]).toEqual([404, { type: 'about:blank', title: 'Not Found', status: 404, code: 'not-found' }])
    }
  })

  it('queries that are wrong in themselves', async () => {
    for (const query of ['limit=0', 'limit=51', 'language=fr', 'author=0', 'author=x', 'cursor=x', `q=${'x'.repeat(101)}`, `category=${'x'.repeat(61)}`])
      expect((await request(`/api/blogs/?${query}`)).status, query).toBe(400)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { BlogCard, BlogPage, BlogQuery } from '#contract/blogs/blogs.ts'
import { BLOG_LIST, type BlogFilter } from '#contract/blogs/blogs-filter.ts'
import { LANGUAGES } from '#contract/core/languages.ts'
import { searchRows } from '#contract/core/search-rows.ts'
import { listBlogs } from '#server/features/blogs/public/list-blogs.ts'
import { asSearchedBlog } from '#tests/support/phone/blog-rows.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeBlog, makeCategory } from '#tests/support/server/nouns/blogs.ts'
import { makeSeller } from '#tests/support/server/nouns/events.ts'

/** In the past by the database's clock too, which decides whose words a slip is corrected to. */
const NOW = Date.parse('2025-03-10T12:00:00Z')
const database = useDatabase()

/** The same numbers in every run, so that what fails once fails again. */
function seeded(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, oneOf: <T>(all: readonly T[]) => all[below(all.length)]!, maybe: <T>(chance: number, value: T) => (next() < chance ? value : undefined) }
}

/** Each row: one word as authors write it, as readers do, and slips of it. */
const SPELLINGS = [
  ['নকশি', 'নকশী', 'নকসি', 'নক'],
  ['টিকিট', 'টিকীট', 'টিকেট', 'টি'],
  ['বিষয়', 'বিষ\u09af\u09bc', 'বিষ', 'বিষ্য়'],
  ['উৎসব', 'উত্সব', 'উৎস', 'উৎশব'],
  ['চাঁদ', 'চাদ', 'চাঁ', 'চান্দ'],
  ['শাড়ি', 'শাড়ী', 'শা\u09a1\u09bcি', 'সাড়ি'],
  ['ঈদ', 'ইদ', 'ঈ', 'ঈদের'],
  ['১৯৭১', '1971', '19', '1972'],
  ['Kitchen', 'kitchen', 'KIT', 'kitchn'],
  ['Café', 'cafe', 'caf', 'caffe'],
  ["Weaver's", 'weavers', 'WEAVER’S', 'weavrs'],
] as const
const TAGS = ['নকশি কাঁথা', 'নকশী কাঁথা', 'ঈদ', 'Eid', 'eid', 'Café', '১৯৭১', 'Old Dhaka'] as const
const ASKED_TAGS = [...TAGS, 'ইদ', 'cafe', '1971', 'OLD DHAKA', 'dhaka', '!!!'] as const
const SLUGS = ['events', 'agency', 'health'] as const
const NAMES = ['রূপসা ঘাট', 'Rupsha Ghat', 'চাঁদ শাড়ি'] as const

const random = seeded(20_270_311)
let authors: number[] = []

async function makeBlogs() {
  const { db } = database
  const categories = [null, ...(await Promise.all(SLUGS.map((slug) => makeCategory(db, slug))))]
  for (const full_name of NAMES) authors.push(await makeSeller(db, { profile: { full_name } }))
  for (let made = 0; made < 200; made += 1) {
    const title = `${random.oneOf(SPELLINGS)[0]} ${random.oneOf(SPELLINGS)[0]}`
    await makeBlog(db, {
      title,
      summary: random.maybe(0.5, random.oneOf(SPELLINGS)[0]) ?? '',
      second_title: random.maybe(0.2, random.oneOf(SPELLINGS)[0]) ?? '',
      tags: [random.maybe(0.6, random.oneOf(TAGS)), random.maybe(0.4, random.oneOf(TAGS))].filter((tag) => tag !== undefined),
      category: random.oneOf(categories),
      author: random.oneOf(authors),
      // Whole hours, so that many appear in the same moment.
      published_at: new Date(NOW - random.below(80) * 3_600_000).toISOString(),
      comment_count: random.below(3),
    })
  }
  const hidden = { title: 'নকশি Hidden', author: authors[0]!, tags: ['ঈদ'] }
  await makeBlog(db, { ...hidden, published_at: null })
  await makeBlog(db, { ...hidden, published_at: new Date(NOW + 1).toISOString() })
  await makeBlog(db, { ...hidden, published_at: new Date(NOW - 1).toISOString(), is_withdrawn: true })
}

function randomQuestion(): BlogFilter {
  const words = () => Array.from({ length: 1 + random.below(2) }, () => random.oneOf(random.oneOf(SPELLINGS))).join(random.oneOf([' ', ', ', ' । ']))
  return {
    q: random.maybe(0.6, random.maybe(0.8, words()) ?? random.oneOf([...NAMES, 'rupsa', '-', 'hidden'])),
    tag: random.maybe(0.2, random.oneOf(ASKED_TAGS)),
    category: random.maybe(0.2, random.oneOf([...SLUGS, 'nowhere'])),
    language: random.maybe(0.2, random.oneOf(LANGUAGES)),
    author: random.maybe(0.15, random.oneOf(authors)),
  }
}

const asked = async (filter: BlogFilter) => (await listBlogs(database.db, filter as BlogQuery, NOW)) as BlogCard[]
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
async function walk(filter: BlogQuery) {
  const met: number[] = []
  const totals = new Set<number>()
  let cursor: string | undefined
  do {
    const page = (await listBlogs(database.db, { ...filter, cursor }, NOW)) as BlogPage
    met.push(...idsOf(page.results))
    totals.add(page.total)
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  return { met, totals: [...totals] }
}

describe('answers', () => {
  let rows: ReturnType<typeof asSearchedBlog<BlogCard & { author_id: number | null }>>[]
  beforeAll(async () => {
    authors = []
    await makeBlogs()
    rows = (await asked({})).map(asSearchedBlog)
  }, 60_000)

  it('what the phone would answer from the same articles, in the same order, whatever is asked', async () => {
    expect(rows).toHaveLength(200)
    let [withRows, withWords] = [0, 0]
    for (let times = 0; times < 300; times += 1) {
      const filter = randomQuestion()
      const onPhone = searchRows(BLOG_LIST, rows, { values: filter, now: NOW }).map(({ facts }) => facts)
      expect(idsOf(await asked(filter)), JSON.stringify(filter)).toEqual(idsOf(onPhone))
      withRows += onPhone.length ? 1 : 0
      withWords += onPhone.length && filter.q ? 1 : 0
    }
    expect(withRows).toBeGreaterThan(100)
    expect(withWords).toBeGreaterThan(50)
  })

  it('every spelling of a word and of a tag with the same articles', async () => {
    for (const [written, other] of SPELLINGS) {
      const found = await asked({ q: written })
      expect(found.length, written).toBeGreaterThan(0)
      expect(idsOf(await asked({ q: other })), written).toEqual(idsOf(found))
    }
    for (const [written, other] of [
      ['ঈদ', 'ইদ'],
      ['নকশি কাঁথা', 'নকশী  কাঁথা'],
      ['Café', 'CAFE'],
      ['১৯৭১', '1971'],
    ] as const) {
      const found = await asked({ tag: written })
      expect(found.length, written).toBeGreaterThan(0)
      expect(idsOf(await asked({ tag: other })), written).toEqual(idsOf(found))
    }
  })

  it('a slip of one letter with what was meant, on every page alike', async () => {
    const meant = idsOf(await asked({ q: 'kitchen' }))
    expect(await walk({ q: 'kitchn', limit: 3 })).toEqual({ met: meant, totals: [meant.length] })
  })

  it('pages that together are the whole, also where many appeared in the same moment', async () => {
    expect(await walk({ limit: 7 })).toEqual({ met: idsOf(await asked({})), totals: [200] })
    expect((await walk({ limit: 50, language: 'bn' })).met).toEqual(idsOf(await asked({ language: 'bn' })))
  })

  it('a total that is exact up to two hundred, and says so beyond', async () => {
    const page = (await listBlogs(database.db, { limit: 1 }, NOW)) as BlogPage
    expect([page.total, page.total_is_exact]).toEqual([200, true])
    const later = (await listBlogs(database.db, { limit: 1 }, NOW + 1)) as BlogPage
    expect([later.total, later.total_is_exact]).toEqual([200, false])
  })

  it('comments by their number: an array where it is asked plainly, a count on pages', async () => {
    const [first] = await asked({})
    await database.pool.query('update threads set comment_count = 120 where id = (select thread from blogs where id = $1)', [first?.id])
    const plain = (await asked({}))[0]
    expect([plain?.comments?.length, plain?.comment_count]).toEqual([99, 120])
    const page = (await listBlogs(database.db, { limit: 1 }, NOW)) as BlogPage
    expect([page.results[0]?.comment_count, page.results[0]?.comments]).toEqual([120, undefined])
  })
})

describe('refuses', () => {
  it('to take a tag for a part of another, and no tag for any', async () => {
    expect(await asked({ tag: 'dhaka' })).toEqual([])
    expect(await asked({ tag: '!!!' })).toEqual([])
  })

  it('a cursor of another list, and one that the service never made', async () => {
    for (const cursor of ['MQ', 'not a cursor', Buffer.from('1n1ew~1~2027-01-01T00:00:00.000000Z').toString('base64url')])
      await expect(listBlogs(database.db, { cursor }, NOW)).rejects.toMatchObject({ code: 'bad-input' })
  })
})

describe('guards', () => {
  it('articles that are drafts, scheduled or taken off: no query finds them', async () => {
    for (const filter of [{}, { q: 'hidden' }, { tag: 'ঈদ', author: authors[0]! }]) {
      const titles = (await asked(filter)).map(({ title }) => title)
      expect(titles).not.toContain('নকশি Hidden')
    }
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { Category, CategoryPage } from '#contract/categories.ts'
import { MARKET_CATEGORIES } from '#server/db/categories/market-categories.ts'
import { event_categories } from '#server/db/tables/events.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeBlog } from '#tests/support/server/nouns/blogs.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'

const { database, request } = useApp()
const LIST = '/category/categories/list/'
const list = async (): Promise<Category[]> => (await request(LIST)).json()
const page = async (slug: string): Promise<CategoryPage> => (await request(`/api/category/${slug}/`)).json()
const idOf = async (slug: string) => (await list()).find((one) => one.slug === slug)!.id

describe('answers', () => {
  let music = 0
  let branch = { job_category: 0, job_subcategory: 0, job_subsubcategory: 0 }
  beforeAll(async () => {
    const { db, pool } = database
    const [top] = await db
      .insert(event_categories)
      .values({ title: 'Songs', title_bn: 'গান', category: await idOf('music') })
      .returning()
    music = top!.id
    const { rows } = await pool.query(
      `select a.id as job_category, b.id as job_subcategory, c.id as job_subsubcategory from job_categories a
       join job_categories b on b.parent = a.id join job_categories c on c.parent = b.id where a.title = 'Driving & Delivery' limit 1`,
    )
    branch = rows[0]
  })

  it('the categories of the market in their order, whether the address ends in a stroke or not', async () => {
    const found = await list()
    expect(found.map(({ slug }) => slug)).toEqual(Object.keys(MARKET_CATEGORIES))
    expect(found[0]).toMatchObject({ title: 'Music', title_bn: 'সংগীত', icon: '/category-icons/music.svg' })
    expect(await (await request(LIST.slice(0, -1))).json()).toEqual(found)
    expect((await request(LIST)).headers.get('content-type')).toContain('application/json')
  })

  it('what belongs to one: what is to come, open and published, each counted', async () => {
    const { db } = database
    const events = []
    for (let at = 1; at <= 7; at += 1)
      events.push(await makeEvent(db, { event_category: music, from_time: new Date(Date.now() + at * 3_600_000).toISOString() }))
    await makeEvent(db, { event_category: music, from_time: '2020-01-01T10:00:00Z', to_time: '2020-01-01T12:00:00Z' })
    await makeEvent(db)
    const blog = await makeBlog(db, { category: await idOf('music') })
    await makeBlog(db, { category: await idOf('music'), published_at: null })
    const found = await page('music')
    expect(found.category.slug).toBe('music')
    expect(found.events.results.map(({ id }) => id)).toEqual(events.slice(0, 6))
    expect(found.events).toMatchObject({ total: 7, total_is_exact: true })
    expect(found.blogs.results.map(({ id }) => id)).toEqual([blog])
    expect(found.jobs).toEqual({ results: [], total: 0, total_is_exact: true })
  })

  it('jobs of every branch that belongs to one', async () => {
    const job = await makeJob(database.db, branch)
    const closed = await makeJob(database.db, { ...branch, is_closed: true })
    const ids = (await page('transport')).jobs.results.map(({ job_post_id }) => job_post_id)
    expect(ids).toContain(job)
    expect(ids).not.toContain(closed)
  })

  it('one to which nothing belongs yet', async () => {
    const nothing = { results: [], total: 0, total_is_exact: true }
    expect(await page('entrepreneur')).toMatchObject({ category: { slug: 'entrepreneur' }, events: nothing, jobs: nothing, blogs: nothing })
  })
})

describe('refuses', () => {
  it.each(['nothing-like-this', 'music-'.repeat(20), '%00', '../music'])('a category that there is not: %s', async (slug) => {
    expect([400, 404]).toContain((await request(`/api/category/${slug}/`)).status)
  })

  it('to be written to', async () => {
    const response = await request(LIST, { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('guards', () => {
  it('against an old list: what is changed is there at once, and what is not is the same answer', async () => {
    const first = await request(LIST)
    const tag = first.headers.get('etag') ?? ''
    expect((await request(LIST, { headers: { 'if-none-match': tag } })).status).toBe(304)
    await database.pool.query(`update categories set title_bn = 'গানবাজনা' where slug = 'music'`)
    await expect.poll(async () => (await list())[0]?.title_bn, { timeout: 5000 }).toBe('গানবাজনা')
  })
})

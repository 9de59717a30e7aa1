import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import { HOME_POST_LETTERS, type HomeAnswer } from '#contract/home.ts'
import { weekendAt } from '#server/db/events/weekend-at.ts'
import { banners } from '#server/db/tables/banners.ts'
import { readHome } from '#server/features/home/read-home.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeBlog } from '#tests/support/server/nouns/blogs.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { joinWithPage, makePost } from '#tests/support/server/nouns/posts.ts'

// Wednesday, 10 March 2027, noon in Dhaka.
const NOW = Date.parse('2027-03-10T06:00:00Z')
const app = useApp()
const { database, request } = app
const startsIn = (hours: number) => ({ from_time: new Date(NOW + hours * 3_600_000).toISOString() })
const titles = (cards: readonly { title?: string | null | undefined }[]) => cards.map(({ title }) => title)

describe('the weekend', () => {
  it.each([
    ['on a Wednesday is the next one', '2027-03-10T06:00:00Z', '2027-03-11T18:00:00.000Z'],
    ['on a Sunday is the next one', '2027-03-13T18:00:00Z', '2027-03-18T18:00:00.000Z'],
    ['late on Thursday begins at midnight', '2027-03-11T17:59:59Z', '2027-03-11T18:00:00.000Z'],
    ['on a Friday is that one', '2027-03-11T18:00:00Z', '2027-03-11T18:00:00.000Z'],
    ['on a Saturday is that one', '2027-03-13T17:59:59Z', '2027-03-11T18:00:00.000Z'],
  ])('%s', (_, now, from) => {
    expect(weekendAt(Date.parse(now))).toEqual({ from, to: new Date(Date.parse(from) + 2 * DAY_MS).toISOString() })
  })
})

describe('answers', () => {
  let home: HomeAnswer
  beforeAll(async () => {
    const { db } = database
    await db.insert(banners).values({ place: 'home', image: '/media/b.webp', tone: 1, title: 'Music', title_bn: 'সংগীত', path: '/category/music', position: 0 })
    await db.insert(banners).values({ place: 'jobs', image: '/media/c.webp', tone: 1, title: 'Work', title_bn: 'কাজ', path: '/jobportal', position: 0 })
    await makeEvent(db, { title: 'Tonight', ...startsIn(5) })
    await makeEvent(db, { title: 'Tomorrow', ...startsIn(20) })
    for (const [at, hours] of [38, 50, 62, 70, 83].entries()) await makeEvent(db, { title: `Weekend ${at + 1}`, ...startsIn(hours) })
    await makeEvent(db, { title: 'Sunday', ...startsIn(85) })
    await makeEvent(db, { title: 'Sold out', seats: 0, ...startsIn(40) })
    await makeEvent(db, { title: 'Hidden', is_active: false, ...startsIn(40) })
    await makeEvent(db, { title: 'Over', ...startsIn(-40) })
    for (const days of [9, 2, 5, 1, -1]) await makeJob(db, { title: `${days} days`, deadline: new Date(NOW + days * DAY_MS).toISOString() })
    await makeBlog(db, { title: 'Older', is_featured: true, published_at: new Date(NOW - 2 * DAY_MS).toISOString() })
    await makeBlog(db, { title: 'Latest', published_at: new Date(NOW - DAY_MS / 2).toISOString() })
    await makeBlog(db, { title: 'Featured', is_featured: true, published_at: new Date(NOW - DAY_MS).toISOString() })
    await makeBlog(db, { title: 'To come', is_featured: true, published_at: new Date(NOW + DAY_MS).toISOString() })
    home = await readHome(db, NOW)
  })

  it('the first of the weekend, and what comes next beside them', () => {
    expect(titles(home.weekend)).toEqual(['Weekend 1', 'Weekend 2', 'Weekend 3'])
    expect(titles(home.soon)).toEqual(['Tonight', 'Tomorrow'])
  })

  it('the jobs that close first, the latest article that was put forward, and how many there are', () => {
    expect(titles(home.closing)).toEqual(['1 days', '2 days'])
    expect(titles(home.blogs)).toEqual(['Featured'])
    expect(home.totals).toEqual({ events: 9, services: 0, products: 0, jobs: 4, blogs: 3 })
  })

  it('its own banners, and all categories', () => {
    expect(home.banners).toHaveLength(1)
    expect(home.banners[0]).toMatchObject({ path: '/category/music' })
    expect(home.categories.length).toBeGreaterThanOrEqual(16)
  })

  it('the latest article where no article is featured', async () => {
    await database.pool.query('update blogs set is_featured = false')
    expect(titles((await readHome(database.db, NOW)).blogs)).toEqual(['Latest'])
  })

  it('the latest post of all that readers may see, with no more of it than its card shows', async () => {
    const { db, pool } = database
    expect(home.post).toBeNull()
    const [author, locked] = [await joinWithPage(app, 'latest_author'), await joinWithPage(app, 'locked_author')]
    await makePost(db, { author: author.id, text: 'Older', published_at: new Date(NOW - 2 * DAY_MS).toISOString() })
    const latest = await makePost(db, { author: author.id, text: 'শাড়ি '.repeat(300).trim(), published_at: new Date(NOW - DAY_MS).toISOString() })
    await makePost(db, { author: author.id, state: 'held', published_at: new Date(NOW - 1000).toISOString() })
    await makePost(db, { author: locked.id, published_at: new Date(NOW - 500).toISOString() })
    await pool.query('update users set locked_at = now() where id = $1', [locked.id])
    const { post } = await readHome(db, NOW)
    expect(post).toMatchObject({ id: latest, author_name: 'latest_author', comment_count: 0 })
    expect([...(post?.text ?? '')].length).toBeLessThanOrEqual(HOME_POST_LETTERS)
    expect(post?.text.endsWith('শাড়ি…')).toBe(true)
  })

  it('over the door, small enough for a document', async () => {
    const response = await request('/api/home/')
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toBeTruthy()
    expect((await response.text()).length).toBeLessThan(20_000)
  })
})

describe('guards', () => {
  it('against an empty market', async () => {
    await database.pool.query('truncate events, job_posts, blogs, banners cascade')
    const home = await readHome(database.db, NOW)
    expect(home).toMatchObject({ banners: [], weekend: [], soon: [], closing: [], blogs: [], totals: { events: 0, jobs: 0, blogs: 0 } })
  })
})

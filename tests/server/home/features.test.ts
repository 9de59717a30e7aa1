import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeBlog } from '#tests/support/server/nouns/blogs.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { refusalOf, send } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
let staff: SignedInPerson
let event = 0
let blog = 0

const set = (body: object, who = staff) => send(app, who, { path: '/api/desk/feature/', body })
const home = async () => (await app.request('/api/home/')).json()

beforeAll(async () => {
  staff = await joinAsStaff(app)
  await makeEvent(app.database.db, { title: 'Next', from_time: inDays(1), to_time: inDays(2) })
  event = await makeEvent(app.database.db, { title: 'Chosen', from_time: inDays(30), to_time: inDays(31) })
  await makeBlog(app.database.db, { title: 'Latest', is_featured: true })
  blog = await makeBlog(app.database.db, { title: 'Chosen words', published_at: inDays(-40) })
})

describe('putting something forward on Home', () => {
  it('is for staff alone', async () => {
    const member = await joinAndLogIn(app, 'member')
    expect((await set({ place: 'home-event', id: event, until: inDays(3) }, member)).status).toBe(403)
    expect((await app.request('/api/desk/feature/', { headers: as(member) })).status).toBe(403)
  })

  it('has the large card show the event, and the article card the article', async () => {
    expect(await home()).toMatchObject({ featured: null })
    const answer = await (await set({ place: 'home-event', id: event, until: inDays(3) })).json()
    expect(answer).toMatchObject([{ place: 'home-event', id: event, title: 'Chosen', path: `/eventdetails/${event}`, featured_by: 'staff', is_public: true }])
    expect((await set({ place: 'home-article', id: blog, until: inDays(13.9) })).status).toBe(200)
    const shown = await home()
    expect(shown.featured).toMatchObject({ event_id: event, title: 'Chosen' })
    expect(shown.blogs).toMatchObject([{ title: 'Chosen words' }])
  })

  it('is for 14 days at most, and for what is public', async () => {
    expect(await refusalOf(await set({ place: 'home-event', id: event, until: inDays(14.1) }))).toMatchObject({ fields: { until: 'too-far' } })
    expect(await refusalOf(await set({ place: 'home-event', id: event, until: inDays(-1) }))).toMatchObject({ fields: { until: 'in-the-past' } })
    const hidden = await makeEvent(app.database.db, { title: 'Hidden', is_active: false })
    for (const id of [hidden, 999_999]) expect((await set({ place: 'home-event', id, until: inDays(3) })).status).toBe(404)
    expect((await home()).featured).toMatchObject({ title: 'Chosen' })
  })

  it('ends when it is off the market, and when its time is over', async () => {
    await app.database.pool.query('update events set is_active = false where id = $1', [event])
    expect(await home()).toMatchObject({ featured: null })
    expect((await (await app.request('/api/desk/feature/', { headers: as(staff) })).json())[0]).toMatchObject({ id: event, is_public: false })
    await app.database.pool.query('update events set is_active = true where id = $1', [event])
    expect((await home()).featured).toMatchObject({ title: 'Chosen' })
    await app.database.pool.query(`update features set until = now() - interval '1 second' where place = 'home-event'`)
    expect(await home()).toMatchObject({ featured: null })
  })

  it('is taken back by staff', async () => {
    const removed = await send(app, staff, { path: '/api/desk/feature/remove/', body: { place: 'home-article' } })
    expect(await removed.json()).toEqual([])
    expect((await home()).blogs).toMatchObject([{ title: 'Latest' }])
  })
})

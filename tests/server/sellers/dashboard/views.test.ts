import { describe, expect, it } from 'vitest'
import { dhakaDay } from '#contract/core/time.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { post } from '#tests/support/server/people.ts'

const app = useApp({ settings: { rate_per_minute: 1000 } })
const look = (event_id: unknown) => post(app, '/api/event_view/', { body: { event_id } })
const viewsOf = async (event: number) => {
  await app.app().settle()
  const { rows } = await app.database.pool.query<{ day: string; views: number }>(`select day::text, views from event_views where event = $1 order by day`, [
    event,
  ])
  return rows
}

describe('answers', () => {
  it('looks with a yes, and writes them down together', async () => {
    const event = await makeEvent(app.database.db)
    for (let looks = 0; looks < 5; looks++) expect(await (await look(event)).json()).toEqual({ ok: true })
    expect((await app.database.pool.query('select from event_views where event = $1', [event])).rowCount).toBe(0)
    expect(await viewsOf(event)).toEqual([{ day: dhakaDay(Date.now()), views: 5 }])
    await look(event)
    expect(await viewsOf(event)).toEqual([{ day: dhakaDay(Date.now()), views: 6 }])
  })

  it('the same to looks at events that are not public, and counts none of them', async () => {
    const draft = await makeEvent(app.database.db, { published_at: null, is_active: false })
    expect((await look(draft)).status).toBe(200)
    expect((await look(2_000_000_000)).status).toBe(200)
    expect(await viewsOf(draft)).toEqual([])
    expect(await viewsOf(2_000_000_000)).toEqual([])
    expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
  })
})

describe('refuses', () => {
  it.each([[0], [-1], ['5'], [1.5], [null], [9_999_999_999]])('%j, which is no event', async (id) => {
    expect((await look(id)).status).toBe(400)
  })
})

describe('guards', () => {
  it('the number of views against one address that looks many times', async () => {
    const event = await makeEvent(app.database.db)
    const { origin } = await app.startServer()
    const ask = () =>
      fetch(`${origin}/api/event_view/`, { method: 'POST', body: JSON.stringify({ event_id: event }), headers: { 'content-type': 'application/json' } })
    const answers = await Promise.all(Array.from({ length: 60 }, ask))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const [day] = await viewsOf(event)
    expect(day?.views).toBe(30)
  })

  it('views that could not be stored: they are stored the next time', async () => {
    const event = await makeEvent(app.database.db)
    await app.database.pool.query('alter table event_views rename to event_views_away')
    await look(event)
    await app.app().settle()
    await app.database.pool.query('alter table event_views_away rename to event_views')
    await look(event)
    expect(await viewsOf(event)).toMatchObject([{ views: 2 }])
    expect(app.logged.filter(({ text }) => text === 'views could not be written down')).toHaveLength(1)
  })
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { EventCard, EventDetail, EventPage } from '#contract/events/events.ts'
import { event_categories, event_subcategories, event_subsubcategories } from '#server/db/tables/events.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeEvent, makeTicket } from '#tests/support/server/nouns/events.ts'

const { request, database } = useApp()
const json = async (path: string) => {
  const response = await request(path)
  expect(response.status).toBe(200)
  return response.json()
}

describe('answers', () => {
  it('the list plainly, by pages, and one event, with or without the last slash', async () => {
    const id = await makeEvent(database.db, { title: 'আলোর মেলা' })
    await makeTicket(database.db, id)
    await makeEvent(database.db)
    expect(v.parse(v.array(EventCard), await json('/api/event/'))).toHaveLength(2)
    const first = v.parse(EventPage, await json('/api/event?limit=1'))
    expect(first).toMatchObject({ total: 2, results: [{ event_id: id }] })
    expect(v.parse(EventPage, await json(`/api/event/?cursor=${first.next_cursor}`)).results).toHaveLength(1)
    expect(v.parse(EventDetail, await json(`/api/event/${id}`))).toMatchObject({ title: 'আলোর মেলা', related_event_tickets: [{ price: 100 }] })
  })

  it('the three lists of categories, each with its parent', async () => {
    const { db } = database
    const [top] = await db.insert(event_categories).values({ title: 'Music', title_bn: 'গান' }).returning()
    const [middle] = await db.insert(event_subcategories).values({ title: 'Rock', title_bn: 'রক', event_category: top!.id }).returning()
    await db.insert(event_subsubcategories).values({ title: 'Live', title_bn: 'লাইভ', event_subcategory: middle!.id })
    expect(await json('/api/event_category/')).toEqual([{ id: top!.id, title: 'Music', title_bn: 'গান' }])
    expect(await json('/api/event_subcategory/')).toEqual([{ id: middle!.id, title: 'Rock', title_bn: 'রক', event_category: top!.id }])
    expect(await json('/api/event_subsubcategory/')).toMatchObject([{ title: 'Live', event_subcategory: middle!.id }])
  })

  it('304 to a client that has it already', async () => {
    for (const path of ['/api/event/?limit=20', '/api/event_category/']) {
      const etag = (await request(path)).headers.get('etag')
      expect((await request(path, { headers: { 'if-none-match': etag! } })).status).toBe(304)
    }
  })
})

describe('refuses', () => {
  it('an event that is not there or was never published, with the same words', async () => {
    const draft = await makeEvent(database.db, { is_active: false, published_at: null })
    for (const id of [draft, 999_999]) {
      const response = await request(`/api/event/${id}/`)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'not-found' })
    }
  })
})

import { describe, expect, it } from 'vitest'
import { eventHead, eventListHead } from '#app/features/events/public/head.ts'
import { pageOf } from '#tests/support/phone/answers.ts'
import { anEventCard, anEventDetail } from '#tests/support/phone/event-rows.ts'
import { textsIn } from '#tests/support/phone/render.tsx'

const tools = (language: 'en' | 'bn') => ({ texts: textsIn(language), origin: 'https://market.example' })

describe('the head of the list', () => {
  const page = pageOf([anEventCard({ id: 1, title: 'River' })])

  it('is canonical without sort, price and day', () => {
    const head = eventListHead({ q: 'song', category: 3, sort: 'newest', min_price: 5, date: '2026-12-16' }, page, tools('en'))
    expect(head.title).toBe('Events: song')
    expect(head.canonicalPath).toBe('/events?category=3&q=song')
    expect(eventListHead({}, page, tools('bn')).title).toBe('ইভেন্ট')
  })

  it('lists its events by absolute address in its own language', () => {
    expect(eventListHead({}, page, tools('bn')).structuredData).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, name: 'River', url: 'https://market.example/bn/eventdetails/1' }],
    })
  })
})

describe('the head of an event', () => {
  it('says when, where, how much and what, cut to what is shown', () => {
    const head = eventHead(anEventDetail({ id: 5, title: 'River', description: `<p>Come &amp; hear.</p><p>${'long '.repeat(80)}</p>` }), tools('en'))
    expect(head.title).toBe('River')
    expect(head.description).toMatch(/^Sun 1 Feb 2026, 4:00 pm · Bogura · BDT 200\. Come & hear\. long /)
    expect(head.description.length).toBeLessThanOrEqual(201)
    expect(head.canonicalPath).toBe('/eventdetails/5')
    expect(head.image).toBe('/media/events/5.webp')
  })

  it('describes an Offline event with its place and an offer per ticket', () => {
    const ticket = { id: 1, title: 'Gate', price: 0, seats: 0, description: '', from: null, to: null, per_order_limit: 4 }
    const { structuredData } = eventHead(anEventDetail({ id: 5, related_event_tickets: [ticket] }), tools('en'))
    expect(structuredData).toMatchObject({
      '@type': 'Event',
      startDate: '2026-02-01T10:00:00.000Z',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Bogura' },
      image: ['https://market.example/media/events/5.webp'],
      offers: [{ name: 'Gate', price: 0, priceCurrency: 'BDT', availability: 'https://schema.org/SoldOut' }],
    })
  })

  it('describes an Online event as one', () => {
    expect(eventHead(anEventDetail({ id: 5, type: 'Online', location: null }), tools('bn')).structuredData).toMatchObject({
      location: { '@type': 'VirtualLocation', url: 'https://market.example/bn/eventdetails/5' },
    })
  })
})

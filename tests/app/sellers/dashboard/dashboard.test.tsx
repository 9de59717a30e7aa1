import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SalesFigures } from '#app/features/sellers/dashboard/parts/sales-figures.tsx'
import { Dashboard } from '#app/features/sellers/dashboard/screens/dashboard.tsx'
import { drawChart } from '#app/ui/media/charts/draw-chart.ts'
import type { Dashboard as Figures } from '#contract/sellers/dashboard.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'

vi.mock('#app/ui/media/charts/draw-chart.ts', () => ({ drawChart: vi.fn(() => ({ stop: () => undefined })) }))

const PATH = '/api/selling/dashboard/'
const NONE = { orders: 0, tickets: 0, taka: 0 }
const days = Array.from({ length: 30 }, (_, at) => ({ day: new Date(Date.UTC(2026, 9, 23 + at)).toISOString().slice(0, 10), ...NONE, views: 0 }))
let seller = 0

const figures = (over: Partial<Figures> = {}): Figures => ({
  suspended: null,
  today: NONE,
  days_7: { orders: 2, tickets: 3, taka: 1500 },
  days_30: { orders: 4, tickets: 9, taka: 4500 },
  by_day: days.map((one, at) => (at === 28 ? { ...one, orders: 4, tickets: 9, taka: 4500, views: 80 } : one)),
  by_event: [
    { event_id: 1, title: 'Rock Night', orders: 3, tickets: 7, taka: 4000, views: 70 },
    { event_id: 2, title: 'পুতুল নাচ', orders: 1, tickets: 2, taka: 500, views: 10 },
    { event_id: 3, title: 'Only looked at', ...NONE, views: 5 },
  ],
  by_ticket: [{ event_id: 1, event_title: 'Rock Night', event_ticket: 11, title: 'VIP', tickets: 7, taka: 4000 }],
  check_ins: [
    { event_id: 1, title: 'Rock Night', tickets: 7, checked_in: 5 },
    { event_id: 4, title: 'Nobody came', tickets: 0, checked_in: 0 },
  ],
  ...over,
})
const show = (language: 'en' | 'bn' = 'en') => renderScreen(<Dashboard />, { at: '/sellerevents', language })
const region = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => {
  seller = signInSeller()
})
afterEach(async () => {
  await signOffSeller()
  vi.mocked(drawChart).mockClear()
})

describe('the figures of a seller', () => {
  it('stand there as numbers, as sentences and as tables', async () => {
    fakeService({ [PATH]: { body: figures() } })
    await show()
    expect(await screen.findByText('Nothing sold')).toBeTruthy()
    expect(screen.getByText('9 tickets · 4 orders')).toBeTruthy()
    expect(screen.getByText(/You sold 9 tickets for BDT 4,500 in 30 days\. Best day: 20 November 2026/)).toBeTruthy()
    const byDay = region('Sales by day')
    expect(byDay.getByRole('row', { name: /20 Nov BDT 4,500/, hidden: true })).toBeTruthy()
    expect(region('From views to orders').getByText(/Orders: 4, or 5 per 100 views/)).toBeTruthy()
  })

  it('compare events by whole names and numbers, and lead to the orders of each', async () => {
    fakeService({ [PATH]: { body: figures() } })
    await show()
    await screen.findByText('Nothing sold')
    const byEvent = region('Sales by event')
    const rows = byEvent.getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual(['Rock NightBDT 4,000', 'পুতুল নাচBDT 500'])
    expect(byEvent.getByRole('link', { name: 'Rock Night' }).getAttribute('href')).toBe('/sellerevents/event/1/orders')
    expect(region('Sales by ticket').getByRole('link', { name: /VIP/ }).getAttribute('href')).toBe('/sellerevents/event/1/orders?ticket=11')
  })

  it('show a gate only for an event that has tickets', async () => {
    fakeService({ [PATH]: { body: figures() } })
    await show()
    await screen.findByText('5 of 7 tickets are checked in.')
    expect(screen.queryByText('Nobody came')).toBeNull()
  })

  it('show some rows of many, and all of them when asked', async () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ event_id: at + 1, title: `Event ${at + 1}`, orders: 1, tickets: 1, taka: 100, views: 1 }))
    fakeService({ [PATH]: { body: figures({ by_event: many }) } })
    await show()
    await screen.findByText('Event 5')
    expect(screen.queryByText('Event 6')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Show all (9)' }))
    expect(screen.getByText('Event 9')).toBeTruthy()
  })

  it('count tickets where all of them were free', async () => {
    const free = { orders: 2, tickets: 6, taka: 0 }
    const by_event = [{ event_id: 1, title: 'Open air', ...free, views: 70 }]
    fakeService({ [PATH]: { body: figures({ days_30: free, by_day: days.map((one, at) => (at === 2 ? { ...one, ...free } : one)), by_event }) } })
    await show()
    expect(await screen.findByText('6 free tickets were booked in 30 days.')).toBeTruthy()
    expect(region('Sales by event').getByText(/was booked most: 6 free tickets/)).toBeTruthy()
  })

  it('are drawn, each picture described by its sentence', async () => {
    fakeService({ [PATH]: { body: figures() } })
    await show('bn')
    await waitFor(() => expect(vi.mocked(drawChart)).toHaveBeenCalledTimes(3))
    for (const picture of screen.getAllByRole('img')) {
      const sentence = document.getElementById(picture.getAttribute('aria-describedby') ?? '')
      expect(sentence?.textContent?.length).toBeGreaterThan(20)
    }
    expect(vi.mocked(drawChart).mock.calls[0]?.[1].writeShort(25000)).toBe('২৫,০০০')
  })

  it('say what to do when there are no sales and no views', async () => {
    const nothing = { today: NONE, days_7: NONE, days_30: NONE, by_day: days, by_event: [], by_ticket: [], check_ins: [] }
    fakeService({ [PATH]: { body: nothing } })
    await show()
    expect(await screen.findByRole('link', { name: 'Post Event' })).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('are there without network, with their age', async () => {
    await storePrivateAnswer(seller, { address: PATH, body: figures(), etag: null, fetchedAt: new Date(Date.now() - 3.5 * 3_600_000).toISOString() })
    fakeService({ [PATH]: 'offline' })
    await show()
    expect(await screen.findByText('Showing saved copy · 3 hours ago')).toBeTruthy()
    expect(screen.getByText('BDT 1,500')).toBeTruthy()
  })

  it('say why they cannot be had, and offer another try', async () => {
    let isDown = true
    fakeService({ [PATH]: () => (isDown ? refusal('bug', 500) : { body: figures() }) })
    await show()
    expect(await screen.findByText('Your figures could not be loaded')).toBeTruthy()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Nothing sold')).toBeTruthy()
  })
})

describe('the figures above the orders of all events', () => {
  it('are three sums, and the days as chart and table behind a fold', async () => {
    fakeService({ [PATH]: { body: figures() } })
    await renderScreen(<SalesFigures />, { at: '/sellerorders' })
    expect(await screen.findByText('9 tickets · 4 orders')).toBeTruthy()
    expect(screen.getByText('Sales by day', { selector: 'summary' })).toBeTruthy()
    expect(screen.getByRole('row', { name: /20 Nov BDT 4,500/, hidden: true })).toBeTruthy()
  })

  it('are had at the next try where they could not be loaded', async () => {
    let isDown = true
    fakeService({ [PATH]: () => (isDown ? refusal('busy', 503) : { body: figures() }) })
    await renderScreen(<SalesFigures />, { at: '/sellerorders' })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isDown = false
    fireEvent.click(retry)
    expect(await screen.findByText('9 tickets · 4 orders')).toBeTruthy()
  })
})

import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { blocksOn, countByDay, hoursShown, nextBooking } from '#app/features/bookings/calendar/day-blocks.ts'
import { ProviderCalendar } from '#app/features/bookings/calendar/screens/provider-calendar.tsx'
import { closeAsSeen } from '#app/features/services/own/hours/send-closing.ts'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import { gridOf, keptGrids } from '#contract/bookings/calendar-grid.ts'
import { dhakaDay } from '#contract/core/time.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../../accounts/fake-service.ts'
import { inCalendar } from '../a-booking.ts'
import { dayIn } from '../a-service.ts'
import { asUser, button } from '../show-booking.tsx'

asUser()

const CALENDAR = '/api/booking_calendar/'
const at = (day: string, time: string) => new Date(`${day}T${time}:00+06:00`).toISOString()
const DAY = '2026-12-05'
const on = (from: string, to: string, over = {}) => inCalendar({ starts_at: at(DAY, from), ends_at: at(DAY, to), ...over })
const grid = (bookings: ReturnType<typeof inCalendar>[]) => ({ body: { from: dayIn(0), days: 42, bookings, server_time: new Date().toISOString() } })
const team = { body: [{ member_id: 7, name: 'Karim', role: '', picture: null, is_bookable: true, is_owner: true, coming: 1 }] }
const hours = {
  calendars: [{ member_id: null, hours: { week: [[], [], [], [], [], [], []], seasons: [], windows: [] }, version: 4, is_usual: false }],
  outside: [],
  server_time: new Date().toISOString(),
}

describe('a provider’s days', () => {
  it('put bookings that overlap beside each other, and only those', () => {
    const blocks = blocksOn([on('10:00', '11:00', { number: 'A' }), on('10:30', '11:30', { number: 'B' }), on('11:30', '12:00', { number: 'C' })], DAY)
    expect(blocks.map(({ booking, lane, lanes }) => [booking.number, lane, lanes])).toEqual([
      ['A', 0, 2],
      ['B', 1, 2],
      ['C', 0, 1],
    ])
  })

  it('end at midnight, go on with the next day, and are as long as there is work', () => {
    const late = inCalendar({ starts_at: at(DAY, '23:00'), ends_at: at('2026-12-06', '01:00') })
    expect(blocksOn([late], DAY)).toMatchObject([{ from: 1380, to: 1440 }])
    expect(blocksOn([late], '2026-12-06')).toMatchObject([{ from: 0, to: 60 }])
    expect(hoursShown(blocksOn([late], DAY))).toEqual({ first: 9, last: 24 })
    expect(hoursShown([])).toEqual({ first: 9, last: 18 })
  })

  it('count what begins, and name what is next', () => {
    const all = [
      on('10:00', '11:00', { number: 'A' }),
      on('15:00', '16:00', { number: 'B', is_proposed: true }),
      on('12:00', '13:00', { number: 'C', state: 'asked' }),
    ]
    expect([...countByDay(all)]).toEqual([[DAY, 2]])
    expect(nextBooking(all, Date.parse(at(DAY, '10:30')))?.number).toBe('A')
    expect(nextBooking(all, Date.parse(at(DAY, '11:30')))).toBeUndefined()
  })

  it('of a month are asked for under one address, and the coming thirty days are among them', () => {
    expect(gridOf('2026-12-05')).toEqual({ from: '2026-11-29', days: 42 })
    expect(keptGrids('2026-12-05').map(({ from }) => from)).toEqual(['2026-11-29'])
    expect(keptGrids('2026-12-20').map(({ from }) => from)).toEqual(['2026-11-29', '2026-12-27'])
  })
})

describe('the calendar', () => {
  it('shows the next booking large, and a day whose bookings are links', async () => {
    const soon = inCalendar()
    fakeService({ [CALENDAR]: grid([soon]), '/api/team/': team })
    // In two hours it may be another day.
    await renderScreen(<ProviderCalendar close={closeAsSeen} />, { at: `/sellerservices/calendar?day=${dhakaDay(soon.starts_at)}` })
    const next = within(await screen.findByRole('region', { name: 'Next booking' }))
    expect(next.getByText('Nasrin Akter')).toBeTruthy()
    expect(next.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+8801712345678')
    expect(next.getByRole('link', { name: 'Directions' })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /Nasrin Akter, AC repair, Confirmed/ })[0]?.getAttribute('href')).toBe('/booking/k7m2q9txbr')
  })

  it('names the district of the next booking in the reader’s language', async () => {
    fakeService({ [CALENDAR]: grid([inCalendar({ district: 'Dhaka' })]), '/api/team/': team })
    await renderScreen(<ProviderCalendar close={closeAsSeen} />, { at: '/sellerservices/calendar', language: 'bn' })
    act(startDeferredHydration)
    expect(await screen.findByText(/ঢাকা/, {}, { timeout: 5000 })).toBeTruthy()
  })

  it('counts the bookings of each day of a month', async () => {
    fakeService({ [CALENDAR]: grid([on('10:00', '11:00'), on('12:00', '13:00', { number: 'N7M2Q9TXB0' })]), '/api/team/': team })
    await renderScreen(<ProviderCalendar close={closeAsSeen} />, { at: `/sellerservices/calendar?view=month&day=${DAY}` })
    expect((await screen.findByRole('link', { name: 'Sat 5 Dec: 2 bookings' })).getAttribute('href')).toBe(`/sellerservices/calendar?view=day&day=${DAY}`)
  })

  it('closes days, naming the hours that were seen and the bookings that are left', async () => {
    const day = dayIn(7)
    const outside = [
      { number: 'K7M2Q9TXBR', title: 'AC repair', full_name: 'Nasrin Akter', member_id: 7, starts_at: at(day, '10:00'), ends_at: at(day, '11:00') },
    ]
    let now: object = hours
    const close = () => {
      now = { ...hours, outside }
      return { body: { version: 5 } }
    }
    const asked = fakeService({ [CALENDAR]: grid([]), '/api/team/': team, '/api/team_hours/': () => ({ body: now }), '/api/team_hours/close/': close })
    await renderScreen(<ProviderCalendar close={closeAsSeen} />, { at: `/sellerservices/calendar?day=${day}` })
    fireEvent.click(await button('Close days'))
    fireEvent.click(await button('Close these days'))
    expect(await screen.findByText('1 booking on closed days')).toBeTruthy()
    await waitFor(() =>
      expect(asked.find(({ path }) => path === '/api/team_hours/close/')?.body).toEqual({ member_id: null, from: day, until: day, note: '', version: 4 }),
    )
  })
})

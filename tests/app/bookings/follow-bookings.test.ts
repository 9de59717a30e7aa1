import 'fake-indexeddb/auto'
import { act } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { followBookings } from '#app/features/bookings/follow-bookings.ts'
import { markBookings } from '#app/state/bookings-mark.ts'
import { useSession } from '#app/state/session/session.ts'
import { fakeService, refusal } from '../accounts/fake-service.ts'
import { aListed, BOOKINGS } from './a-booking.ts'
import { asUser } from './show-booking.tsx'

const server_time = new Date().toISOString()
const HOURS = { body: { calendars: [], outside: [], server_time } }
const CALENDAR = { body: { from: '2026-12-27', days: 42, bookings: [], server_time } }
const ANSWERS = { [BOOKINGS]: { body: aListed([]) }, '/api/team/': { body: [] }, '/api/team_hours/': HOURS, '/api/booking_calendar/': CALENDAR }

beforeAll(followBookings)
asUser()

let id = 7000
const soon = () => new Promise((resolve) => setTimeout(resolve, 80))
/** Another user signs in on the phone of a provider, to a service that answers so. */
async function signInTo(replies: Parameters<typeof fakeService>[0]) {
  markBookings(true)
  const asked = fakeService(replies)
  act(() => useSession.setState({ account: { id: ++id, username: 'rahima', email: 'rahima@example.com' }, token: 'a.b.c' }))
  await soon()
  return asked
}
const look = async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  await soon()
}

describe('what is needed without network', () => {
  it('is kept for a provider with the calendar, and with team and hours, by which days are closed; once an hour', async () => {
    const asked = await signInTo(ANSWERS)
    const paths = new Set(asked.map(({ path }) => path.split('?')[0]))
    expect([...paths].toSorted()).toEqual(['/api/booking/', '/api/booking_calendar/', '/api/team/', '/api/team_hours/'])
    const once = asked.length
    await look()
    expect(asked).toHaveLength(once)
  })

  it('is asked for again after no answer', async () => {
    const asked = await signInTo({ ...ANSWERS, [BOOKINGS]: 'offline' })
    const once = asked.length
    await look()
    expect(asked.length).toBeGreaterThan(once)
  })

  it('is not asked for again after a refusal, as of an account that sells nothing on the phone of a provider', async () => {
    const asked = await signInTo({ ...ANSWERS, '/api/booking_calendar/': refusal('not-allowed', 403) })
    const once = asked.length
    expect(once).toBeGreaterThan(0)
    await look()
    expect(asked).toHaveLength(once)
  })
})

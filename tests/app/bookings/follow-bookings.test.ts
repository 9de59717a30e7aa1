import 'fake-indexeddb/auto'
import { act } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
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
/** A busy machine is slow. */
const LONG_MS = 10_000
const soon = () => new Promise((resolve) => setTimeout(resolve, 80))
type Asked = ReturnType<typeof fakeService>
/** Until nothing more is asked for. */
async function untilQuiet(asked: Asked): Promise<Asked> {
  for (let before = -1; before !== asked.length; ) {
    before = asked.length
    await soon()
  }
  return asked
}
/** Another user signs in on the phone of a provider, to a service that answers so. */
async function signInTo(replies: Parameters<typeof fakeService>[0]) {
  markBookings(true)
  const asked = fakeService(replies)
  act(() => useSession.setState({ account: { id: ++id, username: 'rahima', email: 'rahima@example.com' }, token: 'a.b.c' }))
  await vi.waitFor(() => expect(asked).not.toEqual([]), LONG_MS)
  return untilQuiet(asked)
}
const look = async (asked: Asked) => {
  document.dispatchEvent(new Event('visibilitychange'))
  await untilQuiet(asked)
}

describe('what is needed without network', () => {
  it('is kept for a provider with the calendar, and with team and hours, by which days are closed; once an hour', async () => {
    const asked = await signInTo(ANSWERS)
    const paths = new Set(asked.map(({ path }) => path.split('?')[0]))
    expect([...paths].toSorted()).toEqual(['/api/booking/', '/api/booking_calendar/', '/api/team/', '/api/team_hours/'])
    const once = asked.length
    await look(asked)
    expect(asked).toHaveLength(once)
  })

  it('is asked for again after no answer', async () => {
    const asked = await signInTo({ ...ANSWERS, [BOOKINGS]: 'offline' })
    const once = asked.length
    await vi.waitFor(async () => {
      await look(asked)
      expect(asked.length).toBeGreaterThan(once)
    }, LONG_MS)
  })

  it('is not asked for again after a refusal, as of an account that sells nothing on the phone of a provider', async () => {
    const asked = await signInTo({ ...ANSWERS, '/api/booking_calendar/': refusal('not-allowed', 403) })
    const once = asked.length
    expect(once).toBeGreaterThan(0)
    await look(asked)
    expect(asked).toHaveLength(once)
  })
})

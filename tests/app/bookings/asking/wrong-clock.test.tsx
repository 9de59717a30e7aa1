import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import { formatterFor } from '#contract/core/format.ts'
import { ping } from '#contract/health.ts'
import { dayOfNumber, dhakaMinute, instantOfMinute } from '#contract/services/slot-rules.ts'
import { aBooking } from '../a-booking.ts'
import { ASK, aService, SLOTS, someSlots, startIn } from '../a-service.ts'
import { asUser, button, showAsking } from '../show-booking.tsx'

asUser()
afterEach(() => void vi.useRealTimers())

const HOUR_MS = 3_600_000
const DAY_MINUTES = 1440

/** From here on the clock of this phone is so many hours wrong; what the service has answered before is right. */
const setClockWrong = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS, shouldAdvanceTime: true })

describe.each([-26, 26])('on a phone whose clock is %i hours wrong', (hours) => {
  it('the times that the service still takes can be chosen, and no others', async () => {
    // By the right clock, on two days; one is within the notice.
    const [early, late] = [1, 30].map((hour) => dhakaMinute(Date.now()) + hour * 60) as [number, number]
    const slots = [early, late].map((minute) => ({ day: dayOfNumber(Math.floor(minute / DAY_MINUTES)), starts: [minute % DAY_MINUTES] }))
    const [service, body] = [aService({ notice_hours: 24 }), someSlots({ slots })]
    setClockWrong(hours)
    await showAsking(service, { [SLOTS]: { body } })
    const times = await screen.findAllByRole('radio', { name: /\d:\d\d [ap]m/ })
    expect(times.map((time) => time.closest('label')?.textContent)).toEqual([formatterFor('en').time(instantOfMinute(late))])
  })

  it('a request that waits is sent no later than its start by the right clock', async () => {
    const [service, body, starts_at] = [aService(), someSlots(), startIn(1, 600)]
    setClockWrong(hours)
    await showAsking(service, { [SLOTS]: { body }, [ping.path]: 'offline', [ASK]: 'offline' })
    fireEvent.click(await screen.findByRole('radio', { name: /^10:00 am/ }))
    await screen.findByText('House 4')
    fireEvent.click(await button('Ask for this time'))
    await screen.findByText('Not booked.')
    const [entry] = useOutbox.getState().entries
    const wrong = Date.parse(entry?.send_before ?? '') - Date.parse(starts_at)
    expect(Math.round(wrong / 60_000)).toBe(hours * 60)
  })

  it('a request is sent with the time that was chosen', async () => {
    const [service, body, starts_at] = [aService(), someSlots(), startIn(1, 600)]
    setClockWrong(hours)
    const { asked } = await showAsking(service, { [SLOTS]: { body }, [ASK]: { body: aBooking() } })
    fireEvent.click(await screen.findByRole('radio', { name: /^10:00 am/ }))
    await screen.findByText('House 4')
    fireEvent.click(await button('Ask for this time'))
    await waitFor(() => expect(asked.filter(({ path }) => path === ASK).map((request) => request.body.starts_at)).toEqual([starts_at]))
  })
})

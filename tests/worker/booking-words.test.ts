import { describe, expect, it } from 'vitest'
import { BOOKING_NOTICES } from '#contract/bookings/booking-notices.ts'
import { BOOKING_WORDS, readBooking } from '#worker/booking-words.ts'

const message = { kind: 'booking-soon', event_order_id: '', event_title: 'Tap repair', path: '/booking/k7m2q9txbr' }

describe('a message about a booking', () => {
  it('says what it is about and leads to the booking', () => {
    expect(readBooking(message)).toMatchObject({ kind: 'booking-soon', event_title: 'Tap repair', path: '/booking/k7m2q9txbr', event_order_id: '' })
  })

  it('leads nowhere else, and is none of another kind', () => {
    for (const over of [{ path: 'https://evil.example/booking/k7m2q9txbr' }, { path: '/bookings' }, { kind: 'shop-sent' }])
      expect(readBooking({ ...message, ...over })).toBeUndefined()
  })

  it('has words for every kind, in both languages', () => {
    for (const words of Object.values(BOOKING_WORDS)) expect(Object.keys(words).toSorted()).toEqual([...BOOKING_NOTICES].toSorted())
  })
})

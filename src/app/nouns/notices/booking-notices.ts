import { type BookingNotice, bookingPath } from '#contract/bookings/booking-notices.ts'
import { BAD, GOOD, type NoticeView, WAITS } from './notice-view.ts'

const BOOKING: Pick<NoticeView, 'title' | 'place' | 'by'> = {
  title: ({ booking }) => booking?.title ?? '',
  by: ({ booking }) => booking?.name,
  place: ({ booking }) => ({ path: booking ? bookingPath(booking) : '/bookings' }),
}
/** Says when it begins instead of when it was told. */
const REMINDER: Pick<NoticeView, 'title' | 'place' | 'by' | 'time'> = { ...BOOKING, time: ({ booking }) => booking?.starts_at ?? null }

export const BOOKING_NOTICE_VIEWS: Record<BookingNotice, NoticeView> = {
  'booking-accepted': {
    icon: 'i-lucide-wallet',
    colour: WAITS,
    ...BOOKING,
    words: ({ booking }, t, format) => (booking?.state === 'held' ? t('bookings.pay', { price: format.price(booking.online) }) : undefined),
  },
  'booking-confirmed': { icon: 'i-lucide-calendar-check', colour: GOOD, ...BOOKING },
  'booking-declined': { icon: 'i-lucide-calendar-x', colour: BAD, ...BOOKING },
  'booking-offered': { icon: 'i-lucide-circle-question-mark', colour: WAITS, ...BOOKING },
  'booking-lapsed': { icon: 'i-lucide-clock-alert', colour: BAD, ...BOOKING },
  'booking-cancelled': { icon: 'i-lucide-calendar-x', colour: BAD, ...BOOKING },
  'booking-proposed': { icon: 'i-lucide-circle-question-mark', colour: WAITS, ...BOOKING },
  'booking-moved': { icon: 'i-lucide-calendar-clock', colour: GOOD, ...BOOKING },
  'booking-missed': { icon: 'i-lucide-circle-alert', colour: BAD, ...BOOKING },
  'booking-done': { icon: 'i-lucide-star', colour: GOOD, ...BOOKING },
  'booking-refunded': { icon: 'i-lucide-banknote', colour: GOOD, ...BOOKING },
  'work-asked': { icon: 'i-lucide-circle-question-mark', colour: WAITS, ...BOOKING },
  'work-booked': { icon: 'i-lucide-calendar-plus', colour: GOOD, ...BOOKING },
  'work-answered': { icon: 'i-lucide-check', colour: GOOD, ...BOOKING },
  'work-withdrawn': { icon: 'i-lucide-undo-2', colour: BAD, ...BOOKING },
  'work-cancelled': { icon: 'i-lucide-calendar-x', colour: BAD, ...BOOKING },
  'work-proposed': { icon: 'i-lucide-circle-question-mark', colour: WAITS, ...BOOKING },
  'work-missed': { icon: 'i-lucide-circle-alert', colour: BAD, ...BOOKING },
  'work-lapsed': { icon: 'i-lucide-clock-alert', colour: BAD, ...BOOKING },
  'booking-tomorrow': { icon: 'i-lucide-calendar-clock', colour: GOOD, ...REMINDER },
  'booking-soon': { icon: 'i-lucide-clock', colour: WAITS, ...REMINDER },
}

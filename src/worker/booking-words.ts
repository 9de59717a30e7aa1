import * as v from 'valibot'
import { BOOKING_NOTICES, type BookingNotice } from '#contract/bookings/booking-notices.ts'
import type { Language } from '#contract/core/languages.ts'

/** What a lock screen says of bookings. */
export const BOOKING_WORDS: Record<Language, Record<BookingNotice, string>> = {
  en: {
    'booking-accepted': 'Your request was accepted',
    'booking-confirmed': 'Your booking is confirmed',
    'booking-declined': 'Your request was declined',
    'booking-offered': 'You have an offer. Decide now.',
    'booking-lapsed': 'Your request has expired',
    'booking-cancelled': 'Your booking was cancelled',
    'booking-proposed': 'Another time is proposed for your booking',
    'booking-moved': 'Your booking has a new time',
    'booking-missed': 'You were marked as absent',
    'booking-done': 'Your booking is done. How was it?',
    'booking-refunded': 'Money of your booking was refunded',
    'work-asked': 'New request. Answer it.',
    'work-booked': 'New booking',
    'work-answered': 'The buyer agreed',
    'work-withdrawn': 'A request was withdrawn',
    'work-cancelled': 'A booking was cancelled',
    'work-proposed': 'The buyer proposes another time',
    'work-missed': 'The buyer says you did not come',
    'work-lapsed': 'A request has expired',
    'booking-tomorrow': 'Your booking is coming up',
    'booking-soon': 'Your booking begins soon',
  },
  bn: {
    'booking-accepted': 'আপনার অনুরোধ গ্রহণ করা হয়েছে',
    'booking-confirmed': 'আপনার বুকিং নিশ্চিত হয়েছে',
    'booking-declined': 'আপনার অনুরোধ গ্রহণ করা হয়নি',
    'booking-offered': 'আপনার জন্য প্রস্তাব এসেছে। সিদ্ধান্ত নিন।',
    'booking-lapsed': 'আপনার অনুরোধের সময় পেরিয়ে গেছে',
    'booking-cancelled': 'আপনার বুকিং বাতিল হয়েছে',
    'booking-proposed': 'আপনার বুকিং অন্য সময়ে নিতে চান',
    'booking-moved': 'আপনার বুকিংয়ের সময় বদলেছে',
    'booking-missed': 'লেখা হয়েছে, আপনি আসেননি',
    'booking-done': 'আপনার বুকিংয়ের কাজ শেষ। কেমন লাগল?',
    'booking-refunded': 'আপনার বুকিংয়ের টাকা ফেরত দেওয়া হয়েছে',
    'work-asked': 'নতুন অনুরোধ এসেছে। উত্তর দিন।',
    'work-booked': 'নতুন বুকিং',
    'work-answered': 'ক্রেতা রাজি হয়েছেন',
    'work-withdrawn': 'একটি অনুরোধ তুলে নেওয়া হয়েছে',
    'work-cancelled': 'একটি বুকিং বাতিল হয়েছে',
    'work-proposed': 'ক্রেতা অন্য সময় চেয়েছেন',
    'work-missed': 'ক্রেতা জানিয়েছেন, আপনি আসেননি',
    'work-lapsed': 'একটি অনুরোধের সময় পেরিয়ে গেছে',
    'booking-tomorrow': 'আপনার বুকিং সামনেই',
    'booking-soon': 'আপনার বুকিং একটু পরেই শুরু',
  },
}

/** A message about a booking: its address is one of ours. */
const BookingMessage = v.object({
  kind: v.picklist(BOOKING_NOTICES),
  event_title: v.string(),
  path: v.pipe(v.string(), v.regex(/^\/booking\/[0-9a-z]{10}$/)),
})

/** What a message about a booking says; undefined: it is none. */
export function readBooking(data: unknown) {
  const read = v.safeParse(BookingMessage, data)
  return read.success ? { ...read.output, event_order_id: '' } : undefined
}

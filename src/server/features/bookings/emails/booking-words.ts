import type { BookingNotice } from '#contract/bookings/booking-notices.ts'

/** What an e-mail about a booking names, in the reader's language. */
export interface BookingFacts {
  /** Of the booking. */
  number: string
  /** Of the service. */
  title: string
  /** The provider, to its buyer; the buyer, to its provider. */
  name: string
  /** When it begins; empty: no time is named yet. */
  when: string
  /** Where it is done, as far as its reader may know; empty: online, or not known yet. */
  where: string
  price: string
  /** What is to be paid online; empty: nothing is. */
  online: string
  /** Until when somebody has to do something; empty: nobody has to. */
  due: string
  /** The other time that was proposed; empty: none was. */
  proposed: string
  link: string
}

/** What the e-mails about bookings say, in one language. */
export interface BookingWords {
  /** Each with its subject and its first sentences; what was booked and where it is seen come after them. */
  letters: Record<BookingNotice, { subject: (facts: BookingFacts) => string; text: (facts: BookingFacts) => string }>
  booking: (facts: BookingFacts) => string
  /** Below reminders; the link by which their reader stops them comes after it. */
  stop: string
}

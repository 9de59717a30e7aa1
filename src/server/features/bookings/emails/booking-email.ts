import { BOOKING_REMINDERS, type BookingNotice, bookingPath } from '#contract/bookings/booking-notices.ts'
import type { BookingState } from '#contract/bookings/booking-rules.ts'
import { type Formatter, formatterFor } from '#contract/core/format.ts'
import { inLanguage } from '#contract/core/in-language.ts'
import type { Language } from '#contract/core/languages.ts'
import { placeName } from '#contract/places.ts'
import type { Email } from '../../../adapters/mail/mail.ts'
import type { StopLinks } from '../../../adapters/mail/mail-stops.ts'
import { bn } from './bn.ts'
import type { BookingFacts, BookingWords } from './booking-words.ts'
import { en } from './en.ts'

const WORDS: Record<Language, BookingWords> = { en, bn }

/** What an e-mail about a booking is made of. */
export interface BookingToTell {
  number: string
  state: BookingState
  title: string
  second_title: string
  /** Who reads of whom. */
  name: string
  starts_at: string | null
  proposed_starts_at: string | null
  due_at: string | null
  /** Whole taka: the service and its charge; what of it is paid online. */
  price: number
  charge: number
  online: number
  district: string
  area: string
  line: string
}

interface Place {
  to: string
  language: Language
  /** Public address of the site. */
  origin: string
  /** How its reader stops reminders. */
  stop: StopLinks
}

const isReminder = (kind: BookingNotice): boolean => (BOOKING_REMINDERS as readonly BookingNotice[]).includes(kind)

/** What one side of a booking is told of it. Reminders can be stopped; what was agreed always comes. */
export function bookingEmail(kind: BookingNotice, booking: BookingToTell, { to, language, origin, stop }: Place): Email {
  const words = WORDS[language]
  const facts = factsOf(booking, { format: formatterFor(language), origin, language })
  const { subject, text } = words.letters[kind]
  const told = `${text(facts)}\n\n${words.booking(facts)}`
  return isReminder(kind)
    ? { to, language, subject: subject(facts), text: `${told}\n${words.stop}\n\n${stop.link}\n`, unsubscribe: stop.unsubscribe }
    : { to, language, subject: subject(facts), text: told, unsubscribe: null }
}

function factsOf(booking: BookingToTell, { format, origin, language }: { format: Formatter; origin: string; language: Language }): BookingFacts {
  const { number, state, name, starts_at, proposed_starts_at, due_at, price, charge, online } = booking
  const at = (time: string | null) => (time === null ? '' : format.dateTime(time))
  return {
    number,
    title: inLanguage(language, { title: booking.title, second_title: booking.second_title }).title,
    name,
    when: at(starts_at),
    where: whereOf(booking, language),
    price: price > 0 ? format.price(price + charge) : '',
    online: state === 'held' && online > 0 ? format.price(online) : '',
    due: at(due_at),
    proposed: at(proposed_starts_at),
    link: origin + bookingPath({ number }),
  }
}

/** The exact place from `confirmed` on. */
function whereOf({ state, line, area, district }: BookingToTell, language: Language): string {
  const place = [area, placeName(district, language === 'bn')]
  return (state === 'confirmed' ? [line, ...place] : place).filter(Boolean).join(', ')
}

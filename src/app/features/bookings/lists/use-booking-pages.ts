import type { Booking } from '#contract/bookings/bookings.ts'
import { usePresentUser } from '../../../wire/use-answer.ts'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { useLookingAgain } from '../../../wire/use-looking-again.ts'
import { usePages, withRow } from '../../../wire/use-pages.ts'
import { type AskedBookings, loadBookings } from '../calls.ts'

const nameOf = ({ number }: Booking): string => number

/** One's bookings, page by page: the phone's copy of the first one first. Another list is another screen: give it a key. */
export function useBookingPages(asked: AskedBookings) {
  const key = `bookings ${asked.side} ${asked.group}`
  const { answer, problem, reload, put } = useCachedAnswer((options) => loadBookings(asked, options), key)
  const source = { first: answer?.value, load: (cursor: string) => loadBookings(asked, {}, cursor), nameOf }
  const { rows, replace, ...pages } = usePages<Booking>(source, `${usePresentUser() ?? ''} ${key}`)
  useLookingAgain(answer !== undefined && asked.group !== 'past', reload)
  /** Puts a booking in place of what it was. */
  const take = (booking: Booking) => {
    if (answer) put({ ...answer.value, results: withRow(answer.value.results, booking, nameOf) })
    replace(booking)
  }
  return { ...pages, answer, problem, reload, take, bookings: answer && rows }
}

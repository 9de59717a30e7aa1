import { listAddresses } from '#contract/addresses/addresses.ts'
import type { BookingGroup, BookingSide } from '#contract/bookings/booking-rules.ts'
import { type Booking, downloadBookingPicture, listBookings, readBooking, readCalendar } from '#contract/bookings/bookings.ts'
import { addressOf, type ResultOf } from '#contract/core/endpoint.ts'
import { upperCase } from '#contract/core/one-form.ts'
import { isNoAnswer, problemCode } from '#contract/core/problem-code.ts'
import { BOOKINGS_PER_PAGE } from '#contract/days/kept-bookings.ts'
import { noteKeptServiceTime, noteServiceTime } from '../../state/service-clock.ts'
import type { Answer, CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'
import { fetchFile } from '../../wire/fetch-file.ts'
import { storeAnswer } from '../../wire/store-answer.ts'

export interface AskedBookings {
  side: BookingSide
  group: BookingGroup
}
export type BookingList = ResultOf<typeof listBookings>
export type Calendar = ResultOf<typeof readCalendar>

type Timed = { server_time: string } | undefined

/** Deadlines go by the service's clock. */
function noted<T>(answer: Answer<T>, timed: (value: T) => Timed): Answer<T> {
  const found = timed(answer.value)
  if (found && answer.from === 'network') noteServiceTime(found.server_time)
  else if (found) noteKeptServiceTime(found.server_time, answer.fetchedAt)
  return answer
}

const withNoted = <T>({ later, ...options }: CallOptions, timed: (value: T) => Timed): CallOptions =>
  later ? { ...options, later: (answer) => later(noted(answer as Answer<T>, timed)) } : options

const firstOf = ({ results }: BookingList): Timed => results[0]
const itself = <T extends { server_time: string }>(value: T): Timed => value

/** One page of one's bookings. @param cursor of the page before */
export const loadBookings = async ({ side, group }: AskedBookings, options: CallOptions = {}, cursor?: string): Promise<Answer<BookingList>> =>
  noted(await call(listBookings, { query: { side, group, limit: String(BOOKINGS_PER_PAGE), ...(cursor && { cursor }) } }, withNoted(options, firstOf)), firstOf)

/** Lists in which a booking may lie that is needed at the door. */
const KEPT_LISTS: readonly AskedBookings[] = (['buyer', 'provider'] as const).flatMap((side) =>
  (['coming', 'requests'] as const).map((group) => ({ side, group })),
)

/** One booking, to either side. Where neither the service nor its own copy can be had, a list that the phone has kept says the same. @param number in any case, as addresses have it */
export async function loadBooking(number: string, options: CallOptions = {}): Promise<Answer<Booking>> {
  try {
    return noted(await call(readBooking, { params: { number: upperCase(number) } }, withNoted(options, itself<Booking>)), itself)
  } catch (error) {
    const code = problemCode(error)
    const held = code !== undefined && isNoAnswer(code) ? await heldInLists(upperCase(number), options.signal) : undefined
    if (!held) throw error
    return noted(held, itself)
  }
}

async function heldInLists(number: string, signal: AbortSignal | undefined): Promise<Answer<Booking> | undefined> {
  const lists = await Promise.allSettled(KEPT_LISTS.map((asked) => loadBookings(asked, { keptFirst: true, ...(signal && { signal }) })))
  for (const list of lists) {
    if (list.status === 'rejected') continue
    const value = list.value.value.results.find((one) => one.number === number || one.purchase?.number === number)
    if (value) return { ...list.value, value }
  }
  return undefined
}

/** What a provider has on some days. */
export const loadCalendar = async ({ from, days }: { from: string; days: number }, options: CallOptions = {}): Promise<Answer<Calendar>> =>
  noted(await call(readCalendar, { query: { from, days: String(days) } }, withNoted(options, itself<Calendar>)), itself)

/** Keeps what a step was answered as the phone's copy of the booking. */
export async function keepBooking(value: Booking): Promise<void> {
  noteServiceTime(value.server_time)
  const address = addressOf(readBooking, { params: { number: value.number } })
  await storeAnswer({ address, value, etag: null, fetchedAt: new Date().toISOString(), from: 'network' })
}

/** @throws {Problem} offline, not-found */
export const fetchBookingPicture = async (number: string, id: number): Promise<Blob> =>
  (await fetchFile(downloadBookingPicture, { params: { number, picture_id: id } })).blob

/** One's own address book. */
export const loadAddresses = (options: CallOptions = {}) => call(listAddresses, {}, options)

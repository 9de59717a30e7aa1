import type { Booking } from '#contract/bookings/bookings.ts'
import type { SteppedBooking } from '#contract/bookings/stepped-booking.ts'
import { dhakaDay } from '#contract/core/time.ts'
import type { ServiceSlots } from '#contract/services/slots.ts'
import { TEST_ORIGIN, type TestApp } from '../app.ts'
import { send } from '../orders/orders.ts'
import { as, type SignedInPerson } from '../people.ts'

type Calling = Pick<TestApp, 'request'>
type Who = Pick<SignedInPerson, 'access'>

/** Noon in Dhaka, so many days from today on, and so many minutes later. ISO 8601. */
export const noonIn = (days: number, minutes = 0): string =>
  new Date(Date.parse(`${dhakaDay(Date.now())}T06:00:00.000Z`) + days * 86_400_000 + minutes * 60_000).toISOString()

/** What a buyer asks for, as texts of the form. */
export const askTexts = (over: Record<string, string | number | undefined>): Record<string, string> => {
  const texts = { price_seen: 500, full_name: 'Shirin Sultana', phone_number: '০১৭১২৩৪৫৬৭৮', ...over }
  return Object.fromEntries(Object.entries(texts).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
}

interface Asked {
  over: Record<string, string | number | undefined>
  key?: string
  pictures?: readonly Uint8Array<ArrayBuffer>[]
}

/** Asks for a time as a page of ours does: with pictures as a form, without as JSON. */
export function ask(app: Calling, who: Who, { over, key, pictures = [] }: Asked): Promise<Response> {
  if (pictures.length === 0) return send(app, who, { path: '/api/booking/', body: askTexts(over), key })
  const body = new FormData()
  for (const [name, text] of Object.entries(askTexts(over))) body.append(name, text)
  for (const picture of pictures) body.append('pictures', new Blob([picture], { type: 'image/jpeg' }), 'IMG_2026.jpg')
  const headers = { ...as(who), origin: TEST_ORIGIN, ...(key !== undefined && { 'idempotency-key': key }) }
  return app.request('/api/pictured_booking/', { method: 'POST', body, headers })
}

export async function got<T>(response: Response): Promise<T> {
  if (response.status !== 200) throw new Error(`refused: ${response.status} ${await response.text()}`)
  return response.json()
}

export const bookingNow = async (app: Calling, who: Who, number: string): Promise<Booking> =>
  got(await app.request(`/api/booking/${number}/`, { headers: as(who) }))

/** One that must be taken, as it is then. */
export async function asked(app: Calling, who: Who, over: Asked['over']): Promise<Booking> {
  const { number } = await got<SteppedBooking>(await ask(app, who, { over }))
  return bookingNow(app, who, number)
}

/** A step of a booking as it is, unless a version is named. */
export async function step(app: Calling, who: Who, { of, to, body = {} }: { of: string; to: string; body?: object }): Promise<Response> {
  const version = 'version' in body ? {} : { version: (await bookingNow(app, who, of)).version }
  return send(app, who, { path: `/api/booking/${of}/${to}/`, body: { ...version, ...body } })
}

/** One that must be taken, and the booking as it is then. */
export async function stepped(app: Calling, who: Who, asked: Parameters<typeof step>[2]): Promise<Booking> {
  const { number } = await got<SteppedBooking>(await step(app, who, asked))
  return bookingNow(app, who, number)
}

/** Why a refused answer was refused. */
export async function refusal(response: Response): Promise<{ status: number; code: string; facts?: Record<string, number>; fields?: Record<string, string> }> {
  const { code, facts, fields } = await response.json()
  return { status: response.status, code, ...(facts && { facts }), ...(fields && { fields }) }
}

export const slotsOf = async (app: Calling, service: number, query = ''): Promise<ServiceSlots> =>
  got(await app.request(`/api/service/${service}/slots/${query}`))

/** Moves all times of a booking so many minutes into the past. */
export async function passBookingMinutes({ database }: Pick<TestApp, 'database'>, number: string, minutes: number): Promise<void> {
  const columns = [
    'starts_at',
    'ends_at',
    'created_at',
    'confirmed_at',
    'ended_at',
    'due_at',
    'absent_at',
    'proposed_until',
    'proposed_starts_at',
    'proposed_ends_at',
  ]
  const ago = columns.map((column) => `${column} = ${column} - make_interval(mins => $2)`).join(', ')
  const { rows } = await database.pool.query(`update bookings set ${ago} where number = $1 returning id`, [number, minutes])
  await database.pool.query('update earnings set free_at = free_at - make_interval(mins => $2) where booking = $1', [rows[0]?.id, minutes])
  await database.pool.query(
    `update occupied set during = tstzrange(lower(during) - make_interval(mins => $2), upper(during) - make_interval(mins => $2)) where holder = $1`,
    [rows[0].id, minutes],
  )
}

/** Moves all times of a booking so that it began so many minutes ago, whatever time of day it is. */
export async function passBookingStart(
  app: Pick<TestApp, 'database'>,
  { number, starts_at }: Pick<Booking, 'number' | 'starts_at'>,
  minutes: number,
): Promise<void> {
  const untilStart = Math.ceil((Date.parse(starts_at ?? '') - Date.now()) / 60_000)
  await passBookingMinutes(app, number, untilStart + minutes)
}

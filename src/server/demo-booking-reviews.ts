import { scriptLanguage } from '#contract/core/text.ts'
import { DAY_MS } from '#contract/core/time.ts'
import type { Tx } from './db/connection/in-transaction.ts'
import { holdFacts, insertReview } from './db/reviews/change-review.ts'
import { makeDice } from './db/seed/drawing/random.ts'
import { RATING_TEXTS } from './db/seed/services/booking-texts.ts'
import type { WrittenBooking } from './demo-booking-rows.ts'

/** So many are rated; of every buyer's bookings of one service no more than this within a month. */
const [RATINGS, OF_ONE, MONTH_MS] = [120, 3, 30 * DAY_MS]
/** A rating comes some hours or days after the service. */
const LATEST_MS = 9 * DAY_MS

/** Has buyers rate what was done for them, in both languages. The account that people try it with has one left to rate. @param now milliseconds since the epoch */
export async function rateBookings(tx: Tx, written: readonly WrittenBooking[], now: number): Promise<void> {
  const dice = makeDice(120)
  const counted = new Map<string, number[]>()
  const done = written.filter(({ state, ended_at, client }) => state === 'done' && ended_at !== null && client.username !== 'buyer')
  const ofBuyer = written.filter(({ state, client }) => state === 'done' && client.username === 'buyer').slice(0, 1)
  let left = RATINGS
  for (const booking of [...ofBuyer, ...dice.shuffle(done)]) {
    if (left === 0) break
    const ended = Date.parse(booking.ended_at ?? '')
    const key = `${booking.service} ${booking.buyer}`
    const before = counted.get(key) ?? []
    if (now - ended < DAY_MS / 4 || before.filter((at) => Math.abs(at - ended) < MONTH_MS).length >= OF_ONE) continue
    counted.set(key, [...before, ended])
    await rate(tx, booking, { written: ended + (0.02 + 0.9 * dice.next()) * Math.min(LATEST_MS, now - ended), now, pick: dice.next() })
    left--
  }
}

async function rate(
  tx: Tx,
  { id, service, seller, client, purchase }: WrittenBooking,
  { written, now, pick }: { written: number; now: number; pick: number },
): Promise<void> {
  const texts = RATING_TEXTS[scriptLanguage(client.full_name)]
  const { stars, text, answer } = texts[Math.floor(pick * texts.length)] ?? { stars: 5, text: '' }
  const placed = { about: 'service' as const, subject: service, owner: seller }
  await holdFacts(tx, placed)
  await insertReview(tx, {
    ...{
      ...placed,
      writer: client.user_id,
      purchase,
      once: `booking ${id}`,
      author: client.full_name,
      stars,
      text,
      state: 'shown',
      client_key: `demo-service-${id}`,
    },
    created_at: new Date(written).toISOString(),
    ...(answer && { answer, answered_at: new Date(Math.min(now, written + 5 * 3_600_000)).toISOString() }),
  })
}

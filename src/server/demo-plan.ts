import { DAY_MS, dhakaDay, dhakaDayBounds } from '#contract/core/time.ts'
import { CODE_CHARACTERS } from '#contract/events/ticket-rules.ts'
import { type Dice, makeDice, seedOf } from './db/seed/drawing/random.ts'
import { GUESTS, NOTES, type SaleSketch } from './db/seed/market/sales.ts'

/** The demo market has sold for so long. */
export const SELLING_DAYS = 30

const HOUR_MS = 3_600_000
const NUMBER_LENGTH = 10
/** No buyer of the demo market takes more. */
const MOST_SEATS = 4
/** One in so many orders is never paid; one in so many uses a promo code, has a note. */
const [UNPAID, WITH_CODE, WITH_NOTE] = [13, 4, 9]

/** A kind of ticket, and how many of it may have been sold. */
interface KindOnSale {
  id: number
  title: string
  price: number
  per_order_limit: number
  taken: number
}

/** An order as it came about. */
export interface PlannedOrder {
  number: string
  /** When it was confirmed, or ended. Milliseconds since the epoch. */
  at: number
  /** Which of the accounts, from 0. */
  buyer: number
  full_name: string
  phone_number: string
  order_note: string
  lines: { kind: KindOnSale; quantity: number }[]
  isPaid: boolean
  /** Would like to use a promo code. */
  wantsCode: boolean
}

interface OnSale {
  kinds: readonly KindOnSale[]
  buyers: number
  now: number
}

/** What an event has sold, the first order first: the same at every seeding, but for the day. */
export function planOrders(sketch: SaleSketch, { kinds, buyers, now }: OnSale): PlannedOrder[] {
  const dice = makeDice(seedOf(sketch.event))
  const left = new Map(kinds.map(({ id, taken }) => [id, taken]))
  const orders = Array.from({ length: sketch.orders }, (_, n): PlannedOrder => {
    const isPaid = n % UNPAID !== UNPAID - 1
    const lines = chooseLines(dice, kinds, left)
    if (isPaid) for (const { kind, quantity } of lines) left.set(kind.id, (left.get(kind.id) ?? 0) - quantity)
    return {
      number: Array.from({ length: NUMBER_LENGTH }, () => CODE_CHARACTERS[dice.whole(0, CODE_CHARACTERS.length - 1)]).join(''),
      at: momentOf(dice, now),
      buyer: dice.whole(0, buyers - 1),
      full_name: dice.pick(GUESTS),
      phone_number: `+88017${String(dice.whole(0, 99_999_999)).padStart(8, '0')}`,
      order_note: n % WITH_NOTE === 2 ? dice.pick(NOTES) : '',
      lines,
      isPaid,
      wantsCode: n % WITH_CODE === 1,
    }
  })
  return orders.filter(({ lines }) => lines.length > 0).sort((one, other) => one.at - other.at)
}

/** One kind, seldom two. */
function chooseLines(dice: Dice, kinds: readonly KindOnSale[], left: ReadonlyMap<number, number>): PlannedOrder['lines'] {
  const wanted = dice.shuffle(kinds).slice(0, dice.next() < 0.15 ? 2 : 1)
  return wanted.flatMap((kind) => {
    const quantity = Math.min(dice.whole(1, MOST_SEATS), kind.per_order_limit, left.get(kind.id) ?? 0)
    return quantity > 0 ? [{ kind, quantity }] : []
  })
}

/** Between nine and midnight of Dhaka, later days the more often; never in what is still to come. */
function momentOf(dice: Dice, now: number): number {
  const days = Math.floor(dice.next() ** 1.5 * SELLING_DAYS)
  const morning = Date.parse(dhakaDayBounds(dhakaDay(now)).from) - days * DAY_MS + 9 * HOUR_MS
  const at = morning + dice.whole(0, 15 * 60 - 1) * 60_000
  return at < now ? at : at - DAY_MS
}

/** How often the page of an event was looked at on each of its days, the oldest first. */
export function planViews({ event, views }: SaleSketch): number[] {
  const dice = makeDice(seedOf(`${event} looked at`))
  return Array.from({ length: SELLING_DAYS }, (_, day) => Math.round(views * (0.5 + (0.7 * day) / SELLING_DAYS) * (0.6 + 0.8 * dice.next())))
}

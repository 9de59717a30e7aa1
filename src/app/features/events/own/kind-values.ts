import { minuteOf } from '#contract/core/form-values.ts'
import type { Formatter } from '#contract/core/format.ts'
import type { KindEntry } from '#contract/events/event-days.ts'
import type { TicketKind } from '#contract/events/ticket-kinds.ts'
import { saleOf } from '#contract/orders/ticket-choice.ts'
import type { KindTexts } from './kind-calls.ts'

/** What a new kind begins with. */
export const emptyKind = ({ digits }: Formatter): KindTexts => ({
  title: '',
  price: '',
  capacity: '',
  description: '',
  from: '',
  to: '',
  per_order_limit: digits('10'),
  entry: 'each-day',
  days: '',
})

export const textsOfKind = (kind: TicketKind, { digits }: Formatter): KindTexts => ({
  title: kind.title,
  price: digits(String(kind.price)),
  capacity: digits(String(kind.capacity)),
  description: kind.description,
  from: minuteOf(kind.from),
  to: minuteOf(kind.to),
  per_order_limit: digits(String(kind.per_order_limit)),
  entry: kind.entry,
  days: kind.days.join(','),
})

/** When what is typed enters; the form of an event of one day does not ask, and has neither. */
export const readEntry = ({ entry = 'each-day', days = '' }: Partial<Pick<KindTexts, 'entry' | 'days'>>): KindEntry => ({
  entry,
  days: days.split(',').filter(Boolean).map(Number),
})

type KindSale = 'closed' | 'not-yet' | 'over' | 'sold-out' | 'on-sale'

/** How each looks; the words are `selling:kinds.sales.<sale>`. */
export const SALE_STYLES: Record<KindSale, { icon: `i-lucide-${string}`; colour: string }> = {
  'on-sale': { icon: 'i-lucide-circle-check', colour: 'text-brand' },
  'not-yet': { icon: 'i-lucide-clock', colour: 'text-marigold' },
  over: { icon: 'i-lucide-flag', colour: 'text-ink-soft' },
  'sold-out': { icon: 'i-lucide-circle-slash', colour: 'text-danger' },
  closed: { icon: 'i-lucide-lock', colour: 'text-ink-soft' },
}

/** Whether it can be had, and if not, why. @param now milliseconds since the epoch */
export const kindSale = (kind: TicketKind, now: number): KindSale => (kind.is_closed ? 'closed' : saleOf(kind, now))

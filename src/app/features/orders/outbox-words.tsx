import type { TFunction } from 'i18next'
import * as v from 'valibot'
import type { Formatter } from '#contract/core/format.ts'
import { lowerCase } from '#contract/core/one-form.ts'
import { EventOrder } from '#contract/orders/orders.ts'
import type { OutboxEntry } from '../../state/outbox/outbox.ts'
import { serviceNow } from '../../state/service-clock.ts'
import { codeOf, readOrderAbout } from './order-about.ts'
import { OutboxConflict } from './parts/outbox-conflict.tsx'

interface Tools {
  t: TFunction
  format: Formatter
}

const Answered = v.pick(EventOrder, ['event_order_id', 'payment_status', 'hold_expires_at'])

/** What the service made of it: an order to pay for, one whose time may be over, or one that costs nothing. */
function readAnswered(answer: unknown) {
  const read = v.safeParse(Answered, answer)
  if (!read.success) return undefined
  const { event_order_id, payment_status, hold_expires_at } = read.output
  const isKept = hold_expires_at !== null && Date.parse(hold_expires_at) > serviceNow()
  const kind = (payment_status !== 'Pending' && 'booked') || (isKept ? 'toPay' : 'over')
  return { id: lowerCase(event_order_id), kind, until: hold_expires_at ?? '' } as const
}

/** What an order has words of its own for. */
const DECIDED: readonly string[] = ['price-changed', 'sold-out', 'coupon-refused', 'too-many-held', 'event-closed']

/** How the outbox speaks of orders. The route hands it to the screen of the outbox, which knows no nouns. */
export const ordersInOutbox = {
  isScarce: true,
  title: ({ about }: OutboxEntry, { t }: Tools): string => t('orders:outbox.title', { title: readOrderAbout(about)?.title ?? '' }),
  lines: ({ about, state, body, answer }: OutboxEntry, { t, format }: Tools): string[] => {
    const read = readOrderAbout(about)
    if (!read) return []
    const { lines, final_price, seen_at } = read
    const code = codeOf(body)
    const answered = state === 'sent' ? readAnswered(answer) : undefined
    return [
      ...lines.map(({ quantity, title }) => t('orders:outbox.line', { quantity: format.number(quantity), title })),
      ...(code === null ? [] : [t('orders:order.money.code', { code })]),
      t('orders:outbox.total', { price: final_price === 0 ? t('orders:checkout.free') : format.price(final_price) }),
      ...(answered?.kind === 'toPay' ? [t('orders:list.keptUntil', { time: format.time(answered.until) })] : []),
      ...(state === 'sent' ? [] : [t('orders:outbox.seen', { age: format.age(seen_at, Date.now()) })]),
    ]
  },
  state: ({ state, answer }: OutboxEntry, { t }: Tools): string | undefined => {
    if (state === 'waiting' || state === 'ask-first') return t('orders:outbox.waiting')
    if (state !== 'sent') return undefined
    const kind = readAnswered(answer)?.kind
    return t(kind === 'booked' || kind === 'over' ? `orders:outbox.${kind}` : 'orders:outbox.sent')
  },
  conflict: (entry: OutboxEntry) =>
    entry.problem && DECIDED.includes(entry.problem.code) && readOrderAbout(entry.about) ? <OutboxConflict entry={entry} /> : undefined,
  maybe: ({ t }: Tools) => ({
    to: '/orders' as const,
    text: t('orders:outbox.maybe.text'),
    ask: t('orders:outbox.maybe.ask'),
    linkText: t('orders:outbox.maybe.look'),
  }),
  edit: ({ id, about }: OutboxEntry) => ({ to: `/evencheckout/${readOrderAbout(about)?.event_id ?? ''}?entry=${id}` }),
  done: ({ answer }: OutboxEntry, { t }: Tools): { to: `/${string}`; label: string } | undefined => {
    const answered = readAnswered(answer)
    if (!answered) return undefined
    const { id, kind } = answered
    if (kind === 'booked') return { to: `/tickets/${id}`, label: t('orders:order.tickets') }
    return { to: `/event_order/${id}`, label: t(kind === 'toPay' ? 'orders:outbox.pay' : 'orders:outbox.open') }
  },
}

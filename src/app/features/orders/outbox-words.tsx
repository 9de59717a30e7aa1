import type { TFunction } from 'i18next'
import * as v from 'valibot'
import type { Formatter } from '#contract/core/format.ts'
import { EventOrder } from '#contract/orders.ts'
import type { OutboxEntry } from '../../state/outbox.ts'
import { readOrderAbout } from './order-about.ts'
import { OutboxConflict } from './parts/outbox-conflict.tsx'

interface Tools {
  t: TFunction
  format: Formatter
}

const Answered = v.pick(EventOrder, ['event_order_id', 'payment_status'])

/** What an order has words of its own for. */
const DECIDED: readonly string[] = ['price-changed', 'sold-out', 'coupon-refused', 'too-many-held', 'event-closed']

/** How the outbox speaks of orders. The route hands it to the screen of the outbox, which knows no nouns. */
export const ordersInOutbox = {
  title: ({ about }: OutboxEntry, { t }: Tools): string => t('orders:outbox.title', { title: readOrderAbout(about)?.title ?? '' }),
  lines: ({ about, state }: OutboxEntry, { t, format }: Tools): string[] => {
    const read = readOrderAbout(about)
    if (!read) return []
    const { lines, final_price, seen_at } = read
    return [
      ...lines.map(({ quantity, title }) => t('orders:outbox.line', { quantity: format.number(quantity), title })),
      t('orders:outbox.total', { price: format.price(final_price) }),
      ...(state === 'sent' ? [] : [t('orders:outbox.seen', { age: format.age(seen_at, Date.now()) })]),
    ]
  },
  conflict: (entry: OutboxEntry) =>
    entry.problem && DECIDED.includes(entry.problem.code) && readOrderAbout(entry.about) ? <OutboxConflict entry={entry} /> : undefined,
  edit: ({ id, about }: OutboxEntry) => ({ to: `/evencheckout/${readOrderAbout(about)?.event_id ?? ''}?entry=${id}` }),
  done: ({ answer }: OutboxEntry, { t }: Tools): { to: string; label: string } | undefined => {
    const read = v.safeParse(Answered, answer)
    if (!read.success) return undefined
    const { event_order_id, payment_status } = read.output
    return { to: `/event_order/${event_order_id.toLowerCase()}`, label: t(payment_status === 'Pending' ? 'orders:outbox.pay' : 'orders:outbox.open') }
  },
}

import type { TFunction } from 'i18next'
import * as v from 'valibot'
import type { Formatter } from '#contract/core/format.ts'
import type { Language } from '#contract/core/languages.ts'
import { lowerCase } from '#contract/core/one-form.ts'
import { CHECKOUT_CODES } from '#contract/shop/checkout-refusals.ts'
import { basketOwner } from '../../state/basket/basket.ts'
import type { OutboxEntry } from '../../state/outbox/outbox.ts'
import { advanceOfOrder, nameOf, readAbout, totalOf } from './order-about.ts'
import { OutboxChanges } from './parts/outbox-changes.tsx'
import { SmsOffer } from './sms/sms-offer.tsx'
import { orderedBy } from './waiting-orders.ts'

interface Tools {
  t: TFunction
  format: Formatter
  language: Language
}

const Answered = v.looseObject({ number: v.string(), method: v.string(), advance: v.optional(v.number(), 0) })
const isToPay = (answered: v.InferOutput<typeof Answered> | undefined): boolean => answered?.method === 'online' || (answered?.advance ?? 0) > 0
const DECIDED: readonly string[] = CHECKOUT_CODES

const readAnswered = (answer: unknown) => {
  const read = v.safeParse(Answered, answer)
  return read.success ? read.output : undefined
}

/** How the outbox speaks of purchases of goods. */
export const purchasesInOutbox = {
  isScarce: true,
  title: ({ about }: OutboxEntry, { t, format }: Tools): string => {
    const read = readAbout(about)
    return read ? t('checkout:outbox.title', { names: format.list(read.parts.map(({ name }) => name)) }) : t('checkout:outbox.unknown')
  },
  lines: ({ about, state }: OutboxEntry, { t, format, language }: Tools): string[] => {
    const read = readAbout(about)
    if (!read) return []
    return [
      ...read.parts.flatMap(({ lines }) => lines.map((line) => `${format.number(line.quantity)} × ${nameOf(line, language)}`)),
      ...(advanceOfOrder(read) > 0 ? [t('checkout:sum.advance', { price: format.price(advanceOfOrder(read)) })] : []),
      t(`checkout:sum.${read.method}`, { price: format.price(totalOf(read) - advanceOfOrder(read)) }),
      ...(state === 'sent' ? [] : [t('checkout:outbox.seen', { age: format.age(read.seen_at, Date.now()) })]),
    ]
  },
  state: ({ state, answer }: OutboxEntry, { t }: Pick<Tools, 't'>): string | undefined => {
    if (state === 'waiting' || state === 'ask-first') return t('checkout:outbox.waiting')
    if (state !== 'sent') return undefined
    return t(isToPay(readAnswered(answer)) ? 'checkout:outbox.toPay' : 'checkout:outbox.placed')
  },
  conflict: (entry: OutboxEntry) =>
    entry.problem && DECIDED.includes(entry.problem.code) && readAbout(entry.about) ? <OutboxChanges entry={entry} /> : undefined,
  maybe: ({ t }: Tools, { about }: OutboxEntry) => {
    const read = readAbout(about)
    const isToldElsewhere = read?.sms_at !== undefined
    const name = read?.parts[0]?.name ?? ''
    return {
      to: '/orders' as const,
      text: t('checkout:outbox.maybe'),
      ask: isToldElsewhere ? t('checkout:sms.discardAsk', { name }) : t('checkout:outbox.maybeAsk'),
      linkText: t('checkout:outcome.orders'),
      isToldElsewhere,
    }
  },
  offer: (entry: OutboxEntry) => <SmsOffer entry={entry} />,
  done: ({ answer }: OutboxEntry, { t }: Tools): { to: `/${string}`; label: string } | undefined => {
    const answered = readAnswered(answer)
    if (!answered) return undefined
    return { to: `/shop_purchase/${lowerCase(answered.number)}`, label: t(isToPay(answered) ? 'checkout:outbox.pay' : 'checkout:outcome.open') }
  },
  /** What was ordered leaves the basket, also where its buyer was quicker than what follows the outbox. */
  beforeSeen: async (entry: OutboxEntry): Promise<void> => {
    const owner = basketOwner()
    const { takeOutOfBasketOrdered } = await import('../../state/basket/basket-actions.ts')
    await takeOutOfBasketOrdered(owner, entry.id, orderedBy(entry))
  },
}

const Changes = v.looseObject({ lines: v.number() })

/** How it speaks of changes of the basket. */
export const basketInOutbox = {
  title: (_: OutboxEntry, { t }: Tools): string => t('basket:outboxTitle'),
  lines: ({ about }: OutboxEntry, { t }: Tools): string[] => {
    const read = v.safeParse(Changes, about)
    return read.success ? [t('basket:outboxLine', { count: read.output.lines })] : []
  },
}

import type { TFunction } from 'i18next'
import * as v from 'valibot'
import type { Formatter } from '#contract/core/format.ts'
import { lowerCase } from '#contract/core/one-form.ts'
import type { OutboxEntry } from '../../../state/outbox/outbox.ts'

/** Orders by SMS in the outbox of a seller, as folders name them. */
export const SMS_ORDERS = 'sms-orders'

const About = v.object({ full_name: v.string(), total: v.number() })
/** What is shown of an order that a seller has typed in, until the service has it. */
export type SmsAbout = v.InferOutput<typeof About>
const Answered = v.looseObject({ order: v.looseObject({ number: v.string() }) })

interface Tools {
  t: TFunction
  format: Formatter
}

const readAbout = ({ about }: OutboxEntry): SmsAbout | undefined => {
  const read = v.safeParse(About, about)
  return read.success ? read.output : undefined
}

/** How the outbox speaks of them. */
export const smsOrdersInOutbox = {
  isScarce: true,
  title: (entry: OutboxEntry, { t }: Tools): string => {
    const about = readAbout(entry)
    return about ? t('sms-orders:outbox.title', { name: about.full_name }) : t('sms-orders:title')
  },
  lines: (entry: OutboxEntry, { format }: Tools): string[] => {
    const about = readAbout(entry)
    return about ? [format.price(about.total)] : []
  },
  state: ({ state }: OutboxEntry, { t }: Tools): string | undefined => (state === 'sent' ? t('sms-orders:outbox.sent') : undefined),
  maybe: ({ t }: Tools) => ({
    to: '/orders?side=sold' as const,
    text: t('sms-orders:outbox.maybe'),
    ask: t('sms-orders:outbox.maybeAsk'),
    linkText: t('sms-orders:outbox.sold'),
  }),
  done: ({ answer }: OutboxEntry, { t }: Tools): { to: `/${string}`; label: string } | undefined => {
    const read = v.safeParse(Answered, answer)
    return read.success ? { to: `/shop_order/${lowerCase(read.output.order.number)}`, label: t('sms-orders:open') } : undefined
  },
}

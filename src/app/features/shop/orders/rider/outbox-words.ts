import type { TFunction } from 'i18next'
import type { OutboxEntry } from '../../../../state/outbox/outbox.ts'
import { readDelivery } from './rider-delivery.ts'

interface Tools {
  t: TFunction
}

const pathOf = (entry: OutboxEntry): `/${string}` => `/rider/${readDelivery(entry)?.about.link_key ?? ''}`

/** How the outbox speaks of parcels that a rider has handed over. */
export const deliveriesInOutbox = {
  title: (entry: OutboxEntry, { t }: Tools): string => t('parcels:rider.outbox.title', { number: readDelivery(entry)?.about.number ?? '' }),
  lines: (): string[] => [],
  state: ({ state }: OutboxEntry, { t }: Tools): string | undefined =>
    state === 'waiting' || state === 'sent' ? t(`parcels:outbox.state.${state}`) : undefined,
  maybe: ({ t }: Tools, entry: OutboxEntry) => ({
    to: pathOf(entry),
    text: t('parcels:rider.outbox.maybe'),
    ask: t('parcels:outbox.maybeAsk'),
    linkText: t('parcels:rider.outbox.open'),
  }),
  done: (entry: OutboxEntry, { t }: Tools) => ({ to: pathOf(entry), label: t('parcels:rider.outbox.open') }),
}

import type { TFunction } from 'i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import type { OutboxEntry } from '../../../state/outbox/outbox.ts'
import { ReturnConflict } from './parts/return-conflict.tsx'
import { editPath, readReturnStep } from './return-step.ts'

interface Tools {
  t: TFunction
}

const pathOf = (entry: OutboxEntry): `/${string}` => {
  const about = readReturnStep(entry)?.about
  if (!about) return '/orders'
  return about.number ? `/shop_return/${lowerCase(about.number)}` : `/shop_order/${lowerCase(about.order)}`
}

/** How the outbox speaks of complaints and of steps of them. */
export const returnsInOutbox = {
  title: (entry: OutboxEntry, { t }: Tools): string => {
    const about = readReturnStep(entry)?.about
    return about ? t('returns:outbox.title', { action: t(`returns:actions.${about.action}`), number: about.order }) : t('returns:outbox.unknown')
  },
  lines: (entry: OutboxEntry, { t }: Tools): string[] => {
    const about = readReturnStep(entry)?.about
    if (!about) return []
    return [about.title, t(about.side === 'sold' ? 'parcels:list.buyer' : 'parcels:list.seller', { name: about.other })].filter((line) => line !== '')
  },
  state: ({ state }: OutboxEntry, { t }: Tools): string | undefined =>
    state === 'waiting' || state === 'sent' ? t(`returns:outbox.state.${state}`) : undefined,
  conflict: (entry: OutboxEntry) => {
    const step = readReturnStep(entry)
    return step?.problem ? <ReturnConflict step={step} at="outbox" /> : undefined
  },
  edit: (entry: OutboxEntry) => {
    const step = readReturnStep(entry)
    return step?.about.action === 'ask' ? { to: editPath(step) } : undefined
  },
  maybe: ({ t }: Tools, entry: OutboxEntry) => ({
    to: pathOf(entry),
    text: t('returns:outbox.maybe'),
    ask: t('returns:outbox.maybeAsk'),
    linkText: t('returns:outbox.open'),
  }),
  done: (entry: OutboxEntry, { t }: Tools): { to: string; label: string } => ({ to: pathOf(entry), label: t('returns:outbox.open') }),
}

import type { TFunction } from 'i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import type { OutboxEntry } from '../../../state/outbox/outbox.ts'
import { readStep } from './order-step.ts'
import { StepConflict } from './parts/step-conflict.tsx'
import { actionLabel } from './step-labels.ts'

interface Tools {
  t: TFunction
}

/** How the outbox speaks of steps of orders. The route hands it to the screen of the outbox, which knows no nouns. */
export const shopOrdersInOutbox = {
  title: (entry: OutboxEntry, { t }: Tools): string => {
    const step = readStep(entry)
    if (!step) return t('parcels:outbox.unknown')
    const { action, side, number } = step.about
    return t('parcels:outbox.title', { action: actionLabel(action, side, t), number })
  },
  lines: (entry: OutboxEntry, { t }: Tools): string[] => {
    const about = readStep(entry)?.about
    if (!about) return []
    return [about.title, t(about.side === 'sold' ? 'parcels:list.buyer' : 'parcels:list.seller', { name: about.other })].filter((line) => line !== '')
  },
  state: ({ state }: OutboxEntry, { t }: Tools): string | undefined =>
    state === 'waiting' || state === 'sent' ? t(`parcels:outbox.state.${state}`) : undefined,
  conflict: (entry: OutboxEntry) => {
    const step = readStep(entry)
    return step?.problem ? <StepConflict step={step} at="outbox" /> : undefined
  },
  maybe: ({ t }: Tools, entry: OutboxEntry) => {
    const step = readStep(entry)
    return {
      to: step ? (`/shop_order/${lowerCase(step.about.number)}` as const) : ('/orders' as const),
      text: t('parcels:outbox.maybe'),
      ask: t('parcels:outbox.maybeAsk'),
      linkText: t('parcels:outbox.open'),
    }
  },
  done: (entry: OutboxEntry, { t }: Tools): { to: string; label: string } | undefined => {
    const step = readStep(entry)
    return step && { to: `/shop_order/${lowerCase(step.about.number)}`, label: t('parcels:outbox.open') }
  },
}

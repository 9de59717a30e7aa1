import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import { inLanguage } from '#contract/core/in-language.ts'
import type { Language } from '#contract/core/languages.ts'
import type { OutboxEntry } from '../../state/outbox/outbox.ts'
import { readAsking } from './asking/asking-about.ts'
import { DECIDED } from './asking/parts/near-times.tsx'
import { OutboxDecision } from './asking/parts/outbox-decision.tsx'
import { requestDone, requestState } from './asking/request-state.ts'
import { readStep } from './booking/booking-step.ts'
import { StepConflict } from './booking/parts/step-conflict.tsx'
import { actionLabel } from './booking/step-labels.ts'
import { bookingScreen } from './booking-path.ts'

interface Tools {
  t: TFunction
  format: Formatter
  language: Language
}
type Words = Pick<Tools, 't'>

const momentOf = (iso: string, { format }: Pick<Tools, 'format'>): string => `${format.dayShort(iso)}, ${format.time(iso)}`

/** How the outbox speaks of requests: what waits is asked for by nobody yet. */
export const bookingRequestsInOutbox = {
  isScarce: true,
  title: (entry: OutboxEntry, { t, language }: Tools): string => {
    const about = readAsking(entry)
    return about ? t('bookings:outbox.request', { title: inLanguage(language, about).title }) : t('bookings:outbox.unknown')
  },
  lines: (entry: OutboxEntry, { t, ...tools }: Tools): string[] => {
    const about = readAsking(entry)
    if (!about) return []
    return [
      t('bookings:list.provider', { name: about.provider }),
      ...(about.starts_at ? [momentOf(about.starts_at, tools)] : []),
      ...(about.pricing === 'quote' ? [] : [tools.format.price(about.price)]),
    ]
  },
  state: (entry: OutboxEntry, { t }: Words): string | undefined => requestState(entry, t),
  conflict: (entry: OutboxEntry) => (entry.problem && DECIDED.includes(entry.problem.code) && readAsking(entry) ? <OutboxDecision entry={entry} /> : undefined),
  maybe: ({ t }: Words) => ({
    to: '/bookings' as const,
    text: t('bookings:outbox.maybe'),
    ask: t('bookings:outbox.maybeAsk'),
    linkText: t('bookings:list.mine'),
  }),
  done: (entry: OutboxEntry, { t }: Words) => requestDone(entry, t),
}

/** How it speaks of steps of bookings. */
export const bookingStepsInOutbox = {
  title: (entry: OutboxEntry, { t }: Words): string => {
    const about = readStep(entry)?.about
    return about ? t('bookings:outbox.step', { action: actionLabel(about.action, about.side, t), number: about.number }) : t('bookings:outbox.unknown')
  },
  lines: (entry: OutboxEntry, { t, language, ...tools }: Tools): string[] => {
    const about = readStep(entry)?.about
    if (!about) return []
    return [
      inLanguage(language, about).title,
      t(about.side === 'buyer' ? 'bookings:list.provider' : 'bookings:list.buyer', { name: about.other }),
      ...(about.starts_at ? [momentOf(about.starts_at, tools)] : []),
    ]
  },
  state: ({ state }: OutboxEntry, { t }: Words): string | undefined =>
    state === 'waiting' || state === 'sent' ? t(`bookings:outbox.stepState.${state}`) : undefined,
  conflict: (entry: OutboxEntry) => {
    const step = readStep(entry)
    return step?.problem ? <StepConflict step={step} /> : undefined
  },
  maybe: ({ t }: Words, entry: OutboxEntry) => {
    const about = readStep(entry)?.about
    return {
      to: about ? bookingScreen(about.number) : ('/bookings' as const),
      text: t('bookings:outbox.maybeStep'),
      ask: t('bookings:outbox.maybeStepAsk'),
      linkText: t('bookings:outbox.open'),
    }
  },
  done: (entry: OutboxEntry, { t }: Words) => {
    const about = readStep(entry)?.about
    return about && { to: bookingScreen(about.number), label: t('bookings:outbox.open') }
  },
}

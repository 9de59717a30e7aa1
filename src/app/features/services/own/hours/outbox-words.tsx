import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import { isRealDay, noonOf } from '#contract/core/time.ts'
import type { OutboxEntry } from '../../../../state/outbox/outbox.ts'
import { readClosing } from './closing-entry.ts'
import { ClosingConflict } from './parts/closing-conflict.tsx'

interface Tools {
  t: TFunction
  format: Formatter
}

const HOURS = '/sellerservices/hours'

/** How the outbox speaks of closed days. The shell hands it to the screen of the outbox, which knows no nouns. */
export const closingsInOutbox = {
  title: (entry: OutboxEntry, { t, format }: Tools): string => {
    const about = readClosing(entry)?.about
    if (!about) return t('team:outbox.unknown')
    const days = [...new Set([about.from, about.until])].filter(isRealDay).map((day) => format.day(noonOf(day)))
    return t('team:outbox.title', { days: days.join(' – ') })
  },
  lines: (entry: OutboxEntry, { t }: Tools): string[] => {
    const about = readClosing(entry)?.about
    return about ? [about.name || t('team:hours.everyone'), about.note].filter((line) => line !== '') : []
  },
  state: ({ state }: OutboxEntry, { t }: Tools): string | undefined => (state === 'waiting' || state === 'sent' ? t(`team:outbox.state.${state}`) : undefined),
  conflict: (entry: OutboxEntry) => {
    const closing = entry.problem ? readClosing(entry) : undefined
    return closing && <ClosingConflict closing={closing} />
  },
  maybe: ({ t }: Tools) => ({
    to: HOURS as `/${string}`,
    text: t('team:outbox.maybe'),
    ask: t('team:outbox.maybeAsk'),
    linkText: t('team:outbox.look'),
  }),
  done: (_: OutboxEntry, { t }: Tools) => ({ to: HOURS, label: t('team:outbox.look') }),
}

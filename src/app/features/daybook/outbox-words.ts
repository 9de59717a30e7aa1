import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import { isRealDay, noonOf } from '#contract/core/time.ts'
import type { OutboxEntry } from '../../state/outbox/outbox.ts'
import { readWrite } from './daybook-write.ts'

interface Tools {
  t: TFunction
  format: Formatter
}

/** How the outbox speaks of writes of the day-book. The shell hands it to the screen of the outbox, which knows no nouns. */
export const daybookInOutbox = {
  title: (entry: OutboxEntry, { t, format }: Tools): string => {
    const about = readWrite(entry)?.about
    if (!about) return t('daybook:outbox.unknown')
    return t(`daybook:outbox.${about.action}`, { what: t(`daybook:kinds.${about.entry.kind}`), taka: format.price(about.entry.amount) })
  },
  lines: (entry: OutboxEntry, { t, format }: Tools): string[] => {
    const about = readWrite(entry)?.about
    if (!about) return []
    const { person, day, note } = about.entry
    return [person, isRealDay(day) ? t('daybook:outbox.day', { day: format.day(noonOf(day)) }) : '', note].filter((line) => line !== '')
  },
  maybe: ({ t }: Pick<Tools, 't'>) => ({
    to: '/daybook' as const,
    text: t('daybook:outbox.maybe'),
    ask: t('daybook:outbox.maybeAsk'),
    linkText: t('daybook:outbox.look'),
  }),
  done: (_: OutboxEntry, { t }: Pick<Tools, 't'>) => ({ to: '/daybook', label: t('daybook:outbox.look') }),
}

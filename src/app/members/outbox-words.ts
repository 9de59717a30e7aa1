import type { TFunction } from 'i18next'
import type { OutboxEntry } from '../state/outbox/outbox.ts'
import { readRelation } from './relation-entry.ts'

interface Tools {
  t: TFunction
}

/** How the outbox speaks of following, muting and blocking. */
export const relationsInOutbox = {
  title: (entry: OutboxEntry, { t }: Tools): string => {
    const about = readRelation(entry)
    return about ? t(`members:outbox.${about.wish}`, { name: about.name }) : t('outbox:unknown')
  },
  lines: (): string[] => [],
}

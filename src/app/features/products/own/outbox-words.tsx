import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import type { OutboxEntry } from '../../../state/outbox/outbox.ts'
import { StockConflict } from './parts/stock/stock-conflict.tsx'
import { readStockEntry, type StockChange } from './stock-entry.ts'

interface Tools {
  t: TFunction
  format: Formatter
}

function lineOf(change: StockChange, t: TFunction): string {
  if ('set' in change) return t('stock:outbox.set', { count: change.set })
  return t(change.add > 0 ? 'stock:outbox.more' : 'stock:outbox.fewer', { count: Math.abs(change.add) })
}

/** How the outbox speaks of changes of stock. The route hands it to the screen of the outbox, which knows no nouns. */
export const stockInOutbox = {
  title: (entry: OutboxEntry, { t }: Tools): string => {
    const read = readStockEntry(entry)
    return read ? t('stock:outbox.title', { title: read.about.title }) : t('stock:outbox.unknown')
  },
  lines: (entry: OutboxEntry, { t }: Tools): string[] => {
    const read = readStockEntry(entry)
    return read ? [read.about.variant, lineOf(read.change, t)].filter((line) => line !== '') : []
  },
  state: ({ state }: OutboxEntry, { t }: Tools): string | undefined => (state === 'waiting' || state === 'sent' ? t(`stock:outbox.state.${state}`) : undefined),
  conflict: (entry: OutboxEntry) => (entry.problem?.code === 'stock-changed' ? <StockConflict entry={entry} /> : undefined),
  maybe: ({ t }: Tools) => ({
    to: '/products' as const,
    text: t('stock:outbox.maybe'),
    ask: t('stock:outbox.maybeAsk'),
    linkText: t('stock:outbox.look'),
  }),
  done: (_: OutboxEntry, { t }: Tools) => ({ to: '/products', label: t('stock:outbox.look') }),
}

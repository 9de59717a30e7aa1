import { useTranslation } from 'react-i18next'
import { acceptChanged, discard, type OutboxEntry } from '../../../../../state/outbox/outbox.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { afterChange, leftIn, readStockEntry } from '../../stock-entry.ts'

/** Some were sold before a change of stock could be sent: what there is now, and both ways on. */
export function StockConflict({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('stock')
  const read = readStockEntry(entry)
  const left = read && leftIn(entry.problem?.facts, read.about.variant_id)
  if (!read || left === undefined) return null
  const { about, change } = read
  const wanted = afterChange(left, change)
  const setIt = () => acceptChanged(entry.id, { variant_id: about.variant_id, change: { set: wanted, seen: left } }, about)
  return (
    <div className="grid gap-2">
      <p>{t('stock.changed', { count: left })}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void setIt()}>{t('stock.set', { count: wanted })}</Button>
        <Button onClick={() => void discard(entry.id)}>{t('stock.leave', { count: left })}</Button>
      </div>
    </div>
  )
}

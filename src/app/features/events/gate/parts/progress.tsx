import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../ui/formats/use-format.ts'

/** How many of those with a ticket are in: as large as it can be read at arm's length. */
export function Progress({ admitted, total, label }: { admitted: number; total: number; label?: string }) {
  const { t } = useTranslation('gate')
  const format = useFormat()
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="text-xl font-600 tabular leading-tight">{format.number(admitted)}</b>
        <span className="text-ink-soft tabular">/ {format.number(total)}</span>
        <span className="text-sm text-ink-soft">{label ?? t('progress')}</span>
      </p>
      {/* The words above say it: this is for a glance. */}
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="w-full h-2 rounded-full bg-sunken border border-line text-brand">
        <rect width={total > 0 ? (admitted / total) * 100 : 0} height="1" fill="currentColor" />
      </svg>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/use-format.ts'

/** How many of those with a ticket are in: as large as it can be read at arm's length. */
export function Progress({ admitted, total }: { admitted: number; total: number }) {
  const { t } = useTranslation('gate')
  const format = useFormat()
  return (
    <div className="grid gap-1">
      <p className="flex items-baseline justify-between gap-3">
        <span>
          <b className="text-xl font-600 tabular">{format.number(admitted)}</b> <span className="text-ink-soft tabular">/ {format.number(total)}</span>
        </span>
        <span className="text-sm text-ink-soft">{t('progress')}</span>
      </p>
      <progress className="w-full h-2 accent-brand" value={admitted} max={Math.max(1, total)} aria-label={t('progress')} />
    </div>
  )
}

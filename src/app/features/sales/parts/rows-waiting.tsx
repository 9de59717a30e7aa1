import { useTranslation } from 'react-i18next'

/** The outline of a list while it is asked for. */
export function RowsWaiting() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('common:loading')} className="grid gap-2">
      {[1, 2, 3].map((row) => (
        <div key={row} className="skeleton h-36" />
      ))}
    </div>
  )
}

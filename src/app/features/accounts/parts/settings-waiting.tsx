import { useTranslation } from 'react-i18next'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The settings in their final geometry while nothing of the account is known: the first open, the others closed. */
export function SettingsWaiting() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('common:loading')} className="grid gap-2">
      <div className="card p-4 h-104">
        <div className="skeleton h-6 w-1/2" />
        <div className="flex items-center gap-4 pt-6">
          <div className="skeleton w-24 h-24 rounded-full" />
          <div className="skeleton h-12 w-40" />
        </div>
      </div>
      {ROWS.map((row) => (
        <div key={row} className="card p-4 h-14">
          <div className="skeleton h-6 w-1/3" />
        </div>
      ))}
    </div>
  )
}

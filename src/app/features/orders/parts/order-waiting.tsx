import { useTranslation } from 'react-i18next'

/** The outline of an order while it is asked for. */
export function OrderWaiting() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <div className="skeleton h-64 lg:col-start-2" />
      <div className="grid gap-3 lg:col-start-1 lg:row-start-1">
        <div className="skeleton h-32" />
        <div className="skeleton h-48" />
      </div>
    </div>
  )
}

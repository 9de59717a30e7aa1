import { useTranslation } from 'react-i18next'

/** The outline of a basket, which the server does not know. */
export function BasketWaiting() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="skeleton h-64" />
      <div className="skeleton h-48" />
    </div>
  )
}

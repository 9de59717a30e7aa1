import { useTranslation } from 'react-i18next'

/** The outline of field, tabs and rows while nothing is known. */
export function SearchWaiting() {
  const { t } = useTranslation('search')
  return (
    <div role="status" aria-label={t('searching')} className="grid gap-4">
      <h1 className="sr-only">{t('searching')}</h1>
      <div className="skeleton h-12" />
      <div className="skeleton h-12" />
      <div className="grid gap-2 lg:grid-cols-2">
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className="skeleton h-16" />
        ))}
      </div>
    </div>
  )
}

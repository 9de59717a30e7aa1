import { useTranslation } from 'react-i18next'

/** An event's final geometry while nothing of it is known. */
export function EventDetailsWaiting() {
  const { t } = useTranslation('events')
  return (
    <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-6" aria-busy="true">
      <div className="grid gap-3">
        <div className="aspect-video bg-sunken rounded-card" />
        <div className="skeleton h-12 w-1/2" />
        <div className="skeleton h-8" />
        <p role="status" className="sr-only">
          {t('details.loading')}
        </p>
      </div>
      <div className="skeleton h-60" />
    </div>
  )
}

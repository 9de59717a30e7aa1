import { useTranslation } from 'react-i18next'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The portal's final geometry while nothing of it is known. */
export function JobPortalWaiting() {
  const { t } = useTranslation('jobs')
  return (
    <div aria-busy="true" className="grid gap-3">
      <div className="skeleton aspect-[5/2] lg:aspect-[4/1]" aria-hidden="true" />
      <p role="status" className="min-h-12 flex items-center text-ink-soft">
        {t('list.loading')}
      </p>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3" aria-hidden="true">
        {CARDS.map((card) => (
          <div key={card} className="card p-3">
            <div className="flex gap-3">
              <div className="skeleton w-14 h-14" />
              <div className="grow grid gap-2 content-start">
                <div className="skeleton h-6" />
                <div className="skeleton h-5 w-1/2" />
              </div>
            </div>
            <div className="skeleton h-24 mt-3" />
            <div className="skeleton h-12 mt-3" />
          </div>
        ))}
      </div>
    </div>
  )
}

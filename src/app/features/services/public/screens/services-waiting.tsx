import { useTranslation } from 'react-i18next'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The list while nothing of it is known: a small square beside the words, as its cards are. */
export function ServicesWaiting() {
  const { t } = useTranslation('services')
  return (
    <div aria-busy="true">
      <div role="status" className="min-h-12 flex items-center text-ink-soft">
        <h1 className="font-400 text-base">{t('list.loading')}</h1>
      </div>
      <div className="grid gap-2 grid-cols-1 sm:gap-3 sm:grid-cols-2" aria-hidden="true">
        {CARDS.map((card) => (
          <div key={card} className="card flex gap-3 p-2">
            <div className="w-20 h-20 shrink-0 rounded-control bg-sunken" />
            <div className="grid gap-2 grow">
              <div className="skeleton h-12" />
              <div className="skeleton h-5 w-1/2" />
              <div className="skeleton h-8 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

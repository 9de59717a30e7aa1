import { useTranslation } from 'react-i18next'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The shop while nothing of it is known: squares in two columns, as its cards are. */
export function ShopWaiting() {
  const { t } = useTranslation('products')
  return (
    <div aria-busy="true">
      <div role="status" className="min-h-12 flex items-center text-ink-soft">
        <h1 className="font-400 text-base">{t('list.loading')}</h1>
      </div>
      <div className="grid gap-2 grid-cols-2 sm:gap-4 sm:grid-cols-3 xl:grid-cols-4" aria-hidden="true">
        {CARDS.map((card) => (
          <div key={card} className="card">
            <div className="aspect-square bg-sunken" />
            <div className="grid gap-2 p-3">
              <div className="skeleton h-10" />
              <div className="skeleton h-6 w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

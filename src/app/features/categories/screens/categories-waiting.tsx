import { useTranslation } from 'react-i18next'

const TILES = Array.from({ length: 12 }, (_, at) => `tile ${at}`)

/** The outline of the categories while nothing of them is known. */
export function CategoriesWaiting() {
  const { t } = useTranslation('home', { keyPrefix: 'category' })
  return (
    <div aria-busy="true">
      <div role="status" className="min-h-12 flex items-center text-ink-soft">
        <h1 className="font-400 text-base">{t('loading')}</h1>
      </div>
      <div aria-hidden="true" className="grid gap-3 grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
        {TILES.map((tile) => (
          <div key={tile} className="skeleton h-28" />
        ))}
      </div>
    </div>
  )
}

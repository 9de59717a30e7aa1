import { useTranslation } from 'react-i18next'

const CARDS = ['a', 'b', 'c']

/** Posts while nothing of them is known. */
export function FeedWaiting() {
  const { t } = useTranslation('posts')
  return (
    <div aria-busy="true" className="w-full max-w-160 mx-auto">
      <div role="status" className="min-h-12 flex items-center text-ink-soft">
        <p>{t('list.loading')}</p>
      </div>
      <div className="grid gap-3" aria-hidden="true">
        {CARDS.map((card) => (
          <div key={card} className="card grid gap-3 p-3">
            <div className="flex gap-3">
              <div className="w-12 h-12 shrink-0 rounded-full bg-sunken" />
              <div className="skeleton h-10 w-1/2" />
            </div>
            <div className="skeleton h-16" />
            <div className="aspect-video bg-sunken" />
          </div>
        ))}
      </div>
    </div>
  )
}

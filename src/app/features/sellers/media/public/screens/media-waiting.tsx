import { useTranslation } from 'react-i18next'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The list of pictures while nothing of it is known. */
export function PicturesWaiting() {
  const { t } = useTranslation('media')
  return <Waiting text={t('gallery.loading')} grid="grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 md:grid-cols-4" card="aspect-square" />
}

/** The list of films while nothing of it is known. */
export function FilmsWaiting() {
  const { t } = useTranslation('media')
  return <Waiting text={t('videos.loading')} grid="gap-4 sm:grid-cols-2 lg:grid-cols-3" card="aspect-video" />
}

const Waiting = ({ text, grid, card }: { text: string; grid: string; card: string }) => (
  <div aria-busy="true">
    <div role="status" className="min-h-12 flex items-center text-ink-soft">
      <h1 className="font-400 text-base">{text}</h1>
    </div>
    <div className={`grid ${grid}`} aria-hidden="true">
      {CARDS.map((one) => (
        <div key={one} className={`skeleton ${card}`} />
      ))}
    </div>
  </div>
)

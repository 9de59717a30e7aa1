import { useTranslation } from 'react-i18next'
import { type ReviewPage, STARS } from '#contract/reviews/review-fields.ts'
import { useFormat } from '../../ui/formats/use-format.ts'
import { Stars } from './stars.tsx'

interface Props {
  page: Pick<ReviewPage, 'rating' | 'stars'>
  /** Of those that are shown; undefined: all. */
  chosen: number | undefined
  onChoose: (stars: number | undefined) => void
}

const ROW = 'target w-full justify-start! gap-2 px-2 rounded-control text-sm tabular active:bg-sunken aria-pressed:bg-sunken'

/** The mean with its number of reviews, and how many have how many stars: each row shows those alone. Before the third review it is new. */
export function RatingSummary({ page: { rating, stars }, chosen, onChoose }: Props) {
  const { t } = useTranslation('reviews')
  const format = useFormat()
  const { count, mean } = rating
  if (mean === null) {
    return (
      <p className="flex flex-wrap items-center gap-2">
        <span className="chip">{t('new')}</span>
        <span className="text-ink-soft">{t(count === 0 ? 'none' : 'few', { count })}</span>
      </p>
    )
  }
  return (
    <div className="card p-4 grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
      <p className="grid justify-items-start sm:justify-items-center sm:px-4">
        <b className="text-2xl tabular">{format.number(Math.round(mean * 10) / 10)}</b>
        <Stars count={Math.round(mean * 10) / 10} />
        <span className="text-sm text-ink-soft">{t('count', { count })}</span>
      </p>
      <ul aria-label={t('spread')} className="grid">
        {STARS.map((star) => {
          const of = stars[star - 1] ?? 0
          return (
            <li key={star}>
              <button type="button" className={ROW} aria-pressed={chosen === star} onClick={() => onChoose(chosen === star ? undefined : star)}>
                <span className="w-8 shrink-0 text-start" aria-hidden="true">
                  {format.number(star)} ★
                </span>
                <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="grow h-2 rounded-full bg-sunken">
                  <rect width={(100 * of) / count} height="8" className="fill-current text-marigold" />
                </svg>
                <span className="w-10 shrink-0 text-end" aria-hidden="true">
                  {format.number(of)}
                </span>
                <span className="sr-only">{t('starsCount', { stars: format.number(star), count: of })}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

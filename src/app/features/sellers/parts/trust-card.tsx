import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { REFUND_DAYS, TRUST_DAYS } from '#contract/sellers/seller-trust.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { roughTime, type TrustFigure, trustFigures } from '../trust-figures.ts'

interface RowProps {
  term: string
  /** Undefined: it is not counted, and the row is left out. */
  figure: TrustFigure<number> | undefined
  wordsOf: (value: number) => string
  /** The period, with the number of cases. */
  basis: (cases: number) => string
}

/** A figure with its period and number of cases, or that there are too few. */
function FigureRow({ term, figure, wordsOf, basis }: RowProps) {
  const { t } = useTranslation('sellers')
  if (!figure) return null
  return (
    <TrustRow
      term={term}
      value={figure.isEnough ? wordsOf(figure.value) : t('trust.few')}
      basis={figure.isEnough ? basis(figure.cases) : t('trust.fewOf', { cases: figure.cases, least: figure.least })}
    />
  )
}

const TrustRow = ({ term, value, basis }: { term: string; value: ReactNode; basis?: string }) => (
  <div className="py-2 border-b border-line last:border-0">
    <dt className="text-sm text-ink-soft">{term}</dt>
    <dd className="tabular font-600">{value}</dd>
    {basis && <dd className="text-sm text-ink-soft tabular">{basis}</dd>}
  </div>
)

/** How a seller has kept their word, counted from what happened; no figure can be bought or set. Each figure names its period and its cases. */
export function TrustCard({ seller }: { seller: SellerPage }) {
  const { t } = useTranslation('sellers')
  const format = useFormat()
  const { rating, answers, bookings, refunds } = trustFigures(seller)
  const percent = (value: number) => t('trust.percent', { percent: value })
  const time = (minutes: number) => {
    const { unit, count } = roughTime(minutes)
    return t(`trust.${unit}`, { count })
  }
  return (
    <section aria-labelledby="seller-trust" className="card p-4">
      <h2 id="seller-trust" className="text-lg">
        {t('trust.title')}
      </h2>
      <p className="text-sm text-ink-soft">{t('trust.rule')}</p>
      <dl>
        <FigureRow
          term={t('trust.rating')}
          figure={rating}
          wordsOf={(mean) => t('trust.ofFive', { mean: format.number(mean) })}
          basis={(count) => t('trust.ratings', { count })}
        />
        <FigureRow term={t('trust.answers')} figure={answers} wordsOf={time} basis={(count) => t('trust.answersOf', { count, days: TRUST_DAYS.answers })} />
        <FigureRow
          term={t('trust.bookings')}
          figure={bookings}
          wordsOf={percent}
          basis={(count) => t('trust.bookingsOf', { count, days: TRUST_DAYS.bookings })}
        />
        <TrustRow
          term={t('trust.events')}
          value={seller.events_held === 0 ? t('page.noneHeld') : format.number(seller.events_held)}
          basis={t('trust.since', { date: format.day(seller.member_since) })}
        />
        <FigureRow
          term={t('trust.refunds', { days: REFUND_DAYS })}
          figure={refunds}
          wordsOf={percent}
          basis={(count) => t('trust.refundsOf', { count, days: TRUST_DAYS.refunds })}
        />
        <TrustRow term={t('page.memberSince')} value={format.day(seller.member_since)} />
      </dl>
    </section>
  )
}

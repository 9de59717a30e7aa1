import { useTranslation } from 'react-i18next'
import { noonOf } from '#contract/core/time.ts'
import type { DeskFigures } from '#contract/desk/desk.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Chart } from '../../../ui/media/chart.tsx'
import { useAnswer } from '../../../wire/use-answer.ts'
import { loadFigures } from '../calls.ts'
import { DeskProblem } from '../parts/desk-problem.tsx'

/** Thirty days in figures, each as picture, sentence and table. */
export function Figures() {
  const { t } = useTranslation('desk')
  const { answer, problem, reload } = useAnswer(loadFigures, 'desk figures')
  return (
    <>
      <h1 className="text-xl">{t('screens.figures')}</h1>
      {!answer && !problem && <div role="status" aria-label={t('common:loading')} className="skeleton h-96" />}
      {!answer && problem && <DeskProblem problem={problem} retry={reload} />}
      {answer && <Shown figures={answer.value} />}
    </>
  )
}

function Shown({ figures: { today, days_30, by_day } }: { figures: DeskFigures }) {
  const { t } = useTranslation('desk')
  const format = useFormat()
  const labels = by_day.map(({ day }) => `${format.dayNumber(noonOf(day))} ${format.monthShort(noonOf(day))}`)
  return (
    <>
      <h2 className="text-lg -mb-2">{t('figures.today')}</h2>
      <dl className="card grid grid-cols-2 sm:grid-cols-4">
        <Figure label={t('figures.orders')} value={format.number(today.orders)} />
        <Figure label={t('figures.taka')} value={format.price(today.taka)} />
        <Figure label={t('figures.refunded')} value={format.price(today.refunded_taka)} />
        <Figure label={t('figures.accounts')} value={format.number(today.accounts)} />
      </dl>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2 items-start">
        <Chart
          title={t('figures.money')}
          says={t('figures.moneySays', { taka: format.price(days_30.taka), refunded: format.price(days_30.refunded_taka) })}
          labelled={t('figures.day')}
          labels={labels}
          series={[
            { label: t('figures.taka'), values: by_day.map(({ taka }) => taka), write: format.price, role: 'brand', kind: 'bar' },
            { label: t('figures.refunded'), values: by_day.map((one) => one.refunded_taka), write: format.price, role: 'ink-soft', kind: 'bar' },
          ]}
          writeShort={format.number}
        />
        <Chart
          title={t('figures.people')}
          says={t('figures.peopleSays', { orders: format.number(days_30.orders), accounts: format.number(days_30.accounts) })}
          labelled={t('figures.day')}
          labels={labels}
          series={[
            { label: t('figures.orders'), values: by_day.map(({ orders }) => orders), write: format.number, role: 'brand', kind: 'bar' },
            { label: t('figures.accounts'), values: by_day.map(({ accounts }) => accounts), write: format.number, role: 'ink-soft', kind: 'bar' },
          ]}
          writeShort={format.number}
        />
      </div>
    </>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="p-4">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="text-lg font-600 tabular wrap-anywhere">{value}</dd>
  </div>
)

import { useTranslation } from 'react-i18next'
import { cashOf, type DaybookMonth } from '#contract/daybook/daybook-sums.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { SumRow } from '../../../ui/text/sum-row.tsx'
import { HouseFigures } from './house-figures.tsx'

/** What the entries of a month come to, and apart from it what this service knows of the month. */
export function MonthSums({ month }: { month: DaybookMonth }) {
  const { t } = useTranslation('daybook')
  const format = useFormat()
  const cash = cashOf(month)
  return (
    <div className="grid gap-1">
      <dl className="grid gap-1">
        {(['sale', 'repaid', 'cost'] as const).map((kind) => (
          <SumRow key={kind} name={t(`sums.${kind}`)}>
            {format.price(month[kind])}
          </SumRow>
        ))}
      </dl>
      <dl className="grid gap-1 pt-1 border-t border-line">
        <SumRow name={<b>{t('sums.left')}</b>}>
          <b>{format.price(cash.in - cash.out)}</b>
        </SumRow>
        <SumRow name={t('sums.lent')}>{format.price(month.lent)}</SumRow>
      </dl>
      <HouseFigures figures={month.house} />
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { noonOf } from '#contract/core/time.ts'
import type { DaybookMonth } from '#contract/daybook/daybook-sums.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { NothingHere } from '../../../ui/lists/nothing-here.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { daybookPath } from '../daybook-asked.ts'
import { MonthSums } from './month-sums.tsx'
import { MonthsTable } from './months-table.tsx'

/** All months: a table on wide screens, a card for each on others. */
export function Months({ months }: { months: readonly DaybookMonth[] }) {
  const { t } = useTranslation('daybook')
  const format = useFormat()
  const isWide = useWide()
  if (months.length === 0) return <NothingHere drawing="book" title={t('list.empty')} hint={t('list.emptyHint')} as="status" />
  if (isWide) return <MonthsTable months={months} />
  return (
    <ul aria-label={t('months.title')} className="grid gap-3">
      {months.map((month) => (
        <li key={month.month} className="card p-4 grid gap-2">
          <h2 className="text-lg">
            <AppLink to={daybookPath({ month: month.month })} className="link inline-flex items-center min-h-12">
              {format.monthYear(noonOf(`${month.month}-01`))}
            </AppLink>
          </h2>
          <MonthSums month={month} />
        </li>
      ))}
    </ul>
  )
}

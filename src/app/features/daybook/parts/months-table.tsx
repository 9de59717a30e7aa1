import { useTranslation } from 'react-i18next'
import { noonOf } from '#contract/core/time.ts'
import { cashOf, type DaybookMonth } from '#contract/daybook/daybook-sums.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { daybookPath } from '../daybook-asked.ts'
import { HOUSE_FIGURES } from './house-figures.tsx'

const NUMBER = 'px-2 py-1 border-t border-line text-end tabular whitespace-nowrap'
const HEAD = 'px-2 py-1 text-end text-sm text-ink-soft font-400'
const OWN = ['sale', 'repaid', 'cost'] as const

/** All months side by side, for wide screens: the notes left, what this service knows right. */
export function MonthsTable({ months }: { months: readonly DaybookMonth[] }) {
  const { t } = useTranslation('daybook')
  const format = useFormat()
  return (
    <div className="card overflow-x-auto">
      <table className="w-full [display:table] border-separate border-spacing-0" aria-label={t('months.title')}>
        <thead>
          <tr>
            <td className="px-2 py-1 text-sm text-ink-soft">{t('months.taka')}</td>
            <th scope="colgroup" colSpan={5} className="px-2 py-1 text-start text-sm">
              {t('months.own')}
            </th>
            <th scope="colgroup" colSpan={4} className="px-2 py-1 text-start text-sm bg-sunken">
              {t('house.title')}
            </th>
          </tr>
          <tr>
            <th scope="col" className="px-2 py-1 text-start text-sm text-ink-soft font-400">
              {t('months.month')}
            </th>
            {OWN.map((kind) => (
              <th key={kind} scope="col" className={HEAD}>
                {t(`sums.${kind}`)}
              </th>
            ))}
            <th scope="col" className={HEAD}>
              {t('sums.left')}
            </th>
            <th scope="col" className={HEAD}>
              {t('sums.lent')}
            </th>
            {HOUSE_FIGURES.map((name) => (
              <th key={name} scope="col" className={`${HEAD} bg-sunken`}>
                {t(`house.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row" className="px-2 border-t border-line text-start font-400">
                <AppLink to={daybookPath({ month: month.month })} className="link inline-flex items-center min-h-12">
                  {format.monthYear(noonOf(`${month.month}-01`))}
                </AppLink>
              </th>
              {OWN.map((kind) => (
                <td key={kind} className={NUMBER}>
                  {format.number(month[kind])}
                </td>
              ))}
              <td className={`${NUMBER} font-600`}>{format.number(cashOf(month).in - cashOf(month).out)}</td>
              <td className={NUMBER}>{format.number(month.lent)}</td>
              {HOUSE_FIGURES.map((name) => (
                <td key={name} className={`${NUMBER} bg-sunken`}>
                  {format.number(month.house[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

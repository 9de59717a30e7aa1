import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#contract/sellers/dashboard.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'

const SPANS = ['today', 'days_7', 'days_30'] as const

/** What was sold today, and in the last 7 and 30 days. */
export function Spans({ figures }: { figures: Pick<Dashboard, (typeof SPANS)[number]> }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  return (
    <div>
      <ul className="card grid sm:grid-cols-3">
        {SPANS.map((span) => {
          const { taka, tickets, orders } = figures[span]
          return (
            <li
              key={span}
              className="p-4 flex flex-wrap items-baseline justify-between gap-x-3 border-line border-t first:border-t-0 sm:block sm:border-t-0 sm:border-s sm:first:border-s-0"
            >
              <h2 className="text-base font-400">{t(`spans.${span}`)}</h2>
              <p className="text-xl font-600 tabular">{format.price(taka)}</p>
              <p className="basis-full text-sm text-ink-soft">
                {orders === 0 ? t('spans.none') : `${t('tickets', { count: tickets })} · ${t('orders', { count: orders })}`}
              </p>
            </li>
          )
        })}
      </ul>
      <p className="pt-1 text-sm text-ink-soft">{t('spans.note')}</p>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#contract/dashboard.ts'
import { useFormat } from '../../../ui/use-format.ts'

const SPANS = ['today', 'days_7', 'days_30'] as const

/** What was sold today, and in the last 7 and 30 days. */
export function Spans({ figures }: { figures: Pick<Dashboard, (typeof SPANS)[number]> }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {SPANS.map((span) => {
        const { taka, tickets, orders } = figures[span]
        return (
          <li key={span} className="card p-4">
            <h2 className="text-sm text-ink-soft font-400">{t(`spans.${span}`)}</h2>
            <p className="text-xl font-600 tabular">{format.price(taka)}</p>
            <p className="text-sm">
              {t('tickets', { count: tickets })} · {t('orders', { count: orders })}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

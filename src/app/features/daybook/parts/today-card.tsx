import { useTranslation } from 'react-i18next'
import { noonOf } from '#contract/core/time.ts'
import { cashOf, type DaybookSums } from '#contract/daybook/daybook-sums.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import type { EntryStart } from './entry-dialog.tsx'

interface Props {
  sums: DaybookSums | undefined
  today: string
  onAdd: (start: EntryStart) => void
}

/** What came in today and what went out, and the two ways to add to it. */
export function TodayCard({ sums, today, onAdd }: Props) {
  const { t } = useTranslation('daybook')
  const format = useFormat()
  const cash = sums && cashOf(sums.of_today)
  const lent = sums?.of_today.lent ?? 0
  const amount = (taka: number | undefined) => (taka === undefined ? '…' : format.price(taka))
  return (
    <section className="card p-4 grid gap-3">
      <h2 className="text-lg">{t('today.title', { day: format.dayShort(noonOf(today)) })}</h2>
      <dl className="grid grid-cols-2 gap-3">
        <div className="min-w-0">
          <dt className="text-sm text-ink-soft">{t('today.in')}</dt>
          <dd className="text-xl font-600 tabular text-brand wrap-anywhere">{amount(cash?.in)}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-sm text-ink-soft">{t('today.out')}</dt>
          <dd className="text-xl font-600 tabular wrap-anywhere">{amount(cash?.out)}</dd>
        </div>
      </dl>
      {lent > 0 && <p className="text-sm text-marigold">{t('today.lent', { taka: format.price(lent) })}</p>}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="primary" icon="i-lucide-plus" onClick={() => onAdd({ kinds: ['sale', 'repaid'] })}>
          {t('today.addIn')}
        </Button>
        <Button icon="i-lucide-minus" onClick={() => onAdd({ kinds: ['cost', 'lent'] })}>
          {t('today.addOut')}
        </Button>
      </div>
    </section>
  )
}

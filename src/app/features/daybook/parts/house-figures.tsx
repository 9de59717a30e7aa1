import { useTranslation } from 'react-i18next'
import type { HouseFigures as Figures } from '#contract/daybook/daybook-sums.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { SumRow } from '../../../ui/text/sum-row.tsx'

/** In the order in which money comes. */
export const HOUSE_FIGURES = ['placed', 'to_come', 'with_courier', 'paid'] as const satisfies readonly (keyof Figures)[]

/** What this service itself knows of a month: beside the notes, and part of none of their sums. */
export function HouseFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation('daybook')
  const format = useFormat()
  return (
    <div className="rounded-control bg-sunken p-3 grid gap-1">
      <h3 className="text-base">{t('house.title')}</h3>
      <dl className="grid gap-1">
        {HOUSE_FIGURES.map((name) => (
          <SumRow key={name} name={t(`house.${name}`)}>
            {format.price(figures[name])}
          </SumRow>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{t('house.apart')}</p>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { noonOf } from '#contract/core/time.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import type { Daybook } from '../use-daybook.ts'
import type { EntryStart } from './entry-dialog.tsx'
import { EntryList } from './entry-list.tsx'
import { HouseFigures } from './house-figures.tsx'
import { HouseMoney } from './house-money.tsx'
import { PeopleCard } from './people-card.tsx'
import { TodayCard } from './today-card.tsx'

/** Of the latest entries. */
const SHOWN = 8

/** Today's money, who owes, what was written last, and what this service knows besides. */
export function TodayView({ daybook, onEdit }: { daybook: Daybook; onEdit: (start: EntryStart) => void }) {
  const { t } = useTranslation('daybook')
  const format = useFormat()
  const { sums, today } = daybook
  const money = sums?.money
  const month = sums?.months.find((one) => one.month === today.slice(0, 7))
  return (
    <div className="grid gap-4 grid-cols-1 xl:grid-cols-2 items-start">
      <div className="grid gap-4">
        <TodayCard sums={sums} today={today} onAdd={onEdit} />
        {sums && <PeopleCard sums={sums} onAdd={onEdit} />}
      </div>
      <div className="grid gap-4">
        <EntryList filter={{}} title={t('list.latest')} daybook={daybook} onEdit={onEdit} most={SHOWN} />
        {month && Object.values(month.house).some((taka) => taka > 0) && (
          <section className="card p-4 grid gap-2" aria-label={format.monthYear(noonOf(today))}>
            <h2 className="text-lg">{format.monthYear(noonOf(today))}</h2>
            <HouseFigures figures={month.house} />
          </section>
        )}
        {money && Object.values(money).some((paisa) => paisa > 0) && <HouseMoney money={money} />}
      </div>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import type { Dashboard as Figures } from '#contract/sellers/dashboard.ts'
import { readDashboard } from '#contract/sellers/dashboard.ts'
import { SellingSuspended } from '../../../../nouns/selling-suspended.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { call } from '../../../../wire/call.ts'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { CheckIns } from '../parts/check-ins.tsx'
import { NothingSold } from '../parts/nothing-sold.tsx'
import { SalesByDay } from '../parts/sales-by-day.tsx'
import { SalesByEvent } from '../parts/sales-by-event.tsx'
import { SalesByTicket } from '../parts/sales-by-ticket.tsx'
import { Spans } from '../parts/spans.tsx'
import { ViewsToOrders } from '../parts/views-to-orders.tsx'

/** How the sale goes: figures of thirty days, each as picture, sentence and table. */
export function Dashboard() {
  const { t } = useTranslation('dashboard')
  const { answer, problem, reload } = useCachedAnswer((options) => call(readDashboard, {}, options), 'dashboard')
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h1 className="text-xl">{t('title')}</h1>
        {answer && <AgeNote answer={answer} />}
      </header>
      {!answer && !problem && <Waiting />}
      {!answer && problem && <ScreenProblem problem={problem} title={t('failed')} retry={reload} />}
      {answer?.value.suspended && <SellingSuspended suspended={answer.value.suspended} />}
      {answer && <Shown figures={answer.value} />}
    </div>
  )
}

function Shown({ figures }: { figures: Figures }) {
  const { days_30, by_day, by_event, by_ticket, check_ins } = figures
  const atGate = check_ins.filter(({ tickets }) => tickets > 0)
  const sold = by_event.filter(({ tickets }) => tickets > 0)
  const isSeen = by_day.some(({ views }) => views > 0)
  return (
    <>
      <Spans figures={figures} />
      {days_30.tickets === 0 && !isSeen && <NothingSold />}
      <div className="grid gap-4 grid-cols-1 xl:grid-cols-2 items-start">
        <div className="grid gap-4 grid-cols-1 empty:hidden">
          {atGate.length > 0 && <CheckIns events={atGate} />}
          {days_30.tickets > 0 && <SalesByDay days={by_day} sum={days_30} />}
          {(isSeen || days_30.tickets > 0) && <ViewsToOrders days={by_day} />}
        </div>
        <div className="grid gap-4 grid-cols-1 empty:hidden">
          {sold.length > 0 && <SalesByEvent events={sold} />}
          {by_ticket.length > 0 && <SalesByTicket kinds={by_ticket} />}
        </div>
      </div>
    </>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('common:loading')} className="grid gap-4">
      <div className="skeleton h-72 sm:h-28" />
      <div className="skeleton h-96" />
    </div>
  )
}

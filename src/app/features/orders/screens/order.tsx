import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventOrder } from '#contract/orders/orders.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import type { UsedAnswer } from '../../../wire/use-answer.ts'
import { isUndecided } from '../order-styles.ts'
import { OrderBuyer, OrderHelp } from '../parts/order-buyer.tsx'
import { OrderEvent } from '../parts/order-event.tsx'
import { OrderLines } from '../parts/order-lines.tsx'
import { OrderProblem } from '../parts/order-problem.tsx'
import { OrderRefunds } from '../parts/order-refunds.tsx'
import { OrderStatus } from '../parts/order-status.tsx'
import { OrderWaiting } from '../parts/order-waiting.tsx'
import { hasReceipt, Receipt } from '../parts/receipt.tsx'
import { useOrder, useTicketsBrought } from '../use-order.ts'

interface Props {
  event_order_id: string
  /** The address says that a payment could not be begun. */
  hasFailed: boolean
  /** What is offered while it is unknown whether it was paid. */
  whileUndecided?: ReactNode
}

/** One order by its id alone: it survives a reload, a deep link and a killed tab. @see Specification §2.8 "Order Confirmation" */
export function Order({ event_order_id, hasFailed, whileUndecided }: Props) {
  const { t } = useTranslation('orders')
  const used = useOrder(event_order_id)
  const { answer, problem, reload } = used
  return (
    <div className="mx-auto max-w-4xl">
      <div className="no-print grid gap-3">
        <h1 className="text-xl">{t('order.title')}</h1>
        {!answer && !problem && <OrderWaiting />}
        {!answer && problem && <OrderProblem problem={problem} offline={t('order.missing.offline')} retry={reload} leadsToOrders />}
        {answer && <Shown used={used} answer={answer} hasFailed={hasFailed} whileUndecided={whileUndecided} />}
      </div>
      {answer && hasReceipt(answer.value) && (
        <div className="hidden print:block">
          <Receipt order={answer.value} />
        </div>
      )}
    </div>
  )
}

interface ShownProps {
  used: UsedAnswer<EventOrder>
  answer: NonNullable<UsedAnswer<EventOrder>['answer']>
  hasFailed: boolean
  whileUndecided: ReactNode
}

function Shown({ used: { reload, put }, answer, hasFailed, whileUndecided }: ShownProps) {
  const order = answer.value
  const hasTickets = useTicketsBrought(answer.from === 'network' ? order : undefined)
  return (
    <>
      <AgeNote answer={answer} />
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="grid gap-3 lg:col-start-2 lg:row-start-1">
          <OrderStatus order={order} hasFailed={hasFailed} hasTickets={hasTickets} reload={reload} put={put} />
          {isUndecided(order.order_state) && whileUndecided}
          <OrderRefunds order={order} />
        </div>
        <div className="grid gap-3 min-w-0 lg:col-start-1 lg:row-start-1">
          <OrderEvent event={order.event} isAttended={order.order_state === 'confirmed'} />
          {order.items.length > 0 && <OrderLines order={order} />}
          <OrderBuyer order={order} />
          <OrderHelp order={order} />
        </div>
      </div>
    </>
  )
}

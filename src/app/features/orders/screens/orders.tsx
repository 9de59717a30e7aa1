import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventOrder } from '#contract/orders/orders.ts'
import { useAskingAgain } from '../../../nouns/use-asking-again.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { loadOrders } from '../calls.ts'
import type { OrderGroup } from '../order-group.ts'
import { groupOf, isUndecided } from '../order-styles.ts'
import { OrderProblem } from '../parts/order-problem.tsx'
import { OrderRow } from '../parts/order-row.tsx'
import { OrdersEmpty } from '../parts/orders-empty.tsx'
import { OrdersFilter } from '../parts/orders-filter.tsx'
import { OrdersWaiting } from '../parts/orders-waiting.tsx'

interface Props {
  /** Which of them; undefined: all. */
  show: OrderGroup | undefined
  /** Orders of goods, which stand before those of tickets. */
  goods?: ReactNode
  /** There are some of them; undefined: it is not known yet. */
  hasGoods?: boolean | undefined
}

/** One's own orders, the latest first. */
export function Orders({ show, goods, hasGoods = goods === undefined ? false : undefined }: Props) {
  const { t } = useTranslation('orders')
  const { answer, problem, reload } = useCachedAnswer(loadOrders, 'orders')
  useAskingAgain({ isWaiting: answer?.value.some(({ order_state }) => isUndecided(order_state)) ?? false, after: answer ?? problem, ask: reload })
  return (
    <div className="mx-auto max-w-2xl grid gap-3">
      <h1 className="text-xl">{t('list.title')}</h1>
      <OrdersWaiting />
      {goods}
      {!answer && !problem && <ListWaiting />}
      {!answer && problem && <OrderProblem problem={problem} offline={t('list.offline')} retry={reload} />}
      {answer && (
        <>
          {hasGoods && answer.value.length > 0 && <h2 className="text-lg mt-3">{t('list.ofTickets')}</h2>}
          <AgeNote answer={answer} />
          <List orders={answer.value} show={show} hasGoods={hasGoods} />
        </>
      )}
    </div>
  )
}

function List({ orders, show, hasGoods }: { orders: EventOrder[]; show: OrderGroup | undefined; hasGoods: boolean | undefined }) {
  const shown = orders.filter(({ order_state }) => show === undefined || groupOf(order_state) === show)
  return (
    <>
      {orders.length > 0 && <OrdersFilter show={show} />}
      {shown.length === 0 && (hasGoods === false || orders.length > 0) && <OrdersEmpty isFiltered={orders.length > 0} />}
      <ul className="grid gap-2 empty:hidden">
        {shown.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </>
  )
}

function ListWaiting() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-2">
      {[1, 2, 3].map((row) => (
        <div key={row} className="skeleton h-28" />
      ))}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { atDoorOf } from '#contract/purchases/purchase-rules.ts'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { DeskProblem } from '../../parts/desk-problem.tsx'
import { loadOrder } from '../calls.ts'
import { ORDER_STYLES } from '../order-state-styles.ts'
import { ActButtons } from './act-buttons.tsx'
import { ApprovalRow } from './approval-row.tsx'
import { BuyerContact } from './buyer-contact.tsx'
import { Fact } from './fact.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { Attempts, Changes, Messages, Refunds, Section } from './order-lists.tsx'
import { OrdersOfPurchase } from './orders-of-purchase.tsx'

interface Props {
  number: string
  /** It was changed: what lists say of it is old. */
  onChanged: () => void
}

/** All of one order, and what staff do about it. */
export function OrderPage({ number, onChanged }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useFormat()
  const { answer, problem, reload, put } = useAnswer((options) => loadOrder(number, options), `desk order ${number}`)
  const order = answer?.value
  if (!order) {
    if (!problem) return <RowsWaiting />
    const isUnknown = problem.code === 'not-found' || (problem.code === 'bad-input' && !isNoAnswer(problem.code))
    return isUnknown ? <NothingHere drawing="lost" as="h2" title={t('unknown', { number })} /> : <DeskProblem problem={problem} retry={reload} />
  }
  const onDone = (changed?: typeof order) => {
    if (changed) put(changed)
    else reload()
    onChanged()
  }
  return (
    <article className="grid grid-cols-1 gap-4 content-start">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl tabular" lang="en">
          {order.number}
        </h1>
        <StatusChip variant={ORDER_STYLES[order.state]}>{t(`states.${order.state}`)}</StatusChip>
      </header>
      <ActButtons order={order} onDone={onDone} />
      {order.approvals.map((approval) => (
        <ApprovalRow key={`${approval.id} ${approval.state}`} approval={approval} isOnOrder onDecided={() => onDone()} />
      ))}
      <dl className="card p-3 grid gap-3 m-0 sm:grid-cols-2">
        <Fact label={t('about')}>
          {order.event ? (
            <AppLink to={`/eventdetails/${order.event.event_id}`}>
              <MixedText text={order.event.title} />
            </AppLink>
          ) : (
            <MixedText text={order.title} />
          )}
          <span className="block text-sm text-ink-soft">
            <MixedText text={format.digits(order.bought)} />
          </span>
        </Fact>
        <Fact label={t('price')}>
          <span className="font-600 tabular">{format.price(order.final_price)}</span>
          {order.method === 'cod' && (
            <span className="block text-sm">{t('cash', { money: format.price(atDoorOf({ ...order, total: order.final_price })) })}</span>
          )}
          {order.advance > 0 && <span className="block text-sm">{t('advance', { money: format.price(order.advance) })}</span>}
          <span className="block text-sm text-ink-soft">{t('left', { money: format.price(order.left_paisa / 100) })}</span>
        </Fact>
        <Fact label={t('seller')}>
          {order.seller ? (
            <AppLink to={`/seller/${order.seller.slug}`}>
              <MixedText text={order.seller.full_name} />
            </AppLink>
          ) : (
            t(order.orders.length > 0 ? 'sellersBelow' : 'sellerGone')
          )}
        </Fact>
        <Fact label={t('orderedAt')}>{format.dateTime(order.created_at)}</Fact>
        <BuyerContact order={order} />
      </dl>
      {order.orders.length > 0 && (
        <Section title={t('orders.title')}>
          <OrdersOfPurchase orders={order.orders} />
        </Section>
      )}
      <Section title={t('ledger.title')}>
        <LedgerTable lines={order.ledger} />
      </Section>
      <Section title={t('refunds.title')}>
        <Refunds refunds={order.refunds} />
      </Section>
      <Section title={t('attempts.title')}>
        <Attempts attempts={order.attempts} />
      </Section>
      <Section title={t('changes.title')}>
        <Changes changes={order.changes} />
      </Section>
      <Section title={t('messages.title')}>
        <Messages messages={order.messages} />
      </Section>
    </article>
  )
}

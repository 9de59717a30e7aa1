import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { statusWordOf } from '../order-styles.ts'
import { StatusChip } from './state-chip.tsx'

/** A receipt exists once money has come, or none was needed. */
export const hasReceipt = ({ payment, payment_status }: EventOrder): boolean => payment !== null || payment_status === 'Completed'

/** What was paid, for paper: everything that a reader may ask about later, and nothing else. */
export function Receipt({ order }: { order: EventOrder }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { event, payment } = order
  return (
    <article aria-label={t('receipt.title')} className="grid gap-3 text-sm">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <p className="text-lg font-600">{t('common:productName')}</p>
          <p>{t('receipt.title')}</p>
        </div>
        <StatusChip word={statusWordOf(order)} />
      </header>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2 print:grid-cols-2">
        <Fact name={t('order.number')}>
          <b className="font-mono" lang="en" translate="no">
            {order.event_order_id}
          </b>
        </Fact>
        <Fact name={t('receipt.buyer')}>
          <span lang={scriptLanguage(order.full_name)}>{order.full_name}</span> · {format.phone(order.phone_number)} · {order.email}
        </Fact>
        {event && (
          <Fact name={t('order.event.title')}>
            <span lang={scriptLanguage(event.title)}>{event.title}</span> · {format.dateTime(event.from_time)}
          </Fact>
        )}
        <Fact name={payment ? t('receipt.paidAt') : t('receipt.placedAt')}>{format.dateTime(payment?.paid_at ?? order.created_at)}</Fact>
        <Fact name={t('receipt.method')}>
          <MixedText text={payment?.method || t('receipt.free')} />
        </Fact>
        {payment && <Fact name={t('receipt.reference')}>{payment.tran_id}</Fact>}
      </dl>
      <ReceiptLines order={order} />
    </article>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
)

const CELL = 'py-1 ps-3 text-end align-top tabular'

function ReceiptLines({ order }: { order: EventOrder }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const sums: [string, number][] = [
    [t('order.money.subtotal'), order.total_price],
    [t('order.money.service'), order.service_charge],
    ...(order.discount_price > 0 ? [[`${t('order.money.discount')} (${order.coupon})`, -order.discount_price] satisfies [string, number]] : []),
  ]
  // Of an order that stands: what was paid twice was never for it.
  const back = order.refunds.filter(({ reason }) => reason === 'part').reduce((sum, { amount_taka }) => sum + amount_taka, 0)
  return (
    <table className="w-full border-collapse wrap-anywhere">
      <thead>
        <tr className="border-b border-line text-ink-soft">
          <th className="py-1 text-start font-400">{t('receipt.ticket')}</th>
          <th className={`${CELL} font-400`}>{t('receipt.total')}</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.id}>
            <td className="py-1">
              <span lang={scriptLanguage(item.title)}>{item.title}</span>
              <span className="block text-ink-soft tabular">
                {format.number(item.quantity)} × {format.price(item.ticket_price)}
              </span>
            </td>
            <td className={CELL}>{format.price(item.price)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([name, amount], at) => (
          <tr key={name} className={at === 0 ? 'border-t border-line' : ''}>
            <th className="py-1 text-start font-400">{name}</th>
            <td className={CELL}>{format.price(amount)}</td>
          </tr>
        ))}
        <tr className="border-t border-line font-600">
          <th className="py-1 text-start">{t('order.money.total')}</th>
          <td className={CELL}>{format.price(order.final_price)}</td>
        </tr>
        {back > 0 && (
          <tr>
            <th className="py-1 text-start font-400">{t('order.refunds.title')}</th>
            <td className={CELL}>{format.price(-back)}</td>
          </tr>
        )}
        <tr>
          <td colSpan={2} className="text-ink-soft">
            {t('order.money.vat')}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import { Fold } from '../../../ui/controls/fold.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { PageLinks } from '../../../ui/navigation/page-links.tsx'
import { SupportLink } from './support-link.tsx'

/** Who ordered, as it was typed, and what to do when something is not as it should be. */
export function OrderBuyer({ order }: { order: EventOrder }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  return (
    <section aria-label={t('order.buyer.title')} className="card p-4 grid gap-2">
      <h2 className="text-base">{t('order.buyer.title')}</h2>
      <dl className="grid gap-2">
        <Fact name={t('order.buyer.name')}>
          <span lang={scriptLanguage(order.full_name)}>{order.full_name}</span>
        </Fact>
        <Fact name={t('order.buyer.phone')}>{format.phone(order.phone_number)}</Fact>
        <Fact name={t('order.buyer.email')}>
          <span className="break-all">{order.email}</span>
        </Fact>
        {order.order_note && (
          <Fact name={t('order.buyer.note')}>
            <span className="whitespace-pre-line" lang={scriptLanguage(order.order_note)}>
              {order.order_note}
            </span>
          </Fact>
        )}
      </dl>
      <p className="text-sm text-ink-soft">{t('order.placed', { moment: format.dateTime(order.created_at) })}</p>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** What to do, and what to name, when something is not as it should be. */
export function OrderHelp({ order }: { order: EventOrder }) {
  const { t } = useTranslation('orders')
  const { event_order_id: number, order_state, payment } = order
  return (
    <div className="grid gap-3">
      {order_state !== 'draft' && (
        <div className="flex flex-wrap gap-2">
          <AppLink to={`/messages/new?kind=order&subject=${lowerCase(number)}`} className="btn-quiet grow">
            <Icon name="i-lucide-message-square-text" />
            {t('order.help.organizer')}
          </AppLink>
          <SupportLink event_order_id={number} className="btn-quiet grow" />
        </div>
      )}
      <Fold title={t('order.help.title')}>
        <div className="grid gap-2 text-sm">
          <p>{t('order.help.money')}</p>
          <p>{t('order.help.quote', { number })}</p>
          {payment && <p className="break-all">{t('order.help.reference', { reference: payment.tran_id })}</p>}
          <p>{t('order.help.seller')}</p>
          <PageLinks pages={['help', 'contact']} />
        </div>
      </Fold>
    </div>
  )
}

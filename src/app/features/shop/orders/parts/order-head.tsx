import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import type { KnownOrder } from '../order-step.ts'
import { STATE_STYLES } from '../order-styles.ts'
import { BuyerRecord } from './buyer-record.tsx'
import { DutyLine } from './duty-line.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderReason } from './order-reason.tsx'
import { RefundLine } from './refund-line.tsx'
import { SlipButton } from './slip-button.tsx'
import { SmsMark } from './sms-mark.tsx'
import { WaitingSteps } from './waiting-steps.tsx'

interface Props {
  known: KnownOrder
  onChanged: (order: ShopOrder) => void
  reload: () => void
}

const SLIPS: readonly ShopOrder['state'][] = ['accepted', 'packed', 'shipped', 'ready']

/** What an order is now, who has to do what until when, and what its reader can do. */
export function OrderHead({ known: { order, waiting }, onChanged, reload }: Props) {
  const { t } = useTranslation('parcels')
  const { number, state, side, seller, address, purchase } = order
  const isUnpaid = state === 'waiting' && side === 'bought' && purchase !== null
  return (
    <section aria-label={t('order.status')} className="card p-4 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p>
            <MixedText text={t(side === 'sold' ? 'list.buyer' : 'list.seller', { name: side === 'sold' ? address.full_name : seller.name })} />
          </p>
          <p className="text-sm">
            <span className="text-ink-soft">{t('order.number')}</span>{' '}
            <b className="font-mono select-all" lang="en" translate="no">
              {number}
            </b>
          </p>
        </div>
        <StatusChip variant={STATE_STYLES[state]}>{t(`states.${state}`)}</StatusChip>
      </div>
      <SmsMark order={order} />
      <DutyLine order={order} />
      <RefundLine order={order} />
      <OrderReason order={order} />
      <WaitingSteps steps={waiting} hasLink />
      {isUnpaid && (
        <AppLink to={`/shop_purchase/${lowerCase(purchase)}`} className="btn-primary">
          <Icon name="i-lucide-wallet" />
          {t('order.pay')}
        </AppLink>
      )}
      <OrderActions order={order} onChanged={onChanged} reload={reload} />
      <BuyerRecord order={order} />
      {side === 'sold' && SLIPS.includes(state) && (
        <div>
          <SlipButton order={order} />
        </div>
      )}
    </section>
  )
}

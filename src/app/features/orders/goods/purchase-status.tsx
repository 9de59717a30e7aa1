import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import { onlineOf } from '#contract/purchases/purchase-rules.ts'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import { useTimeLeft } from '../../../nouns/use-time-left.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { isAtPage, isCancellable, pageOpenUntil, payableUntil, statusWordOf } from '../order-styles.ts'
import { BackToPage } from '../parts/back-to-page.tsx'
import { HoldCountdown } from '../parts/hold-countdown.tsx'
import { OrderNumber } from '../parts/order-number.tsx'
import { PayButton } from '../parts/pay-button.tsx'
import { PayFailed } from '../parts/pay-failed.tsx'
import { StatusChip } from '../parts/state-chip.tsx'
import { usePay } from '../pay.ts'
import { PurchaseCancel } from './purchase-cancel.tsx'
import { PurchaseSentence } from './purchase-sentence.tsx'
import { asOrder } from './purchase-view.ts'

/** What the address says of a payment: the provider's word at the way back, or that its page could not be opened. */
export type PaymentSaid = 'success' | 'fail' | 'cancel' | 'failed'

interface Props {
  purchase: ShopPurchase
  said: PaymentSaid | undefined
  reload: () => void
  put: (purchase: ShopPurchase) => void
}

/** What a purchase of goods is now, and the one thing to do about it. Paid it is by a tap alone. */
export function PurchaseStatus({ purchase, said, reload, put }: Props) {
  const { t } = useTranslation('orders')
  const router = useRouter()
  const { number, state, method } = purchase
  const order = asOrder(purchase)
  const goToFailed = () => router.navigate({ href: `/shop_purchase/${lowerCase(number)}?payment=failed`, replace: true, resetScroll: false })
  const { pay, isBusy, problem } = usePay(number, reload, goToFailed)
  // Of cash what is paid in advance; the rest shows no word of a payment here.
  const isOnline = onlineOf(purchase) > 0
  const hasStatus = method === 'online' || (isOnline && state !== 'confirmed')
  const left = useTimeLeft(isOnline ? payableUntil(order) : undefined, reload)
  const pageLeft = useTimeLeft(isOnline ? pageOpenUntil(order) : undefined, reload)
  const isPayable = left !== undefined && left > 0
  const isPageOpen = pageLeft !== undefined && pageLeft > 0
  const isPaid = purchase.payment_status === 'Completed' || (isOnline && state === 'confirmed')
  return (
    <section aria-label={t('order.status')} className="card p-4 grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <OrderNumber event_order_id={number} />
        {hasStatus && (
          <p>
            <span className="block text-sm text-ink-soft">{t('order.status')}</span>
            <StatusChip word={statusWordOf(order)} />
          </p>
        )}
      </div>
      {said !== undefined && said !== 'failed' && !isPaid && (
        <p className="rounded-control bg-sunken p-3">
          <Icon name="i-lucide-info" /> {t(`goods.payment.${said}`)}
        </p>
      )}
      <PurchaseSentence purchase={purchase} hasRunOut={left === 0} />
      {isPayable && <HoldCountdown left={left} />}
      {!isPaid && !isPageOpen && (said === 'failed' || problem) && <PayFailed problem={problem} event_order_id={number} canRetry={isPayable} />}
      {isPayable && <PayButton amount={onlineOf(purchase)} isStarted={state === 'paying'} isBusy={isBusy} onPay={pay} />}
      {isPageOpen && <BackToPage isBusy={isBusy} problem={problem} onPay={pay} />}
      {method === 'wallet' && (
        <AppLink to={`/wallet_payment/${lowerCase(number)}`} className={state === 'held' ? 'btn-primary' : 'btn-quiet'}>
          <Icon name="i-lucide-banknote" /> {t(state === 'held' ? 'goods.walletPay' : 'goods.walletOpen')}
        </AppLink>
      )}
      {(isOnline || method === 'wallet') && isCancellable(state) && left !== 0 && (
        <div>
          <PurchaseCancel number={number} isAtPage={isAtPage(state)} onCancelled={put} onRefused={reload} />
        </div>
      )}
    </section>
  )
}

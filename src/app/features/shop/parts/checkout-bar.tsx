import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import { COD_LIMITS } from '#contract/shop/cod-rules.ts'
import { useIsOffline } from '../../../state/connection/connection.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { totalOf } from '../order-about.ts'
import type { Alert, Checkout } from '../use-checkout.ts'
import { CheckoutOutcomes } from './checkout-outcomes.tsx'

interface Props {
  checkout: Checkout
  logIn: ReactNode
}

/** What is paid online and what at the door, and the one button: on phones always under the thumb, unless the screen is too low for anything beside it. */
export function CheckoutBar({ checkout, logIn }: Props) {
  const { t } = useTranslation('checkout')
  const isOffline = useIsOffline()
  const { plan, placing, alert } = checkout
  const kept = useKeptFocus()
  const isRefused = placing.outcomes.some(({ kind }) => kind === 'refused')
  return (
    <div
      {...kept}
      className="bottom-bar -mx-4 px-4 pt-2 pb-[calc(.5rem+env(safe-area-inset-bottom))] border-t bg-surface max-lg:[@media(min-height:26rem)]:sticky bottom-0 z-10 lg:mx-0 lg:px-0 lg:border-0"
    >
      <div role="alert" className="empty:hidden grid gap-2 pb-2 max-h-[50dvh] overflow-y-auto">
        <CheckoutOutcomes placing={placing} onAccept={checkout.placeAgain} />
        {alert && <Said alert={alert} checkout={checkout} logIn={logIn} />}
      </div>
      {isOffline && <p className="text-sm text-marigold pb-1">{t('saveHint')}</p>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Sums plan={plan} />
        {/* What was refused has its own way on, and so has a missing address: they come first. */}
        <BusyButton
          variant={isRefused || !checkout.address ? 'quiet' : 'primary'}
          isBusy={placing.isBusy}
          data-keeps-focus=""
          className="flex-1 basis-40"
          onClick={checkout.submit}
        >
          {placing.isBusy ? t('placing') : t(isOffline ? 'save' : 'place')}
        </BusyButton>
      </div>
    </div>
  )
}

/** "online BDT 1,200 · delivery in advance BDT 60 · at the door BDT 640" */
function Sums({ plan: { sums, online, cod, advance, goods, orders } }: Pick<Checkout, 'plan'>) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const both = sums.flatMap(({ method, taka }) => [
    ...(method === 'cod' && advance > 0 ? [t('sum.advance', { price: format.price(advance) })] : []),
    t(`sum.${method}`, { price: format.price(taka) }),
  ])
  const totalOfAll = online + cod + orders.reduce((sum, one) => sum + (one.method === 'wallet' ? totalOf(one) : 0), 0)
  return (
    <p className="lg:hidden">
      <span className="block text-sm text-ink-soft">{both.length > 1 ? both.join(' · ') : t('basket:total')}</span>
      <b className="text-lg text-marigold tabular">{both.length === 1 ? both[0] : format.price(both.length === 0 ? goods : totalOfAll)}</b>
    </p>
  )
}

function Said({ alert, checkout, logIn }: { alert: Alert; checkout: Checkout; logIn: ReactNode }) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const numbers = { count: COD_LIMITS.openMost, most: format.price(alert === 'codTaka' ? COD_LIMITS.takaMost : PURCHASE_LIMITS.mostTaka) }
  return (
    <div className="rounded-control border border-danger p-3 bg-raised">
      <p className="text-danger">
        <Icon name="i-lucide-circle-alert" /> {t(`alert.${alert}`, numbers)}
      </p>
      {alert === 'visitor' && logIn}
      {alert === 'blocked' && (
        <Button className="mt-2" onClick={checkout.leaveOut}>
          {t('leaveOut')}
        </Button>
      )}
    </div>
  )
}

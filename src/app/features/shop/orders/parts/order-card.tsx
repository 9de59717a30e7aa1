import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { isOpenReturn } from '#contract/shop/return-rules.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { useServiceNow } from '../../../../nouns/use-service-now.ts'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { choicesOf } from '../leading-action.ts'
import { dutyOf } from '../order-clock.ts'
import { type OrderStep, withSteps } from '../order-step.ts'
import { STATE_STYLES } from '../order-styles.ts'
import { actionLabel } from '../step-labels.ts'
import { useMakeStep } from '../use-make-step.ts'
import { DutyLine } from './duty-line.tsx'
import { FeePaid } from './fee-paid.tsx'
import { LinePicture } from './line-picture.tsx'
import { SmsMark } from './sms-mark.tsx'
import { StepButton, TAPS, type Tap } from './step-button.tsx'
import { WaitingSteps } from './waiting-steps.tsx'

interface Props {
  order: ShopOrder
  steps: readonly OrderStep[]
  onChanged: (order: ShopOrder) => void
}

/** An order of goods in the list: what, from or for whom, how much, what it is, who has to do what until when, and what can be done. */
export function OrderCard({ order: given, steps, onChanged }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const now = useServiceNow()
  const { order, waiting, refused } = withSteps(given, steps, now ?? Date.parse(given.server_time))
  const make = useMakeStep(order, onChanged)
  const [first] = order.lines
  const isSold = order.side === 'sold'
  const complaint = order.returns.find(({ state }) => isOpenReturn(state))
  const { leading } = choicesOf(order, dutyOf(order, now).isLate)
  const tap = TAPS.find((one): one is Tap => one === leading)
  const to = `/shop_order/${lowerCase(order.number)}` as const
  const other = isSold ? order.address.full_name : order.seller.name
  return (
    <li className="card p-3 grid gap-2 relative active:bg-sunken">
      <div className="flex gap-3 min-w-0">
        {first && <LinePicture line={first} />}
        <div className="min-w-0 flex-1 grid gap-1">
          <AppLink to={to} className="whole-card font-600 clamp clamp-2" lang={scriptLanguage(first?.title ?? '')}>
            {first?.title ?? order.number}
          </AppLink>
          {order.lines.length > 1 && <p className="text-sm text-ink-soft">{t('parcels:list.more', { count: order.lines.length - 1 })}</p>}
          <p className="text-sm text-ink-soft">
            <MixedText text={t(isSold ? 'parcels:list.buyer' : 'parcels:list.seller', { name: other })} />
          </p>
        </div>
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <StatusChip variant={STATE_STYLES[order.state]}>{t(`parcels:states.${order.state}`)}</StatusChip>
        <span className="text-sm tabular">
          {t(`parcels:money.methods.${order.method}`)} · <b>{format.price(order.total)}</b>
        </span>
      </p>
      <FeePaid order={order} className="text-sm text-end" />
      <SmsMark order={order} />
      <DutyLine order={order} />
      {complaint && (
        <p className="flex items-start gap-2 text-marigold font-600">
          <Icon name="i-lucide-message-square-warning" className="mt-0.5" />
          {t('returns:onCard', { status: t(`returns:states.${complaint.state}`) })}
        </p>
      )}
      <WaitingSteps steps={waiting} />
      {refused.length > 0 && (
        <p className="flex items-start gap-2 text-danger font-600">
          <Icon name="i-lucide-circle-alert" className="mt-0.5" />
          {t('parcels:list.refused')}
        </p>
      )}
      {leading && (
        <div className="flex flex-wrap gap-2 justify-end">
          {tap ? (
            <span className="relative z-1">
              <StepButton action={tap} make={make} />
            </span>
          ) : (
            <AppLink to={to} className="btn-quiet relative z-1">
              {actionLabel(leading, order.side, t)}
            </AppLink>
          )}
        </div>
      )}
    </li>
  )
}

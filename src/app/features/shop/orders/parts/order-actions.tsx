import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderAction } from '#contract/shop/shop-order-rules.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { useServiceNow } from '../../../../nouns/use-service-now.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Menu } from '../../../../ui/controls/menu.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { choicesOf } from '../leading-action.ts'
import { dutyOf } from '../order-clock.ts'
import { ACTION_ICONS, labelIn } from '../step-labels.ts'
import { type MakeStep, useMakeStep } from '../use-make-step.ts'
import { CallWanted } from './call-wanted.tsx'
import { DeliverDialog, ReceiveDialog } from './deliver-dialog.tsx'
import { CancelDialog, NotTakenDialog } from './reason-dialog.tsx'
import { RiderLinkDialog } from './rider-link-dialog.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { StepButton, TAPS, type Tap } from './step-button.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'
import { TapDialog } from './tap-dialog.tsx'

interface Props {
  order: ShopOrder
  /** Gets what the service made of a step. */
  onChanged: (order: ShopOrder) => void
  reload: () => void
}

const tapOf = (action: OrderAction | undefined): Tap | undefined => TAPS.find((one) => one === action)

/** What can be done with an order now: one thing that stands out, all else in a menu. */
export function OrderActions({ order, onChanged, reload }: Props) {
  const { t } = useTranslation()
  const make = useMakeStep(order, onChanged)
  const [asked, setAsked] = useState<OrderAction>()
  const { leading, others } = choicesOf(order, dutyOf(order, useServiceNow()).isLate)
  const tap = tapOf(leading)
  const press = (action: OrderAction) => setAsked(action)
  return (
    <>
      <CallWanted order={order} make={make} />
      <div className="flex flex-wrap items-start gap-2 empty:hidden">
        {leading && tap && <StepButton key={tap} action={tap} make={make} />}
        {leading && !tap && (
          <Button variant={leading === 'cancel' ? 'danger' : 'primary'} icon={ACTION_ICONS[leading]} onClick={() => press(leading)}>
            {labelIn(order, leading, t)}
          </Button>
        )}
        {others.length > 0 && (
          <Menu
            button={
              <>
                <Icon name="i-lucide-ellipsis-vertical" />
                {t('parcels:actions.more')}
              </>
            }
          >
            {others.map((action) => (
              <button
                key={action}
                type="button"
                className={`target w-full justify-start! gap-2 px-3 ${action === 'cancel' ? 'text-danger' : ''}`}
                onClick={() => press(action)}
              >
                <Icon name={ACTION_ICONS[action]} />
                {labelIn(order, action, t)}
              </button>
            ))}
          </Menu>
        )}
      </div>
      {asked && <StepDialog action={asked} order={order} make={make} reload={reload} onClose={() => setAsked(undefined)} />}
    </>
  )
}

interface DialogProps {
  action: OrderAction
  order: ShopOrder
  make: MakeStep
  reload: () => void
  onClose: () => void
}

/** What a step needs to know before it is made. */
function StepDialog({ action, order, make, reload, onClose }: DialogProps) {
  const { t } = useTranslation()
  const tap = tapOf(action)
  if (tap) return <TapDialog title={labelIn(order, action, t)} action={tap} make={make} onClose={onClose} />
  if (action === 'ship') return <ShipDialog order={order} make={make} onClose={onClose} />
  if (action === 'rider_link') return <RiderLinkDialog order={order} onMade={reload} onClose={onClose} />
  if (action === 'cancel') return <CancelDialog order={order} make={make} onClose={onClose} />
  if (action === 'refuse_parcel') return <NotTakenDialog make={make} onClose={onClose} />
  if (action === 'take_back') return <TakeBackDialog make={make} onClose={onClose} />
  return order.side === 'bought' ? <ReceiveDialog make={make} onClose={onClose} /> : <DeliverDialog order={order} make={make} onClose={onClose} />
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { SHOP_ORDER_LIMITS } from '#contract/shop/shop-order-rules.ts'
import { type ShopOrder, shipOrder } from '#contract/shop/shop-orders.ts'
import { FormDialog } from '../../../../ui/controls/form-dialog.tsx'
import { PlainField } from '../../../../ui/form/plain-field.tsx'
import type { MakeStep } from '../use-make-step.ts'

interface Props {
  order: ShopOrder
  make: MakeStep
  onClose: () => void
}

/** Says that the parcel was handed over: to whom, and how it is followed. */
export function ShipDialog({ order: { delivery, state, ...was }, make, onClose }: Props) {
  const { t } = useTranslation('parcels')
  const [courier, setCourier] = useState(was.courier)
  const [tracking, setTracking] = useState(was.tracking)
  const [isWrong, setWrong] = useState(false)
  const body = { courier: courier.trim(), tracking: tracking.trim() }
  const isReady = () => {
    const isRight = v.safeParse(shipOrder.body, body).success
    setWrong(!isRight)
    return isRight
  }
  const isAway = state === 'shipped'
  const isCourier = delivery.kind === 'courier'
  return (
    <FormDialog
      title={t(isAway ? 'actions.correct' : 'ship.title')}
      yes={t(isAway ? 'save' : 'ship.yes')}
      isReady={isReady}
      onYes={() => make('ship', body)}
      onClose={onClose}
    >
      <p>{t(isCourier ? 'ship.hint' : 'ship.hintRider')}</p>
      <PlainField
        label={t(isCourier ? 'ship.courier' : 'ship.rider')}
        value={courier}
        onChange={setCourier}
        longest={SHOP_ORDER_LIMITS.courierLongest}
        isFirst
      />
      <PlainField
        label={t('ship.tracking')}
        hint={t('ship.trackingHint')}
        error={isWrong ? t('ship.wrong') : undefined}
        value={tracking}
        onChange={(text) => {
          setTracking(text)
          setWrong(false)
        }}
        longest={SHOP_ORDER_LIMITS.trackingLongest}
      />
    </FormDialog>
  )
}

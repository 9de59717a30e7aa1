import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { RETURN_LIMITS } from '#contract/shop/return-rules.ts'
import { sendReturnBack } from '#contract/shop/return-steps.ts'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { FormDialog } from '../../../../ui/controls/form-dialog.tsx'
import { PlainField } from '../../../../ui/form/plain-field.tsx'
import type { MakeReturnStep } from '../use-return-step.ts'

interface Props {
  of: ShopReturn
  action: 'send_back' | 'send_replacement'
  make: MakeReturnStep
  onClose: () => void
}

/** Says that a parcel was handed over: the goods to the seller, or the replacement to the buyer. */
export function ParcelDialog({ of, action, make, onClose }: Props) {
  const { t } = useTranslation('returns')
  const [courier, setCourier] = useState(action === 'send_back' ? of.courier : '')
  const [tracking, setTracking] = useState(action === 'send_back' ? of.tracking : '')
  const [isWrong, setWrong] = useState(false)
  const body = { courier: courier.trim(), tracking: tracking.trim() }
  const isReady = () => {
    const isRight = v.safeParse(sendReturnBack.body, body).success
    setWrong(!isRight)
    return isRight
  }
  return (
    <FormDialog title={t(`actions.${action}`)} yes={t('save')} isReady={isReady} onYes={() => make(action, body)} onClose={onClose}>
      <p>{t(`parcel.${action}`)}</p>
      <PlainField label={t('parcels:ship.courier')} value={courier} onChange={setCourier} longest={RETURN_LIMITS.courierLongest} isFirst />
      <PlainField
        label={t('parcels:ship.tracking')}
        hint={t('parcels:ship.trackingHint')}
        error={isWrong ? t('parcels:ship.wrong') : undefined}
        value={tracking}
        onChange={(text) => {
          setTracking(text)
          setWrong(false)
        }}
        longest={RETURN_LIMITS.trackingLongest}
      />
    </FormDialog>
  )
}

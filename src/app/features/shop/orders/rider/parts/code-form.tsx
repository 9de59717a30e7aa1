import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RiderParcel } from '#contract/shop/shop-orders.ts'
import { BusyButton } from '../../../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../../../ui/controls/use-action.ts'
import { PlainField } from '../../../../../ui/form/plain-field.tsx'
import { parcelCodeOf } from '../../typed-code.ts'
import { type Delivery, deliver } from '../rider-delivery.ts'

interface Props {
  about: Delivery['about']
  /** Codes that the service did not take. */
  refused: readonly Delivery[]
  onDelivered: (parcel: RiderParcel) => void
}

/** The six digits that its buyer shows, in either script. */
export function CodeForm({ about, refused, onDelivered }: Props) {
  const { t } = useTranslation('parcels')
  const { isBusy, problem, run } = useAction()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = () => {
    const code = parcelCodeOf(typed)
    setWrong(code === undefined)
    if (code === undefined || isBusy) return
    const ids = refused.map(({ id }) => id)
    void run(async () => {
      const parcel = await deliver(about, code, ids)
      setTyped('')
      if (parcel) onDelivered(parcel)
    })
  }
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <PlainField
        label={t('rider.code')}
        hint={t('rider.codeHint')}
        error={isWrong ? t('deliver.wrong') : undefined}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setWrong(false)
        }}
        longest={30}
        isCode
      />
      <div role="alert" className="empty:hidden text-danger">
        {problem && t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
      </div>
      <BusyButton type="submit" variant="primary" icon="i-lucide-package-check" isBusy={isBusy}>
        {t(isBusy ? 'rider.sending' : 'rider.deliver')}
      </BusyButton>
    </form>
  )
}

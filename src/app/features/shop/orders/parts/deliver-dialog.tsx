import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { atDoorOf } from '#contract/purchases/purchase-rules.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { AskDialog } from '../../../../ui/controls/ask-dialog.tsx'
import { FormDialog } from '../../../../ui/controls/form-dialog.tsx'
import { PlainField } from '../../../../ui/form/plain-field.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { parcelCodeOf } from '../typed-code.ts'
import type { MakeStep } from '../use-make-step.ts'
import { FeePaid } from './fee-paid.tsx'

interface Props {
  order: ShopOrder
  make: MakeStep
  onClose: () => void
}

/** Its buyer says that the goods are there. */
export function ReceiveDialog({ make, onClose }: Omit<Props, 'order'>) {
  const { t } = useTranslation('parcels')
  return (
    <AskDialog title={t('receive.title')} yes={t('actions.receive')} no={t('receive.no')} onYes={() => make('deliver', {})} onClose={onClose}>
      {t('receive.text')}
    </AskDialog>
  )
}

/** Its seller says so: with the buyer's code, which proves it, or by their own word, which is marked. */
export function DeliverDialog({ order, make, onClose }: Props) {
  const { t } = useTranslation('parcels')
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const [isBare, setBare] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const code = parcelCodeOf(typed)
  const isReady = () => {
    setWrong(!isBare && code === undefined)
    return isBare || code !== undefined
  }
  return (
    <FormDialog
      title={t('deliver.title')}
      yes={t('actions.deliver')}
      isReady={isReady}
      onYes={() => make('deliver', isBare || code === undefined ? {} : { code })}
      onClose={onClose}
    >
      {atDoorOf(order) > 0 && <p className="font-600">{t('deliver.cash', { price: format.price(atDoorOf(order)) })}</p>}
      <FeePaid order={order} />
      {!isBare && (
        <PlainField
          label={t('deliver.code')}
          hint={t('deliver.codeHint')}
          error={isWrong ? t('deliver.wrong') : undefined}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setWrong(false)
          }}
          longest={30}
          isCode
          isFirst
        />
      )}
      <label className="target w-full justify-start! gap-3">
        <input type="checkbox" checked={isBare} onChange={({ target }) => setBare(target.checked)} className="accent-brand w-5 h-5 shrink-0" />
        {t('deliver.bare')}
      </label>
      {isBare && <p className="text-sm">{t('deliver.bareHint')}</p>}
    </FormDialog>
  )
}

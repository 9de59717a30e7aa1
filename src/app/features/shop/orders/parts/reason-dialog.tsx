import { useTranslation } from 'react-i18next'
import { CANCEL_REASONS_OF, NOT_TAKEN_REASONS, SHOP_ORDER_LIMITS } from '#contract/shop/shop-order-rules.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { ReportDialog } from '../../../../ui/controls/report-dialog.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import type { MakeStep } from '../use-make-step.ts'

interface Props {
  order: ShopOrder
  make: MakeStep
  onClose: () => void
}

const refusal = (code: string, t: ReturnType<typeof useTranslation>['t']): string => t(`problems:${code}.text`, { defaultValue: t('common:error.text') })

/** Cancels an order, with a reason; to a buyer of a late one being late is the first. */
export function CancelDialog({ order, make, onClose }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { side, method, overdue, payment_status, advance } = order
  const isPaid = method === 'online' && payment_status === 'Completed'
  const reasons = [...CANCEL_REASONS_OF[side === 'bought' ? 'buyer' : 'seller']]
  if (overdue !== null) reasons.sort((a, b) => Number(b === 'too-late') - Number(a === 'too-late'))
  return (
    <ReportDialog
      texts={{
        title: t('parcels:cancel.title'),
        hint: t(`parcels:cancel.${side}.${(isPaid && 'paid') || (method === 'wallet' && 'wallet') || (advance > 0 && 'advance') || 'unpaid'}`, {
          price: format.price(advance),
        }),
        why: t('parcels:why'),
        note: t('parcels:note'),
        send: t('parcels:cancel.yes'),
        cancel: t('parcels:cancel.no'),
        done: t('parcels:step.noted'),
        optional: t('parcels:optional'),
      }}
      reasons={reasons}
      wordOf={(reason) => t(`parcels:reasons.${reason}`)}
      noteLongest={SHOP_ORDER_LIMITS.reasonLongest}
      send={({ reason, note }) => make('cancel', { reason, note })}
      problemOf={({ code }) => refusal(code, t)}
      onClose={onClose}
    />
  )
}

/** Says why a parcel was not taken. */
export function NotTakenDialog({ make, onClose }: Omit<Props, 'order'>) {
  const { t } = useTranslation()
  return (
    <ReportDialog
      texts={{
        title: t('parcels:actions.refuse_parcel'),
        hint: t('parcels:notTakenHint'),
        why: t('parcels:why'),
        note: t('parcels:note'),
        send: t('parcels:save'),
        cancel: t('common:cancel'),
        done: t('parcels:step.noted'),
        optional: t('parcels:optional'),
      }}
      reasons={NOT_TAKEN_REASONS}
      wordOf={(reason) => t(`parcels:notTaken.${reason}`)}
      noteLongest={SHOP_ORDER_LIMITS.reasonLongest}
      send={({ reason, note }) => make('refuse_parcel', { reason, note })}
      problemOf={({ code }) => refusal(code, t)}
      onClose={onClose}
    />
  )
}

import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { CANCEL_REASONS, isBuyersFault, NOT_TAKEN_REASONS } from '#contract/shop/shop-order-rules.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'

/** A reason in words; undefined for one that this version does not know. */
function reasonWords(reason: string, t: TFunction<'parcels'>): string | undefined {
  const why = CANCEL_REASONS.find((one) => one === reason)
  if (why) return t(`reasons.${why}`)
  const notTaken = NOT_TAKEN_REASONS.find((one) => one === reason)
  return notTaken && t(`notTaken.${notTaken}`)
}

/** A parcel that was refused without cause: its delivery was earned. */
function isRefused({ state, reason, refunded }: ShopOrder): boolean {
  const why = NOT_TAKEN_REASONS.find((one) => one === reason)
  return state !== 'cancelled' && refunded === 0 && why !== undefined && isBuyersFault(why)
}

/** Who ended an order and why, in the words of who did it. Nothing of an order that goes on. */
export function OrderReason({ order }: { order: ShopOrder }) {
  const { t } = useTranslation('parcels')
  const format = useFormat()
  const { side, state, cancelled_by, reason, reason_note, advance } = order
  if (state !== 'cancelled' && state !== 'not_taken' && state !== 'back') return null
  const words = reason === null ? undefined : reasonWords(reason, t)
  if (!words && !cancelled_by && !reason_note) return null
  return (
    <div>
      {cancelled_by && state === 'cancelled' && <p>{t('cancelledBy', { by: t(`parties.${cancelled_by}`) })}</p>}
      {words && <p>{t('reason', { reason: words })}</p>}
      {advance > 0 && isRefused(order) && <p>{t(`advance.kept.${side}`, { price: format.price(advance) })}</p>}
      {reason_note && (
        <p lang={scriptLanguage(reason_note)} className="break-words whitespace-pre-line text-ink-soft">
          {reason_note}
        </p>
      )}
    </div>
  )
}

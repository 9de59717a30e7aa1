import { useTranslation } from 'react-i18next'
import { COD_LIMITS } from '#contract/shop/cod-rules.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import type { MakeStep } from '../use-make-step.ts'
import { StepButton } from './step-button.tsx'

/** The call by which a first order in cash, or a dear one, is confirmed: its number, and that it was made. Nothing where none is wanted. */
export function CallWanted({ order, make }: { order: ShopOrder; make: MakeStep }) {
  const { t } = useTranslation('parcels')
  const format = useFormat()
  const { is_call_wanted, called_at, side, address, can, seller, sms } = order
  if (!is_call_wanted) return null
  if (called_at !== null)
    return (
      <p className="flex items-start gap-2">
        <Icon name="i-lucide-phone" className="mt-0.5 text-brand" />
        <span>{t(`call.${side}.noted`, { time: format.dateTime(called_at) })}</span>
      </p>
    )
  if (!can.includes('call') && side === 'sold') return null
  const limit = format.price(COD_LIMITS.callAboveTaka)
  return (
    <div className="rounded-control bg-sunken px-3 py-2 grid gap-2">
      <p>
        <MixedText
          text={t(sms === 'unconfirmed' ? 'call.sold.sms' : `call.${side}.wanted`, { price: limit, name: side === 'sold' ? address.full_name : seller.name })}
        />
      </p>
      {side === 'sold' && (
        <div className="flex flex-wrap gap-2">
          <a href={`tel:${address.phone_number}`} className="btn-quiet">
            <Icon name="i-lucide-phone" />
            <span className="tabular">{format.phone(address.phone_number)}</span>
          </a>
          <StepButton action="call" make={make} variant="quiet" />
        </div>
      )}
    </div>
  )
}

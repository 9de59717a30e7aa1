import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import type { CouponStatus } from '../use-coupons.ts'

interface Props {
  /** Whose code it is. */
  name: string
  code: string
  status: CouponStatus
  /** Whole taka that it takes off. */
  discount: number
  onType: (code: string) => void
  onApply: () => void
}

/** A promo code of one seller. */
export function CheckoutCoupon({ name, code, status, discount, onType, onApply }: Props) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const id = useId()
  const isWrong = status === 'refused' || status === 'failed'
  return (
    <div>
      <label htmlFor={id} className="block pb-1 font-600">
        {t('coupon.label')}
        <span className="sr-only">: {name}</span>
        <span className="ps-2 text-sm text-ink-soft font-400">{t('forms:optional')}</span>
      </label>
      <span className="flex gap-2">
        <input
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={PURCHASE_LIMITS.couponLongest * 2}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}said`}
          value={code}
          className="field"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            // The return key of this field is for the code, not for the order.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            onApply()
          }}
        />
        <BusyButton className="shrink-0" isBusy={status === 'checking'} onClick={onApply}>
          {t(status === 'checking' ? 'coupon.busy' : 'coupon.apply')}
        </BusyButton>
      </span>
      <p
        id={`${id}said`}
        role="status"
        className={`text-sm pt-1 empty:hidden ${(isWrong && 'text-danger') || (status === 'applied' ? 'text-brand' : 'text-marigold')}`}
      >
        {status !== 'none' && status !== 'checking' && t(`coupon.${status}`, { code: code.trim(), price: format.price(discount) })}
      </p>
    </div>
  )
}

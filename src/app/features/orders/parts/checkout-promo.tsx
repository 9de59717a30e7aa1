import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { Coupon } from '../use-coupon.ts'

/** A promo code. @see Specification §2.8 "a Promotion box" */
export function CheckoutPromo({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('orders')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isWrong = coupon.status === 'refused'
  return (
    <section aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className="text-lg mb-1">
        {t('checkout.promo.title')}
      </h2>
      <label htmlFor={id} className="block pb-1 font-600">
        {t('checkout.promo.label')}
        <span className="ps-2 text-sm text-ink-soft font-400">{t('forms:optional')}</span>
      </label>
      <span className="flex gap-2">
        <input
          ref={field}
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
          value={coupon.typed}
          className="field"
          onChange={(event) => coupon.type(event.target.value)}
          onKeyDown={(event) => {
            // The return key of this field is for the code, not for the order.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            coupon.apply()
          }}
        />
        <BusyButton className="shrink-0" isBusy={coupon.status === 'checking'} onClick={coupon.apply}>
          {t(coupon.status === 'checking' ? 'checkout.promo.busy' : 'checkout.promo.apply')}
        </BusyButton>
      </span>
      <div id={`${id}said`} role="status" className="text-sm pt-1 empty:hidden">
        <Said coupon={coupon} />
      </div>
      {(coupon.code !== null || isWrong) && (
        <Button
          className="mt-1"
          icon="i-lucide-x"
          onClick={() => {
            coupon.remove()
            // This button goes away, and the focus would go with it.
            field.current?.focus()
          }}
        >
          {t('checkout.promo.remove')}
        </Button>
      )}
    </section>
  )
}

function Said({ coupon: { status, code, typed, discount } }: { coupon: Coupon }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  if (status === 'none' || status === 'checking') return null
  if (status === 'applied') {
    return (
      <span className="text-brand">
        <Icon name="i-lucide-circle-check" /> {t('checkout.promo.applied', { code, price: format.price(discount) })}
      </span>
    )
  }
  const isWrong = status === 'refused' || status === 'failed'
  return (
    <span className={isWrong ? 'text-danger' : 'text-marigold'}>
      <Icon name={isWrong ? 'i-lucide-circle-alert' : 'i-lucide-info'} /> {t(`checkout.promo.${status}`, { code: typed.trim() })}
    </span>
  )
}

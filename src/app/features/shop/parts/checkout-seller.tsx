import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import { GOODS_METHODS } from '#contract/shop/checkout-methods.ts'
import { SHOP_ORDER_LIMITS } from '#contract/shop/shop-order-rules.ts'
import { CLAIM_LIMITS } from '#contract/wallet-payments/claim-rules.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import type { PlannedSeller } from '../checkout-plan.ts'
import { daysText } from '../days-text.ts'
import { totalOfPart } from '../order-about.ts'
import { isOrderable } from '../seller-groups.ts'
import type { Checkout } from '../use-checkout.ts'
import { CheckoutCoupon } from './checkout-coupon.tsx'
import { LegalDates } from './legal-dates.tsx'
import { LineFacts } from './line-facts.tsx'

interface Props {
  planned: PlannedSeller
  checkout: Checkout
}

/** What is ordered of one seller: a line that says all, and opens to what can be chosen. */
export function CheckoutSeller({ planned, checkout }: Props) {
  const { t } = useTranslation('checkout')
  const { group, part, ways } = planned
  const isOut = checkout.address !== undefined && ways.length === 0 && group.goods > 0
  return (
    <section aria-labelledby={`checkout-${group.seller}`} className="card px-4">
      <h2 id={`checkout-${group.seller}`} className="text-base pt-3">
        <Icon name="i-lucide-store" className="text-ink-soft" /> <MixedText text={group.shop?.seller_name ?? t('basket:seller')} />
      </h2>
      <Lines planned={planned} />
      {isOut && (
        <p className="pb-3 text-danger">
          <Icon name="i-lucide-circle-alert" /> {t('unreachedHere')}
        </p>
      )}
      {ways.length > 0 && group.goods > 0 && <Opening planned={planned} checkout={checkout} />}
      {checkout.address && part && <LegalDates seller={group.shop?.district ?? null} buyer={checkout.address.district} method={planned.method} />}
    </section>
  )
}

/** One line that opens: at once where something has to be chosen. */
function Opening({ planned, checkout }: Props) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const { way, part, blocked } = planned
  const [isOpen, setOpen] = useState(blocked.length > 0 || !way)
  return (
    <details className="group border-t border-line" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex items-center justify-between gap-3 min-h-12 py-2">
        <span className="min-w-0">
          {way ? (
            <>
              <WayText planned={planned} /> · {t(`method.${planned.method}`)}
            </>
          ) : (
            <span className="text-danger">{t('pickupOnly')}</span>
          )}
        </span>
        <span className="shrink-0 inline-flex items-center gap-2">
          {part && <b className="tabular">{format.price(totalOfPart(part))}</b>}
          <Icon name="i-lucide-chevron-down" className="group-open:rotate-180" />
        </span>
      </summary>
      <Choices planned={planned} checkout={checkout} />
    </details>
  )
}

function Lines({ planned: { group } }: Pick<Props, 'planned'>) {
  const format = useFormat()
  const language = useLanguage()
  return (
    <ul className="py-2">
      {group.lines.map((line) => (
        <li key={line.variant_id} className="py-1">
          <p className={`flex justify-between gap-3 ${isOrderable(line) ? '' : 'line-through text-ink-soft'}`}>
            <span className="min-w-0">
              <MixedText text={`${format.number(line.quantity)} × ${[inLanguage(language, line).title, ...line.values].join(' · ')}`} />
            </span>
            <span className="shrink-0 tabular">{format.price(line.price * line.quantity)}</span>
          </p>
          <LineFacts line={line} closedUntil={group.shop?.terms.closed_until} isWaiting={false} />
        </li>
      ))}
    </ul>
  )
}

function WayText({ planned: { way } }: Pick<Props, 'planned'>) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  if (!way) return null
  const price = way.fee === 0 ? t('basket:free') : format.price(way.fee)
  return <>{t('way', { kind: t(`kinds.${way.option.kind}`), price, days: daysText(t, way.option) })}</>
}

function Choices({ planned, checkout }: Props) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const id = useId()
  const { group, choice, ways, way, method, allowsCod, allowsWallet, part } = planned
  const isPart = part !== undefined && totalOfPart(part) > CLAIM_LIMITS.mostTaka
  const { choosing, coupons } = checkout
  const name = group.shop?.seller_name ?? ''
  const choose = (change: Parameters<typeof choosing.choose>[1]) => choosing.choose(group.seller, change)
  return (
    <div className="grid gap-4 pb-4">
      <fieldset className="grid gap-1">
        <legend className="font-600">{t('options')}</legend>
        {ways.map(({ option, fee }) => (
          <label key={option.id} className="flex items-center gap-3 min-h-12">
            <input
              type="radio"
              name={`${id}option`}
              className="w-6 h-6 shrink-0 accent-brand"
              checked={option.id === way?.option.id}
              onChange={() => choose({ option: option.id })}
            />
            <span>
              {t('way', { kind: t(`kinds.${option.kind}`), price: fee === 0 ? t('basket:free') : format.price(fee), days: daysText(t, option) })}
              {option.note && (
                <span className="block text-sm text-ink-soft">
                  <MixedText text={option.note} />
                </span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="grid gap-1">
        <legend className="font-600">{t('pay')}</legend>
        {GOODS_METHODS.filter((one) => one !== 'wallet' || allowsWallet).map((one) => (
          <label key={one} className="flex items-center gap-3 min-h-12">
            <input
              type="radio"
              name={`${id}method`}
              className="w-6 h-6 shrink-0 accent-brand"
              checked={method === one}
              disabled={one === 'cod' && !allowsCod}
              onChange={() => choose({ method: one })}
            />
            <span>
              {t(`methodLong.${one}`)}
              {one === 'cod' && !allowsCod && <span className="block text-sm text-ink-soft">{t('noCod')}</span>}
              {one === 'wallet' && (
                <span className="block text-sm text-ink-soft">
                  {t(isPart ? 'walletPart' : 'walletHint', { most: format.price(CLAIM_LIMITS.mostTaka), percent: format.number(CLAIM_LIMITS.advancePercent) })}
                </span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      <CheckoutCoupon
        name={name}
        code={choice.coupon}
        status={coupons.statusOf(group.seller)}
        discount={part?.discount ?? 0}
        onType={(coupon) => choose({ coupon })}
        onApply={() => coupons.apply(group.seller)}
      />
      <label className="block">
        <span className="block pb-1 font-600">
          {t('note')} <span className="text-sm text-ink-soft font-400">{t('forms:optional')}</span>
        </span>
        <textarea
          rows={2}
          className="field"
          dir="auto"
          maxLength={SHOP_ORDER_LIMITS.noteLongest}
          value={choice.note}
          onChange={(event) => choose({ note: event.target.value })}
        />
      </label>
    </div>
  )
}

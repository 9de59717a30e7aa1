import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import { isOpenReturn } from '#contract/shop/return-rules.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { isRefused, isUnsent } from '../return-step.ts'
import { RETURN_STYLES } from '../return-styles.ts'
import { useReturnSteps } from '../use-return-steps.ts'
import { ReturnConflict } from './return-conflict.tsx'
import { UnsentSteps } from './unsent-steps.tsx'

/** Complaints about an order, and the way to one. Nothing where there is none and none can be made. */
export function OrderComplaints({ order }: { order: ShopOrder }) {
  const { t } = useTranslation('returns')
  const format = useFormat()
  const asked = useReturnSteps().filter(({ about }) => about.order === order.number && about.action === 'ask')
  const unsent = asked.filter(isUnsent)
  const refused = asked.filter(isRefused)
  const { returns, complaint, side } = order
  const mayComplain = side === 'bought' && complaint !== null && unsent.length === 0
  if (returns.length === 0 && !mayComplain && asked.length === 0) return null
  return (
    <section aria-label={t('section')} className="card p-4 grid grid-cols-1 gap-3">
      <h2 className="text-base">{t('section')}</h2>
      {refused.map((step) => (
        <ReturnConflict key={step.id} step={step} at="page" />
      ))}
      <UnsentSteps steps={unsent} />
      {returns.map(({ number, state, why, asked_at }) => (
        <p key={number} className="relative grid gap-1 border-t border-line pt-2 first-of-type:border-0">
          <AppLink to={`/shop_return/${lowerCase(number)}`} className={`whole-card ${isOpenReturn(state) ? 'font-600' : ''}`}>
            {t(`whys.${why}`)}
          </AppLink>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusChip variant={RETURN_STYLES[state]}>{t(`states.${state}`)}</StatusChip>
            <time dateTime={asked_at} className="text-sm text-ink-soft tabular">
              {format.dayShort(asked_at)}
            </time>
          </span>
        </p>
      ))}
      {mayComplain && (
        <>
          <p className="text-sm text-ink-soft">{t('hint')}</p>
          <AppLink to={`/shop_order/${lowerCase(order.number)}/complain`} className="btn-quiet justify-self-start">
            <Icon name="i-lucide-message-square-warning" />
            {t('complain')}
          </AppLink>
        </>
      )}
    </section>
  )
}

import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import { CHECKOUT_CODES } from '#contract/shop/checkout-refusals.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import type { OrderAbout } from '../order-about.ts'
import type { Outcome, Placing } from '../use-placing.ts'
import { CheckoutChanges } from './checkout-changes.tsx'

const WITH_CHANGES: readonly string[] = CHECKOUT_CODES
const WAITS: readonly string[] = ['unpaid-limit', 'too-many-held', 'cod-limit', 'cod-paused']

interface Props {
  placing: Placing
  onAccept: (next: OrderAbout) => void
}

/** What became of the purchases of one tap, where not all of them went through: each by itself. */
export function CheckoutOutcomes({ placing: { outcomes, isBusy }, onAccept }: Props) {
  return outcomes.map((outcome) => (
    <OneOutcome
      key={`${outcome.about.method} ${outcome.about.method === 'wallet' ? outcome.about.parts[0]?.seller : ''}`}
      outcome={outcome}
      isBusy={isBusy}
      onAccept={onAccept}
    />
  ))
}

function OneOutcome({ outcome, isBusy, onAccept }: { outcome: Outcome; isBusy: boolean; onAccept: Props['onAccept'] }) {
  const { t } = useTranslation('checkout')
  const which = t(`method.${outcome.about.method}`)
  if (outcome.kind === 'placed')
    return (
      <Said isGood title={t('outcome.placed', { which })}>
        <AppLink to={`/shop_purchase/${lowerCase(outcome.purchase.number)}`} className="link target">
          {t('outcome.open')}
        </AppLink>
      </Said>
    )
  if (outcome.kind === 'queued')
    return (
      <Said isGood title={t('outcome.queued', { which })}>
        <ScreenLink to="/outbox" className="link target">
          {t('basket:outbox')}
        </ScreenLink>
      </Said>
    )
  const { code, facts } = outcome.problem
  return (
    <Said title={t('outcome.refused', { which })}>
      {WITH_CHANGES.includes(code) && <CheckoutChanges about={outcome.about} facts={facts} isBusy={isBusy} onAccept={onAccept} />}
      {WAITS.includes(code) && (
        <>
          <p>{t(`problems:${code}.text`)}</p>
          <ScreenLink to="/orders" className="link target">
            {t('outcome.orders')}
          </ScreenLink>
        </>
      )}
      {!WITH_CHANGES.includes(code) && !WAITS.includes(code) && (
        <p>
          {t(`problems:${code}.text`, { defaultValue: t('common:error.text') })} {t('outcome.safe')}
        </p>
      )}
    </Said>
  )
}

function Said({ isGood = false, title, children }: { isGood?: boolean; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`rounded-control border p-3 bg-raised ${isGood ? 'border-brand' : 'border-danger'}`}>
      <p id={id} className={`font-600 ${isGood ? 'text-brand' : 'text-danger'}`}>
        <Icon name={isGood ? 'i-lucide-circle-check' : 'i-lucide-circle-alert'} /> {title}
      </p>
      {children}
    </section>
  )
}

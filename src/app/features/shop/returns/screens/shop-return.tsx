import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts'
import { OrdersProblem } from '../../orders/parts/orders-problem.tsx'
import { ReturnActions } from '../parts/return-actions.tsx'
import { ReturnChanges } from '../parts/return-changes.tsx'
import { ReturnClockLine } from '../parts/return-clock-line.tsx'
import { ReturnConflict } from '../parts/return-conflict.tsx'
import { ReturnMoney } from '../parts/return-money.tsx'
import { ReturnStations } from '../parts/return-stations.tsx'
import { ReturnStories } from '../parts/return-stories.tsx'
import { UnsentSteps } from '../parts/unsent-steps.tsx'
import type { ReturnStep } from '../return-step.ts'
import { RETURN_STYLES } from '../return-styles.ts'
import { useShopReturn } from '../use-shop-return.ts'

/** One complaint, to its buyer and to the seller: what it is, who has to do what until when, both stories, and what can be done. */
export function ShopReturnScreen({ number }: { number: string }) {
  const { t } = useTranslation('returns')
  const { answer, problem, reload, waiting, refused } = useShopReturn(number)
  const kept = useKeptFocus()
  return (
    <div {...kept} className="mx-auto max-w-4xl grid grid-cols-1 gap-3">
      <h1 className="text-xl" tabIndex={-1} data-keeps-focus="">
        {t('title')}
      </h1>
      {!answer && !problem && <div role="status" aria-label={t('common:loading')} className="skeleton h-64" />}
      {!answer && problem && <OrdersProblem problem={problem} of="order" retry={reload} />}
      {answer && (
        <>
          <AgeNote answer={answer} />
          {refused.map((step) => (
            <ReturnConflict key={step.id} step={step} at="page" />
          ))}
          <div className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
            <div className="grid grid-cols-1 gap-3 min-w-0">
              <Head of={answer.value} waiting={waiting} reload={reload} />
              <ReturnStories of={answer.value} />
            </div>
            <div className="grid grid-cols-1 gap-3 min-w-0">
              <ReturnStations of={answer.value} />
              <ReturnMoney of={answer.value} />
              <ReturnChanges of={answer.value} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}

function Head({ of, waiting, reload }: { of: ShopReturn; waiting: readonly ReturnStep[]; reload: () => void }) {
  const { t } = useTranslation('returns')
  return (
    <section aria-label={t('status')} className="card p-4 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p>
            <MixedText text={t(of.side === 'sold' ? 'parcels:list.buyer' : 'parcels:list.seller', { name: of.name })} />
          </p>
          <AppLink to={`/shop_order/${lowerCase(of.order)}`} className="target link justify-start!">
            {t('order', { number: of.order })}
          </AppLink>
        </div>
        <StatusChip variant={RETURN_STYLES[of.state]}>{t(`states.${of.state}`)}</StatusChip>
      </div>
      <ReturnClockLine of={of} />
      <UnsentSteps steps={waiting} />
      {/* What was done and not sent is not known to the service: what can be done after it is not known here. */}
      {waiting.length === 0 && <ReturnActions of={of} reload={reload} />}
    </section>
  )
}

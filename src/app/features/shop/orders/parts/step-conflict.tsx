import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import { discard, sendNow } from '../../../../state/outbox/outbox.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import type { OrderStep } from '../order-step.ts'
import { actionLabel } from '../step-labels.ts'

interface Props {
  step: OrderStep
  /** Where it is shown: the page of the order needs no link to itself. */
  at: 'order' | 'outbox'
}

/** Codes with words of their own. */
const SAID = ['bad-state', 'wrong-code', 'not-found'] as const

/** A step that the service did not take: why, and the ways out. */
export function StepConflict({ step: { id, about, problem }, at }: Props) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const code = problem?.code ?? 'bug'
  const said = SAID.find((one) => one === code)
  const left = problem?.facts?.left
  const again = async () => {
    setBusy(true)
    await sendNow(id).finally(() => setBusy(false))
  }
  return (
    <div role={at === 'order' ? 'alert' : undefined} className={at === 'order' ? 'card p-4 grid gap-2 border-danger' : 'grid gap-2'}>
      {at === 'order' && <h2 className="text-base">{t('parcels:conflict.title', { action: actionLabel(about.action, about.side, t) })}</h2>}
      <p className="font-600">{said ? t(`parcels:conflict.${said}`) : t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}</p>
      {code === 'wrong-code' && left !== undefined && <p>{t('parcels:conflict.left', { count: left })}</p>}
      <div className="flex flex-wrap gap-2">
        {at === 'outbox' && (
          <AppLink to={`/shop_order/${lowerCase(about.number)}`} className="btn-primary">
            {t('parcels:outbox.open')}
          </AppLink>
        )}
        {at === 'order' && (
          <>
            {/* The order is past it, or the code must be typed anew: the same once more would be refused again. */}
            {code !== 'wrong-code' && code !== 'not-found' && (
              <BusyButton isBusy={isBusy} icon="i-lucide-rotate-cw" onClick={() => void again()}>
                {t('common:retry')}
              </BusyButton>
            )}
            <Button icon="i-lucide-x" onClick={() => void discard(id)}>
              {t('parcels:conflict.leave')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

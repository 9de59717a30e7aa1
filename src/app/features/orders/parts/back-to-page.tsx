import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { useIsOffline } from '../../../state/connection/connection.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'

interface Props {
  isBusy: boolean
  /** Why the page did not open, if it has just been asked for. */
  problem: Problem | undefined
  onPay: () => void
}

/** Back to the payment page that is open, while it is unknown whether it was paid there. Never to another one. */
export function BackToPage({ isBusy, problem, onPay }: Props) {
  const { t } = useTranslation('orders')
  const isOffline = useIsOffline()
  const noteId = useId()
  return (
    <div className="grid gap-1">
      <BusyButton variant="quiet" icon="i-lucide-credit-card" className="w-full" isBusy={isBusy} disabled={isOffline} aria-describedby={noteId} onClick={onPay}>
        {t(isBusy ? 'pay.opening' : 'pay.back.button')}
      </BusyButton>
      <p id={noteId} className={`text-sm ${isOffline ? 'text-marigold' : 'text-ink-soft'}`}>
        {t(isOffline ? 'pay.offline' : 'pay.back.note')}
      </p>
      {problem && (
        <div role="alert" className="rounded-control border border-danger p-3">
          <p className="font-600 text-danger">{t('pay.back.failed')}</p>
          <p>{t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}</p>
        </div>
      )}
    </div>
  )
}

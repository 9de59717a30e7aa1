import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Approval } from '#contract/desk/approvals.ts'
import { showNotice } from '../../../../state/notices.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { decideOnApproval } from '../calls.ts'
import { APPROVAL_STYLES } from '../order-state-styles.ts'
import { ReasonDialog } from './reason-dialog.tsx'

interface Props {
  approval: Approval
  /** It stands on the page of what it is about. */
  isOnOrder?: boolean
  onDecided: (approval: Approval) => void
}

/** What one member of staff has asked for, and the decision of another. */
export function ApprovalRow({ approval, isOnOrder = false, onDecided }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useFormat()
  const [decision, choose] = useState<'approve' | 'refuse'>()
  const { kind, state, subject, title, page, taka, reason, asked_by, asked_at, is_own, decided_by, decision_reason, void_reason } = approval
  const what = t(`approvals.kinds.${kind}`, { money: taka === null ? '' : format.price(taka) })
  return (
    <section aria-label={`${what} ${subject}`} className="card p-3 grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <StatusChip variant={APPROVAL_STYLES[state]}>{t(`approvals.states.${state}`)}</StatusChip>
        <strong>{what}</strong>
        {!isOnOrder && page && (
          <AppLink to={page as `/${string}`} className="tabular">
            {subject}
          </AppLink>
        )}
      </div>
      {!isOnOrder && title && (
        <p>
          <MixedText text={title} />
        </p>
      )}
      <p className="text-sm text-ink-soft">{t('approvals.asked', { name: asked_by, at: format.dateTime(asked_at) })}</p>
      <p className="break-words">
        <MixedText text={reason} />
      </p>
      {decided_by !== null && (
        <p className="text-sm text-ink-soft">
          {t('approvals.decided', { name: decided_by })} <MixedText text={decision_reason ?? ''} />
        </p>
      )}
      {void_reason !== null && <p className="text-sm">{t(`approvals.void.${void_reason}`)}</p>}
      {state === 'waiting' && is_own && <p className="text-sm">{t('approvals.own')}</p>}
      {state === 'waiting' && !is_own && (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => choose('approve')}>
            {t('approvals.approve')}
          </Button>
          <Button onClick={() => choose('refuse')}>{t('approvals.refuse')}</Button>
        </div>
      )}
      {decision && (
        <ReasonDialog
          title={t(`approvals.${decision}Title`)}
          yes={t(`approvals.${decision}`)}
          isDanger={decision === 'refuse'}
          onDecide={async ({ reason: why, onceKey }) => {
            const decided = await decideOnApproval(approval, { decision, reason: why, onceKey })
            showNotice(t(`approvals.states.${decided.state}`))
            onDecided(decided)
          }}
          onClose={() => choose(undefined)}
        >
          <p>
            {what} <span className="tabular">{subject}</span>
          </p>
        </ReasonDialog>
      )}
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import { showNotice } from '../../../../state/notices.ts'
import { refundAll } from '../calls.ts'
import type { WithProof } from '../with-proof.ts'
import { RefundDialog } from './refund-dialog.tsx'

interface Props {
  eventId: number
  withProof: WithProof
  onDone: () => void
  onClose: () => void
}

/** Asks before everybody gets their money back. */
export function RefundAll({ eventId, withProof, onDone, onClose }: Props) {
  const { t } = useTranslation('sales')
  return (
    <RefundDialog
      title={t('refund.allTitle')}
      happens={[t('refund.allEvery'), t('refund.void'), t('refund.seats'), t('refund.told'), t('refund.allStays')]}
      yes={t('refund.allYes')}
      draftName={`refund all of ${eventId}`}
      withProof={withProof}
      onRefund={async (why) => {
        const count = await refundAll(eventId, why)
        showNotice(count === 0 ? t('refund.allNone') : t('refund.allAsked', { count }))
        onDone()
      }}
      onClose={onClose}
    />
  )
}

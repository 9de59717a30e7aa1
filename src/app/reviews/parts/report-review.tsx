import { useTranslation } from 'react-i18next'
import { CASE_LIMITS, REASONS_OF } from '#contract/cases/case-kinds.ts'
import { ReportDialog } from '../../ui/controls/report-dialog.tsx'
import { report } from '../calls.ts'

/** Reports a review to staff. */
export function ReportReview({ id, author, onClose }: { id: number; author: string; onClose: () => void }) {
  const { t } = useTranslation('reviews')
  return (
    <ReportDialog
      texts={{
        title: t('report.title', { name: author }),
        why: t('report.why'),
        note: t('report.note'),
        optional: t('report.optional'),
        send: t('report.send'),
        cancel: t('report.cancel'),
        done: t('report.done'),
      }}
      reasons={REASONS_OF.review}
      wordOf={(reason) => t(`report.reasons.${reason}`)}
      noteLongest={CASE_LIMITS.noteLongest}
      send={(body) => report(id, body)}
      problemOf={({ code }) => t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}
      onClose={onClose}
    />
  )
}

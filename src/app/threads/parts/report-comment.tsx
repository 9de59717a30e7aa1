import { useTranslation } from 'react-i18next'
import { COMMENT_LIMITS } from '#contract/threads/comment-fields.ts'
import { REPORT_REASONS } from '#contract/threads/comments.ts'
import { ReportDialog } from '../../ui/controls/report-dialog.tsx'
import { report } from '../own-calls.ts'
import { useDesk } from '../use-desk.ts'

/** Reports a comment to staff. */
export function ReportComment({ id, author }: { id: number; author: string }) {
  const { t } = useTranslation('commenting')
  const { open } = useDesk()
  return (
    <ReportDialog
      texts={{
        title: t('report.title', { name: author }),
        why: t('report.why'),
        note: t('report.note'),
        optional: t('report.optional'),
        send: t('report.send'),
        cancel: t('cancel'),
        done: t('report.done'),
      }}
      reasons={REPORT_REASONS}
      wordOf={(reason) => t(`report.reasons.${reason}`)}
      noteLongest={COMMENT_LIMITS.reasonLongest}
      send={(body) => report(id, body)}
      problemOf={({ code }) => t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}
      onClose={() => open(undefined)}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { MESSAGE_LIMITS, MESSAGE_REPORT_REASONS } from '#contract/conversations/conversation-rules.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { ReportDialog } from '../../../ui/controls/report-dialog.tsx'
import { report } from '../calls.ts'

interface Props {
  message_id: number
  /** Who wrote it. */
  name: string
  onClose: () => void
}

/** Reports a message to staff, who see no other message of the conversation. */
export function ReportMessage({ message_id, name, onClose }: Props) {
  const { t } = useTranslation('conversations')
  return (
    <ReportDialog
      texts={{
        title: t('report.title', { name }),
        hint: t('report.hint'),
        why: t('report.why'),
        note: t('report.note'),
        optional: t('forms:optional'),
        send: t('report.send'),
        cancel: t('cancel'),
        done: t('report.done'),
      }}
      reasons={MESSAGE_REPORT_REASONS}
      wordOf={(reason) => t(`report.reasons.${reason}`)}
      noteLongest={MESSAGE_LIMITS.noteLongest}
      send={(body) => report(message_id, body)}
      problemOf={({ code }) => (isNoAnswer(code) ? t('report.offline') : t(`problems:${code}.text`, { defaultValue: t('common:error.text') }))}
      onClose={onClose}
    />
  )
}

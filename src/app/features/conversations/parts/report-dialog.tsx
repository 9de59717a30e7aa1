import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MESSAGE_LIMITS, MESSAGE_REPORT_REASONS } from '#contract/conversations/conversation-rules.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { type ReportReason, report } from '../calls.ts'

interface Props {
  message_id: number
  /** Who wrote it. */
  name: string
  onClose: () => void
}

/** Reports a message to staff, who see no other message of the conversation. */
export function ReportDialog({ message_id, name, onClose }: Props) {
  const { t } = useTranslation('conversations')
  const noteId = useId()
  const [reason, setReason] = useState<ReportReason>('spam')
  const [note, setNote] = useState('')
  const [isDone, setDone] = useState(false)
  const { isBusy, problem, run } = useAction()
  const send = () => void run(() => report(message_id, { reason, note })).then(setDone)
  return (
    <Dialog title={t('report.title', { name })} place="sheet" onClose={onClose}>
      {isDone ? (
        <div className="grid gap-4 justify-items-start">
          <p role="status">
            <Icon name="i-lucide-circle-check" className="text-brand" /> {t('report.done')}
          </p>
          <Button ref={(button) => button?.focus()} onClick={onClose}>
            {t('common:close')}
          </Button>
        </div>
      ) : (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy) send()
          }}
        >
          <p>{t('report.hint')}</p>
          <fieldset>
            <legend className="pb-1 font-600">{t('report.why')}</legend>
            {MESSAGE_REPORT_REASONS.map((one) => (
              <label key={one} className="target w-full justify-start! gap-3">
                <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} className="accent-brand w-5 h-5 shrink-0" />
                {t(`report.reasons.${one}`)}
              </label>
            ))}
          </fieldset>
          <div>
            <label htmlFor={noteId} className="block pb-1 font-600">
              {t('report.note')} <span className="ps-2 text-sm text-ink-soft font-400">{t('forms:optional')}</span>
            </label>
            <textarea
              id={noteId}
              rows={3}
              maxLength={MESSAGE_LIMITS.noteLongest}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              dir="auto"
              className="field block"
            />
          </div>
          <div role="alert" className="empty:hidden text-danger">
            {problem && (isNoAnswer(problem.code) ? t('report.offline') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') }))}
          </div>
          <div className="flex flex-wrap gap-2 justify-end">
            <Button onClick={onClose}>{t('cancel')}</Button>
            <BusyButton variant="primary" type="submit" isBusy={isBusy}>
              {t('report.send')}
            </BusyButton>
          </div>
        </form>
      )}
    </Dialog>
  )
}

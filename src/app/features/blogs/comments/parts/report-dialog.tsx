import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COMMENT_LIMITS } from '#contract/blogs/comment-fields.ts'
import { REPORT_REASONS } from '#contract/blogs/comments.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { type ReportReason, report } from '../own-calls.ts'
import { useDesk } from '../use-desk.ts'

/** Reports a comment to the staff of the magazine. */
export function ReportDialog({ id, author }: { id: number; author: string }) {
  const { t } = useTranslation('commenting')
  const { open } = useDesk()
  const noteId = useId()
  const [reason, setReason] = useState<ReportReason>('spam')
  const [note, setNote] = useState('')
  const [isDone, setDone] = useState(false)
  const { isBusy, problem, run } = useAction()
  const close = () => open(undefined)
  const send = () => void run(() => report(id, { reason, note })).then(setDone)
  return (
    <Dialog title={t('report.title', { name: author })} place="sheet" onClose={close}>
      {isDone ? (
        <div className="grid gap-4 justify-items-start">
          <p role="status">
            <Icon name="i-lucide-circle-check" className="text-brand" /> {t('report.done')}
          </p>
          <Button ref={(button) => button?.focus()} onClick={close}>
            {t('common:close')}
          </Button>
        </div>
      ) : (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <fieldset>
            <legend className="pb-1 font-600">{t('report.why')}</legend>
            {REPORT_REASONS.map((one) => (
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
              maxLength={COMMENT_LIMITS.reasonLongest}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              dir="auto"
              className="field block"
            />
          </div>
          <div role="alert" className="empty:hidden text-danger">
            {problem && t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
          </div>
          <div className="flex flex-wrap gap-2 justify-end">
            <Button onClick={close}>{t('cancel')}</Button>
            <BusyButton variant="primary" type="submit" isBusy={isBusy}>
              {t('report.send')}
            </BusyButton>
          </div>
        </form>
      )}
    </Dialog>
  )
}

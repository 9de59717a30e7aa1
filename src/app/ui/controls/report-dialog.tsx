import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Icon } from '../icons/icon.tsx'
import { BusyButton } from './busy-button.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useAction } from './use-action.ts'

interface Props<Reason extends string> {
  texts: { title: string; hint?: ReactNode; why: string; note: string; send: string; cancel: string; done: string; optional: string }
  /** Of which one is chosen, the first to begin with. */
  reasons: readonly Reason[]
  wordOf: (reason: Reason) => string
  /** Code units of the note. */
  noteLongest: number
  send: (report: { reason: Reason; note: string }) => Promise<void>
  /** Why it could not be sent. */
  problemOf: (problem: Problem) => string
  onClose: () => void
}

/** Reports something that another user wrote to staff: why, and a note that may stay empty. */
export function ReportDialog<Reason extends string>({ texts, reasons, wordOf, noteLongest, send, problemOf, onClose }: Props<Reason>) {
  const { t } = useTranslation()
  const noteId = useId()
  const [chosen, setReason] = useState<Reason>()
  const [note, setNote] = useState('')
  const [isDone, setDone] = useState(false)
  const { isBusy, problem, run } = useAction()
  const [first] = reasons
  const reason = chosen ?? first
  const submit = () => reason && !isBusy && void run(() => send({ reason, note })).then(setDone)
  return (
    <Dialog title={texts.title} place="sheet" onClose={onClose}>
      {isDone ? (
        <div className="grid gap-4 justify-items-start">
          <p role="status">
            <Icon name="i-lucide-circle-check" className="text-brand" /> {texts.done}
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
            submit()
          }}
        >
          {texts.hint && <p>{texts.hint}</p>}
          <fieldset>
            <legend className="pb-1 font-600">{texts.why}</legend>
            {reasons.map((one) => (
              <label key={one} className="target w-full justify-start! gap-3">
                <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} className="accent-brand w-5 h-5 shrink-0" />
                {wordOf(one)}
              </label>
            ))}
          </fieldset>
          <div>
            <label htmlFor={noteId} className="block pb-1 font-600">
              {texts.note} <span className="ps-2 text-sm text-ink-soft font-400">{texts.optional}</span>
            </label>
            <textarea
              id={noteId}
              rows={3}
              maxLength={noteLongest}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              dir="auto"
              className="field block"
            />
          </div>
          <div role="alert" className="empty:hidden text-danger">
            {problem && problemOf(problem)}
          </div>
          <div className="flex flex-wrap gap-2 justify-end">
            <Button onClick={onClose}>{texts.cancel}</Button>
            <BusyButton variant="primary" type="submit" isBusy={isBusy}>
              {texts.send}
            </BusyButton>
          </div>
        </form>
      )}
    </Dialog>
  )
}

import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { BusyButton } from './busy-button.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useAction } from './use-action.ts'

interface Props {
  title: string
  /** @param problem the last refusal */
  children: ReactNode | ((problem: Problem | undefined) => ReactNode)
  /** What the button says that does it. */
  yes: string
  /** Whether what was typed does; faults are said by the fields. */
  isReady: () => boolean
  /** @throws {Problem} said in words, and the dialog stays. */
  onYes: () => Promise<void>
  /** Why it was not done; absent: in the words of all problems. */
  problemOf?: (problem: Problem) => string
  /** Absent: it closes. */
  onDone?: (() => void) | undefined
  /** It was refused, and stays. */
  onRefused?: (() => void) | undefined
  onClose: () => void
}

/** A few fields of one step, which closes once it is made or stored. */
export function FormDialog({ title, children, yes, isReady, onYes, problemOf, onDone, onRefused, onClose }: Props) {
  const { t } = useTranslation()
  const { isBusy, problem, run } = useAction()
  const isUnderWay = useRef(false)
  const submit = async () => {
    if (isUnderWay.current || !isReady()) return
    isUnderWay.current = true
    const isDone = await run(onYes).finally(() => {
      isUnderWay.current = false
    })
    if (!isDone) onRefused?.()
    else if (onDone) onDone()
    else onClose()
  }
  return (
    <Dialog title={title} place="sheet" onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {typeof children === 'function' ? children(problem) : children}
        <div role="alert" className="empty:hidden text-danger">
          {problem && (problemOf?.(problem) ?? t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') }))}
        </div>
        <div className="flex flex-wrap gap-2 justify-end">
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <BusyButton variant="primary" type="submit" isBusy={isBusy}>
            {yes}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  )
}

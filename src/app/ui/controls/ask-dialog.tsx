import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import { BusyButton } from './busy-button.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface Props {
  title: string
  children: ReactNode
  /** What the button says that does it. */
  yes: string
  no: string
  /**
   * Does it; the dialog closes when it is done.
   * @throws {Problem} said in words, and the dialog stays.
   */
  onYes: () => Promise<void>
  onClose: () => void
}

/** Asks before something that cannot be taken back. The way out has the focus. */
export function AskDialog({ title, children, yes, no, onYes, onClose }: Props) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const go = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await onYes()
      onClose()
    } catch (cause) {
      setProblem(cause instanceof Problem ? cause : new Problem('bug', { cause }))
      setBusy(false)
    }
  }
  return (
    <Dialog title={title} place="sheet" onClose={onClose}>
      <div className="grid gap-4">
        <div>{children}</div>
        <div role="alert" className="empty:hidden text-danger">
          {problem && t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
        </div>
        <div className="flex flex-wrap gap-2 justify-end">
          <Button data-first-focus onClick={onClose}>
            {no}
          </Button>
          <BusyButton variant="danger" isBusy={isBusy} onClick={() => void go()}>
            {yes}
          </BusyButton>
        </div>
      </div>
    </Dialog>
  )
}

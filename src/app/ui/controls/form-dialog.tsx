import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from './busy-button.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useAction } from './use-action.ts'

interface Props {
  title: string
  children: ReactNode
  /** What the button says that does it. */
  yes: string
  /** Whether what was typed does; faults are said by the fields. */
  isReady: () => boolean
  /** @throws {Problem} said in words, and the dialog stays. */
  onYes: () => Promise<void>
  onClose: () => void
}

/** A few fields of one step, which closes once it is made or stored. */
export function FormDialog({ title, children, yes, isReady, onYes, onClose }: Props) {
  const { t } = useTranslation()
  const { isBusy, problem, run } = useAction()
  const submit = () => {
    if (isBusy || !isReady()) return
    void run(onYes).then((isDone) => isDone && onClose())
  }
  return (
    <Dialog title={title} place="sheet" onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {children}
        <div role="alert" className="empty:hidden text-danger">
          {problem && t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
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

import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveGate, refreshGate } from '../../../../state/gate/gate.ts'
import { useGate } from '../../../../state/gate/gate-view.ts'
import { AskDialog } from '../../../../ui/controls/ask-dialog.tsx'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'

interface Props {
  secret: string
  onLeft: () => void
  onClose: () => void
}

/** Asks before this phone forgets a gate. While scans wait on it, it does not: they would be lost. */
export function LeaveDialog({ secret, onLeft, onClose }: Props) {
  const { t } = useTranslation('gate')
  const waiting = useGate((gate) => gate.waiting)
  // A scan may have been made in another tab: then the phone says so itself.
  const [isRefused, setRefused] = useState(false)
  const stays = useRef(false)
  if (waiting > 0 || isRefused) return <CannotLeave secret={secret} waiting={waiting} onClose={onClose} onSent={() => setRefused(false)} />
  const leave = async () => {
    stays.current = !(await leaveGate(secret))
    if (stays.current) setRefused(true)
    else onLeft()
  }
  return (
    <AskDialog title={t('leave.title')} yes={t('leave.yes')} no={t('leave.no')} onYes={leave} onClose={() => stays.current || onClose()}>
      {t('leave.text')}
    </AskDialog>
  )
}

function CannotLeave({ secret, waiting, onClose, onSent }: { secret: string; waiting: number; onClose: () => void; onSent: () => void }) {
  const { t } = useTranslation('gate')
  const [isBusy, setBusy] = useState(false)
  const problem = useGate((gate) => gate.problem)
  const send = async () => {
    setBusy(true)
    await refreshGate(secret)
    setBusy(false)
    onSent()
  }
  return (
    <Dialog title={t('leave.notYet')} place="sheet" onClose={onClose}>
      <div className="grid gap-4">
        <p>{t('leave.waiting', { count: Math.max(1, waiting) })}</p>
        <p role="status" className="text-danger empty:hidden">
          {!isBusy && problem && t(`problems:${problem}.text`, { defaultValue: t('common:error.text') })}
        </p>
        <div className="flex flex-wrap gap-2 justify-end">
          <Button data-first-focus onClick={onClose}>
            {t('common:close')}
          </Button>
          <BusyButton variant="primary" icon="i-lucide-send" isBusy={isBusy} onClick={() => void send()}>
            {t('leave.send')}
          </BusyButton>
        </div>
      </div>
    </Dialog>
  )
}

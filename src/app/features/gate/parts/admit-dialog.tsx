import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Formatter } from '#contract/core/format.ts'
import { printedCode } from '#contract/ticket-rules.ts'
import type { Admission, TicketAtGate } from '../../../state/gate-view.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface Props {
  ticket: TicketAtGate
  admission: Admission | undefined
  format: Formatter
  onAdmit: () => Promise<void>
  onClose: () => void
}

/** Asks before somebody is let in without their code: a tap may hit the wrong name. */
export function AdmitDialog({ ticket, admission, format, onAdmit, onClose }: Props) {
  const { t } = useTranslation('gate')
  const [isBusy, setBusy] = useState(false)
  const canEnter = !admission && ticket.state === 'valid'
  const go = async () => {
    setBusy(true)
    await onAdmit()
    onClose()
  }
  return (
    <Dialog title={t(canEnter ? 'admit.title' : 'admit.cannot')} place="sheet" onClose={onClose}>
      <div className="grid gap-4">
        <div>
          <p className="text-lg font-600">{ticket.holder_name}</p>
          <p className="text-ink-soft">
            <span lang="en" className="tabular">
              {printedCode(ticket.code)}
            </span>{' '}
            · {ticket.kind}
          </p>
        </div>
        <p>
          {admission ? (
            <>
              <Icon name="i-lucide-clock-alert" className="text-marigold" /> {t('admit.in', { time: format.time(admission.scanned_at), gate: admission.gate })}
            </>
          ) : (
            t(canEnter ? 'admit.text' : `admit.${ticket.state}`)
          )}
        </p>
        <div className="flex flex-wrap gap-2 justify-end">
          <Button data-first-focus onClick={onClose}>
            {t(canEnter ? 'admit.no' : 'common:close')}
          </Button>
          {canEnter && (
            <BusyButton look="primary" icon="i-lucide-check" isBusy={isBusy} onClick={() => void go()}>
              {t('admit.yes')}
            </BusyButton>
          )}
        </div>
      </div>
    </Dialog>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Formatter } from '#contract/core/format.ts'
import { dayNames } from '#contract/events/day-names.ts'
import { printedCode } from '#contract/events/ticket-rules.ts'
import { type Admission, canUndo, type TicketAtGate } from '../../../../state/gate/gate-view.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'

interface Props {
  ticket: TicketAtGate
  /** The days for which it is, where today is none of them. */
  otherDays: readonly string[] | undefined
  admission: Admission | undefined
  format: Formatter
  onAdmit: () => Promise<void>
  onUndo: (key: string) => Promise<void>
  onClose: () => void
}

/** Asks before a guest is let in without their code: a tap may hit the wrong name. */
export function AdmitDialog({ ticket, otherDays, admission, format, onAdmit, onUndo, onClose }: Props) {
  const { t } = useTranslation('gate')
  const [isBusy, setBusy] = useState(false)
  const canEnter = !admission && !otherDays && ticket.state === 'valid'
  const isOtherDay = otherDays && ticket.state === 'valid'
  const closed = ticket.state === 'valid' ? undefined : t(`admit.${ticket.state}`)
  const cannot = isOtherDay ? t('admit.otherDay', { days: dayNames(otherDays, format) }) : closed
  const now = useNow()
  const undoable = admission && now !== undefined && canUndo(admission, now) ? admission : undefined
  const go = async (action: () => Promise<void>) => {
    setBusy(true)
    await action()
    onClose()
  }
  return (
    <Dialog title={t(canEnter ? 'admit.title' : 'admit.cannot')} place="sheet" onClose={onClose}>
      <div className="grid gap-4">
        <div>
          <p className="text-lg font-600">
            <MixedText text={ticket.holder_name} />
          </p>
          <p className="text-ink-soft">
            <span lang="en" className="tabular">
              {printedCode(ticket.code)}
            </span>{' '}
            · <MixedText text={ticket.kind} />
          </p>
        </div>
        <p>
          {admission ? (
            <>
              <Icon name="i-lucide-clock-alert" className="text-marigold" />{' '}
              <MixedText text={t('admit.in', { time: format.time(admission.scanned_at), gate: admission.gate })} />
            </>
          ) : (
            (cannot ?? t('admit.text'))
          )}
        </p>
        <div className="flex flex-wrap gap-2 justify-end">
          <Button data-first-focus onClick={onClose}>
            {t(canEnter ? 'admit.no' : 'common:close')}
          </Button>
          {undoable && (
            <BusyButton icon="i-lucide-undo-2" isBusy={isBusy} onClick={() => void go(() => onUndo(undoable.key))}>
              {t('undo.do')}
            </BusyButton>
          )}
          {canEnter && (
            <BusyButton variant="primary" icon="i-lucide-check" isBusy={isBusy} onClick={() => void go(onAdmit)}>
              {t('admit.yes')}
            </BusyButton>
          )}
        </div>
      </div>
    </Dialog>
  )
}

import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/bookings/bookings.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useWhen } from '../../use-when.ts'
import { actionLabel } from '../step-labels.ts'
import type { MakeStep } from '../use-make-step.ts'
import { StepDialog } from './step-dialog.tsx'

/** Steps that need nothing but a yes. */
type SureAction = 'accept' | 'done' | 'cash' | 'no_show' | 'take_offer' | 'agree' | 'keep'

const QUEUED = ['accept', 'done', 'cash', 'no_show'] as const

interface Props {
  action: SureAction
  booking: Booking
  make: MakeStep
  reload: () => void
  onClose: () => void
}

/** What a step means, and a yes. */
export function SureDialog({ action, booking, make, reload, onClose }: Props) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const when = useWhen()
  const title = actionLabel(action, booking.side, t)
  const queued = QUEUED.find((one) => one === action)
  const present = action === 'take_offer' || action === 'agree' || action === 'keep' ? action : undefined
  const { proposal, starts_at, ends_at, price, charge, cash } = booking
  const time = action === 'agree' && proposal ? when(proposal.starts_at, proposal.ends_at) : starts_at && when(starts_at, ends_at)
  return (
    <StepDialog
      title={title}
      yes={title}
      needsNetwork={present !== undefined}
      onYes={() => (queued ? make.queue(queued, {}) : make.now(present ?? 'keep', {}))}
      onRefused={reload}
      onClose={onClose}
    >
      <p>
        {t(`sure.${action === 'no_show' ? `no_show_${booking.side}` : action}`, {
          when: time ?? t('noTime'),
          price: format.price(action === 'cash' ? cash : price + charge),
        })}
      </p>
    </StepDialog>
  )
}

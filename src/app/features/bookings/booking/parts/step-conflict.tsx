import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/bookings/bookings.ts'
import { discard, sendNow } from '../../../../state/outbox/outbox.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { bookingScreen } from '../../booking-path.ts'
import type { BookingStep } from '../booking-step.ts'
import { type QueuedBodies, sendStep } from '../send-step.ts'
import { actionLabel } from '../step-labels.ts'
import { useStepProblem } from '../use-step-problem.ts'
import { BookingNow, LoadedNow } from './booking-now.tsx'

interface Props {
  step: BookingStep
  /** The booking as it is now, on its own page; absent: in the outbox. */
  at?: { booking: Booking; onChanged: (booking: Booking) => void }
}

/** The same once more would be refused again. */
const FOR_GOOD: readonly string[] = ['stale', 'bad-state', 'not-found', 'bad-input']

/** A step that the service did not take: why, the booking as it is now, and the ways out. Nothing that the other side did is overwritten. */
export function StepConflict({ step, at }: Props) {
  const { t } = useTranslation('bookings')
  const problemOf = useStepProblem()
  const { isBusy, problem: notSent, run } = useAction()
  const { id, about, problem } = step
  const code = problem?.code ?? 'bug'
  return (
    <div role={at ? 'alert' : undefined} className={at ? 'card p-4 grid gap-2 border-danger' : 'grid gap-2'}>
      {at && <h2 className="text-base">{t('conflict.title', { action: actionLabel(about.action, about.side, t) })}</h2>}
      <p className="font-600">{problemOf({ code })}</p>
      {at ? <BookingNow booking={at.booking} /> : <LoadedNow number={about.number} />}
      <div className="flex flex-wrap gap-2">
        {!at && (
          <AppLink to={bookingScreen(about.number)} className="btn-primary">
            {t('outbox.open')}
          </AppLink>
        )}
        {at && code === 'stale' && at.booking.can.includes(about.action) && <Anew step={step} at={at} />}
        {at && !FOR_GOOD.includes(code) && (
          <BusyButton isBusy={isBusy} icon="i-lucide-rotate-cw" onClick={() => void run(() => sendNow(id))}>
            {t('common:retry')}
          </BusyButton>
        )}
        {at && (
          <Button icon="i-lucide-x" onClick={() => void discard(id)}>
            {t('conflict.leave')}
          </Button>
        )}
        {notSent && <p className="w-full text-danger">{problemOf(notSent)}</p>}
      </div>
    </div>
  )
}

/** Makes the step of the booking as it is now, which its maker sees above. */
function Anew({ step: { id, about, body }, at }: Required<Props>) {
  const { t } = useTranslation('bookings')
  const { isBusy, problem, run } = useAction()
  const problemOf = useStepProblem()
  const { action, side } = about
  const make = async () => {
    const said = { ...(body as QueuedBodies['decline']) }
    await sendStep(at.booking, { action, body: said }, { onStored: () => undefined, onAnswered: at.onChanged })
    await discard(id)
  }
  return (
    <>
      <BusyButton variant="primary" isBusy={isBusy} onClick={() => void run(make)}>
        {t('conflict.anew', { action: actionLabel(action, side, t) })}
      </BusyButton>
      {problem && <p className="w-full text-danger">{problemOf(problem)}</p>}
    </>
  )
}

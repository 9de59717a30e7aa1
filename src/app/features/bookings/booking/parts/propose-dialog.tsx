import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/bookings/bookings.ts'
import { bookingKey, dayPlace } from '#contract/days/day-entries.ts'
import type { Span } from '#contract/days/overlaps.ts'
import { lengthOf } from '#contract/services/slot-rules.ts'
import { OverlapNote } from '../../../../nouns/overlap-note.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { TimePicker } from '../../times/parts/time-picker.tsx'
import { loadService } from '../../times/slot-calls.ts'
import { useSlots } from '../../times/use-slots.ts'
import { useWhen } from '../../use-when.ts'
import { actionLabel } from '../step-labels.ts'
import type { MakeStep } from '../use-make-step.ts'
import { StepDialog } from './step-dialog.tsx'

interface Props {
  booking: Booking
  make: MakeStep
  reload: () => void
  onClose: () => void
}

/** Proposes another free time: the old one stands until the other side agrees. */
export function ProposeDialog({ booking, make, reload, onClose }: Props) {
  const { t } = useTranslation('bookings')
  const when = useWhen()
  const member = booking.member?.member_id ?? null
  const { answer, problem, reload: again } = useAnswer((options) => loadService(booking.service.service_id, options), `service ${booking.service.service_id}`)
  const slots = useSlots(booking.service.service_id, member)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const isReady = () => {
    setMissing(chosen === null)
    return chosen !== null
  }
  return (
    <StepDialog
      title={actionLabel('propose', booking.side, t)}
      yes={t('proposal.send')}
      needsNetwork
      isReady={isReady}
      onYes={() => make.now('propose', { starts_at: chosen ?? '', member })}
      onRefused={reload}
      onClose={onClose}
    >
      <p>{t('proposal.hint')}</p>
      {booking.starts_at && <p className="text-ink-soft">{t('proposal.now', { when: when(booking.starts_at, booking.ends_at) })}</p>}
      {answer && (
        <TimePicker
          service={answer.value}
          slots={slots}
          wanted={booking.pricing === 'hourly' ? booking.hours : booking.seats}
          chosen={chosen}
          onChoose={({ starts_at }) => setChosen(starts_at)}
          isNarrow
        />
      )}
      <OverlapNote span={answer && spanAt(booking, chosen, lengthOf(answer.value, booking.hours))} besides={bookingKey(booking.number)} />
      {!answer && !problem && <div role="status" aria-label={t('common:loading')} className="skeleton h-40" />}
      {!answer && problem && (
        <Button icon="i-lucide-rotate-cw" onClick={again}>
          {t('common:retry')}
        </Button>
      )}
      <p role="alert" className="text-danger empty:hidden">
        {isMissing && chosen === null && t('asking.noTime')}
      </p>
    </StepDialog>
  )
}

/** What the booking would take of one's day at another start: as long as it takes now, or as the service does where it has no time yet. */
function spanAt({ starts_at, ends_at, where }: Booking, start: string | null, minutes: number): Span | undefined {
  if (start === null) return undefined
  const length = starts_at !== null && ends_at !== null ? Date.parse(ends_at) - Date.parse(starts_at) : minutes * 60_000
  return { starts_at: start, ends_at: new Date(Date.parse(start) + length).toISOString(), place: where.place === 'online' ? '' : dayPlace(where) }
}

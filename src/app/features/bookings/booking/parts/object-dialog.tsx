import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BOOKING_LIMITS } from '#contract/bookings/booking-rules.ts'
import { PlainField } from '../../../../ui/form/plain-field.tsx'
import type { MakeStep } from '../use-make-step.ts'
import { StepDialog } from './step-dialog.tsx'

interface Props {
  make: MakeStep
  reload: () => void
  onClose: () => void
}

/** Says otherwise, where one is said not to have come: staff decide. */
export function ObjectDialog({ make, reload, onClose }: Props) {
  const { t } = useTranslation('bookings')
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const isReady = () => {
    setMissing(note.trim() === '')
    return note.trim() !== ''
  }
  return (
    <StepDialog
      title={t('actions.object')}
      yes={t('object.send')}
      needsNetwork
      isReady={isReady}
      onYes={() => make.now('object', { note })}
      onRefused={reload}
      onClose={onClose}
    >
      <p>{t('object.hint')}</p>
      <PlainField
        rows={3}
        longest={BOOKING_LIMITS.reasonLongest}
        label={t('object.note')}
        value={note}
        onChange={setNote}
        error={isMissing && note.trim() === '' ? t('forms:reasons.required') : undefined}
        isFirst
      />
    </StepDialog>
  )
}

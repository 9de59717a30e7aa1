import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import type { BookingStep } from '../booking-step.ts'
import { actionLabel } from '../step-labels.ts'

/** What this phone has still to send of a booking: what is shown of it is not known to anybody else. */
export function WaitingSteps({ steps, hasLink = false }: { steps: readonly BookingStep[]; hasLink?: boolean }) {
  const { t } = useTranslation()
  if (steps.length === 0) return null
  return (
    <div className="rounded-control bg-sunken px-3 py-2 grid gap-1">
      {steps.map(({ id, about: { action, side } }) => (
        <p key={id} className="flex items-start gap-2 text-marigold font-600">
          <Icon name="i-lucide-hourglass" className="mt-0.5" />
          <span>{t('bookings:step.waiting', { action: actionLabel(action, side, t) })}</span>
        </p>
      ))}
      <p className="text-sm">{t('bookings:step.waitingHint')}</p>
      {hasLink && (
        <ScreenLink to="/outbox" className="link justify-self-start">
          {t('bookings:outbox.see')}
        </ScreenLink>
      )}
    </div>
  )
}

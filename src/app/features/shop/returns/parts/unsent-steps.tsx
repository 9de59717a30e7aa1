import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import type { ReturnStep } from '../return-step.ts'

/** What this phone has still to send of a complaint, or the complaint itself. */
export function UnsentSteps({ steps }: { steps: readonly ReturnStep[] }) {
  const { t } = useTranslation('returns')
  if (steps.length === 0) return null
  return (
    <div role="status" className="rounded-control bg-sunken px-3 py-2 grid gap-1">
      {steps.map(({ id, about: { action } }) => (
        <p key={id} className="flex items-start gap-2 text-marigold font-600">
          <Icon name="i-lucide-hourglass" className="mt-0.5" />
          <span>{t('unsent.title', { action: t(`actions.${action}`) })}</span>
        </p>
      ))}
      <p className="text-sm">{t('unsent.hint')}</p>
      <ScreenLink to="/outbox" className="link justify-self-start">
        {t('parcels:step.outbox')}
      </ScreenLink>
    </div>
  )
}

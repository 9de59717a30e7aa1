import { useTranslation } from 'react-i18next'
import type { PhonePush } from '../use-phone-push.ts'

/** Why this phone shows no notifications, and that nothing is missed by it. Renders nothing where it does, or they were not asked for yet. */
export function PushWord({ state }: { state: PhonePush | undefined }) {
  const { t } = useTranslation('notices')
  if (state === undefined || state === 'on' || state === 'off') return null
  return (
    <p role="status" className="text-sm text-marigold">
      {state === 'full' ? t('failed') : t(`cannot.${state}`)} {t('inApp')}
    </p>
  )
}

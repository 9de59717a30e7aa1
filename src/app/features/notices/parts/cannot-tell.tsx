import { useTranslation } from 'react-i18next'
import type { Messages } from '../use-messages.ts'

/** Why there are no notifications on this phone, and that nothing is missed by it. */
export function CannotTell({ state }: { state: Exclude<Messages['state'], 'on' | undefined> }) {
  const { t } = useTranslation('notices')
  return (
    <>
      {t(`cannot.${state}`)} {t('inApp')}
    </>
  )
}

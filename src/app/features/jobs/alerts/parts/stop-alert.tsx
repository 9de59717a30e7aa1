import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StopByLink } from '../../../../ui/controls/stop-by-link.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { stopAlert } from '../alert-calls.ts'

/** Where the link of an alert's e-mail leads: one tap pauses that alert, no matter which account is signed in. */
export function StopAlert({ children }: { children: ReactNode }) {
  const { t } = useTranslation('applying')
  const words = () => ({
    title: t('stop.title'),
    text: t('stop.text'),
    button: t('stop.button'),
    done: t('stop.done'),
    offline: t('alerts.needsInternet'),
  })
  const more = (
    <ScreenLink to="/jobportal" className="btn-quiet">
      {t('empty.portal')}
    </ScreenLink>
  )
  return (
    <StopByLink words={words} onStop={stopAlert} more={more}>
      {children}
    </StopByLink>
  )
}

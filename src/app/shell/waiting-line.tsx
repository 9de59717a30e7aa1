import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { splitLanguage } from '#contract/core/paths.ts'
import { useOutbox, waitingCount } from '../state/outbox.ts'
import { Icon } from '../ui/icon.tsx'
import { ScreenLink } from '../ui/screen-link.tsx'
import { CONNECTION_LINE, LINE_LOOKS } from './line-looks.ts'

export interface WaitingLineProps {
  isOffline: boolean
  /** What is said while nothing waits. */
  children: ReactNode
}

/** How much waits to be sent, where that is not on screen anyway. */
export function WaitingLine({ isOffline, children }: WaitingLineProps) {
  const { t, i18n } = useTranslation()
  const { pathname } = useLocation()
  const count = useOutbox(waitingCount)
  // Its words come late.
  const hasWords = i18n.hasResourceBundle(i18n.language, 'shell')
  if (count === 0 || !hasWords || splitLanguage(pathname).path === '/outbox') return children
  return (
    <ScreenLink to="/outbox" className={`${isOffline ? LINE_LOOKS.offline : LINE_LOOKS.slow} ${CONNECTION_LINE}`}>
      <Icon name={isOffline ? 'i-lucide-wifi-off' : 'i-lucide-hourglass'} />
      <span className="underline">{t(isOffline ? 'shell:waitingOffline' : 'shell:waiting', { count })}</span>
    </ScreenLink>
  )
}

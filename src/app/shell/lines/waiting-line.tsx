import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { splitLanguage } from '#contract/core/paths.ts'
import { useOutbox, waitingCount } from '../../state/outbox/outbox.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'
import { CONNECTION_LINE, LINE_STYLES } from './line-styles.ts'

export interface WaitingLineProps {
  /** What is wrong with the connection; null: nothing. */
  why: 'offline' | 'noAnswer' | 'slow' | null
  /** What is said while nothing waits. */
  children: ReactNode
}

const WORDS = { offline: 'shell:waitingOffline', noAnswer: 'shell:waitingNoAnswer', slow: 'shell:waiting' } as const

/** How much waits to be sent, where that is not on screen anyway. */
export function WaitingLine({ why, children }: WaitingLineProps) {
  const { t, i18n } = useTranslation()
  const { pathname } = useLocation()
  const count = useOutbox(waitingCount)
  // Its words come late.
  const hasWords = i18n.hasResourceBundle(i18n.language, 'shell')
  if (count === 0 || !hasWords || splitLanguage(pathname).path === '/outbox') return children
  return (
    <ScreenLink to="/outbox" className={`${why === 'offline' || why === 'noAnswer' ? LINE_STYLES.offline : LINE_STYLES.slow} ${CONNECTION_LINE}`}>
      <Icon name={why === 'offline' ? 'i-lucide-wifi-off' : 'i-lucide-hourglass'} />
      <span className="underline">{t(WORDS[why ?? 'slow'], { count })}</span>
    </ScreenLink>
  )
}

import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { splitLanguage } from '#contract/core/paths.ts'
import { useConnection } from '../state/connection.ts'
import { useOutbox, waitingCount } from '../state/outbox.ts'
import { Icon } from '../ui/icon.tsx'
import { ScreenLink } from '../ui/screen-link.tsx'

const BACK_SHOWN_MS = 3_000

const LINES = {
  offline: { look: 'bg-ink text-surface', icon: 'i-lucide-wifi-off', textKey: 'common:connection.offline' },
  slow: { look: 'bg-sunken text-marigold', icon: 'i-lucide-hourglass', textKey: 'common:connection.slow' },
  back: { look: 'bg-brand text-on-brand', icon: 'i-lucide-wifi', textKey: 'common:connection.back' },
} as const

const LINE = 'min-h-8 p-1 flex items-center justify-center gap-1 text-sm'

/**
 * One line about the connection, and about what waits for it, hanging from the header, read out once per change. It lies over the 2rem that
 * every screen keeps free at its top, so nothing moves when it comes and goes.
 */
export function ConnectionLine() {
  const { t } = useTranslation()
  const line = useLine()
  const waiting = useWaiting()
  return (
    <div role="status" className="absolute inset-x-0 top-full">
      {waiting > 0 && line !== 'back' ? (
        <Waiting count={waiting} isOffline={line === 'offline'} />
      ) : (
        line && (
          <p className={`${LINES[line].look} ${LINE}`}>
            <Icon name={LINES[line].icon} />
            {t(LINES[line].textKey)}
          </p>
        )
      )}
    </div>
  )
}

function Waiting({ count, isOffline }: { count: number; isOffline: boolean }) {
  const { t } = useTranslation()
  return (
    <ScreenLink to="/outbox" className={`${isOffline ? LINES.offline.look : LINES.slow.look} ${LINE}`}>
      <Icon name={isOffline ? 'i-lucide-wifi-off' : 'i-lucide-hourglass'} />
      <span className="underline">{t(isOffline ? 'shell:waitingOffline' : 'shell:waiting', { count })}</span>
    </ScreenLink>
  )
}

/** How many wait to be sent, where they are not on screen anyway. */
function useWaiting(): number {
  const { i18n } = useTranslation()
  const { pathname } = useLocation()
  const count = useOutbox(waitingCount)
  // Its words come late.
  return i18n.hasResourceBundle(i18n.language, 'shell') && splitLanguage(pathname).path !== '/outbox' ? count : 0
}

function useLine(): keyof typeof LINES | null {
  const state = useConnection((connection) => connection.state)
  const [shown, setShown] = useState(state)
  const isBack = shown === 'offline' && state === 'online'

  useEffect(() => {
    if (!isBack) return setShown(state)
    const timer = setTimeout(() => setShown(state), BACK_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state, isBack])

  if (state !== 'online') return state
  return isBack ? 'back' : null
}

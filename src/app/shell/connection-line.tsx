import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../state/connection.ts'
import { Icon } from '../ui/icon.tsx'

const BACK_SHOWN_MS = 3_000

const LINES = {
  offline: { look: 'bg-ink text-surface', icon: 'i-lucide-wifi-off', textKey: 'common:connection.offline' },
  slow: { look: 'bg-sunken text-marigold', icon: 'i-lucide-hourglass', textKey: 'common:connection.slow' },
  back: { look: 'bg-brand text-on-brand', icon: 'i-lucide-wifi', textKey: 'common:connection.back' },
} as const

/**
 * One line about the connection, hanging from the header, read out once per change. It lies over the 2rem that every screen keeps free at its
 * top, so nothing moves when it comes and goes.
 */
export function ConnectionLine() {
  const { t } = useTranslation()
  const line = useLine()
  return (
    <div role="status" className="absolute inset-x-0 top-full">
      {line && (
        <p className={`${LINES[line].look} min-h-8 p-1 flex items-center justify-center gap-1 text-sm`}>
          <Icon name={LINES[line].icon} />
          {t(LINES[line].textKey)}
        </p>
      )}
    </div>
  )
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

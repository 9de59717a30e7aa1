import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../../state/connection/connection.ts'
import { hasGuestMark, watchGuestMark } from '../../state/session/guest-mark.ts'
import { useSession } from '../../state/session/session.ts'
import { hydrateDeferred } from '../../ui/hydration/deferred-hydration.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { CONNECTION_LINE, LINE_STYLES } from './line-styles.ts'

const BACK_SHOWN_MS = 3_000
const STEADY_MS = 3_000
/** In this time no more than two lines are read out, however the connection comes and goes. */
const TWO_LINES_MS = 5_000

const LINES = {
  offline: { variant: LINE_STYLES.offline, icon: 'i-lucide-wifi-off', textKey: 'common:connection.offline' },
  noAnswer: { variant: LINE_STYLES.offline, icon: 'i-lucide-hourglass', textKey: 'common:connection.noAnswer' },
  slow: { variant: LINE_STYLES.slow, icon: 'i-lucide-hourglass', textKey: 'common:connection.slow' },
  back: { variant: 'bg-brand text-on-brand', icon: 'i-lucide-wifi', textKey: 'common:connection.back' },
} as const

type Line = keyof typeof LINES | null

const WaitingLine = hydrateDeferred(async () => (await import('../signed-in-parts.tsx')).LineOfWaiting)

/**
 * One line about the connection, and about what waits for it, hanging from the header, read out once per change. It lies over the 2rem that
 * every screen keeps free at its top, so nothing moves when it comes and goes.
 */
export function ConnectionLine() {
  const { t } = useTranslation()
  const line = useSteady(useLine())
  const isGuest = useSyncExternalStore(watchGuestMark, hasGuestMark, () => false)
  const mayWait = useSession(({ account }) => account !== null) || isGuest
  const said = line && (
    <p className={`${LINES[line].variant} ${CONNECTION_LINE}`}>
      <Icon name={LINES[line].icon} />
      {t(LINES[line].textKey)}
    </p>
  )
  return (
    <div role="status" className="absolute inset-x-0 top-full">
      {mayWait && line !== 'back' ? (
        <Suspense fallback={said}>
          <WaitingLine why={line}>{said}</WaitingLine>
        </Suspense>
      ) : (
        said
      )}
    </div>
  )
}

function useLine(): Line {
  const state = useConnection((connection) => connection.state)
  const isUnanswered = useConnection((connection) => connection.isUnanswered ?? false)
  const [shown, setShown] = useState(state)
  const isBack = shown === 'offline' && state === 'online'

  useEffect(() => {
    if (!isBack) return setShown(state)
    const timer = setTimeout(() => setShown(state), BACK_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state, isBack])

  if (state === 'offline' && isUnanswered) return 'noAnswer'
  if (state !== 'online') return state
  return isBack ? 'back' : null
}

/** What was said stays a while: a connection that comes and goes is not read out each time. Only that it got worse is said at once, where not much was said before. */
function useSteady(line: Line): Line {
  const [steady, setSteady] = useState(line)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  /** When the last two lines were read out, the earlier one first. */
  const saidAt = useRef([Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY])
  useEffect(() => {
    if (line === steady) return
    const now = performance.now()
    const change = () => {
      changedAt.current = performance.now()
      if (line !== null) saidAt.current = [saidAt.current[1] ?? 0, changedAt.current]
      setSteady(line)
    }
    const stays = steady === null || steady === 'slow' ? 0 : changedAt.current + STEADY_MS - now
    const bound = line === null ? 0 : (saidAt.current[0] ?? 0) + TWO_LINES_MS - now
    const wait = Math.max(stays, bound)
    if (wait <= 0) return change()
    const timer = setTimeout(change, wait)
    return () => clearTimeout(timer)
  }, [line, steady])
  return steady
}

import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isSecret } from './ticket-secret.ts'

/** What an address asks for: a link's secret, or the seat of a ticket that this phone has. Undefined until it was looked at. */
export type Wanted = { secret: string } | { seat: number } | 'nothing' | undefined

/**
 * The secret of the link that was followed. It stands behind the `#`, so that it reaches no server log, and is taken out of the address at
 * once; the seat takes its place when it is known, so that the page can be loaded again.
 */
export function useWanted(): Wanted {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const seat = useRouterState({ select: ({ location }) => Number((location.search as { seat?: string }).seat) })
  const [secret, setSecret] = useState<string | null>()
  useEffect(() => {
    const found = hash.replace(/^#/, '')
    setSecret((former) => (isSecret(found) ? found : (former ?? null)))
    if (found) history.replaceState(history.state, '', location.pathname)
  }, [hash])
  if (secret === undefined) return undefined
  if (secret) return { secret }
  return seat > 0 ? { seat } : 'nothing'
}

/** Names the ticket in the address by what is no secret. */
export function nameSeat(seat: number): void {
  const search = `?seat=${seat}`
  if (location.search !== search) history.replaceState(history.state, '', location.pathname + search)
}

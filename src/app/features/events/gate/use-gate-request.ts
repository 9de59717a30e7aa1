import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** What an address asks for: a link's secret, or the gate of an event that this phone has. Undefined until it was looked at. */
export type GateRequest = { secret: string } | { event: number } | 'nothing' | undefined

const isSecret = (text: string): boolean => /^[\w-]{32}$/.test(text)

/**
 * The secret of the link that was followed. It stands behind the `#`, so that it reaches no server log, and is taken out of the address at
 * once: a gate's phone goes from hand to hand.
 */
export function useGateRequest(): GateRequest {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const event = useRouterState({ select: ({ location }) => Number((location.search as { event?: string }).event) })
  const [secret, setSecret] = useState<string | null>()
  useEffect(() => {
    const found = hash.replace(/^#/, '')
    setSecret((former) => (isSecret(found) ? found : (former ?? null)))
    if (found) history.replaceState(history.state, '', location.pathname + location.search)
  }, [hash])
  if (secret === undefined) return undefined
  if (secret) return { secret }
  return event > 0 ? { event } : 'nothing'
}

/** Names the gate in the address by what is no secret, so that the page can be loaded again. */
export function nameEvent(event: number | undefined): void {
  const search = event === undefined ? '' : `?event=${event}`
  if (location.search !== search) history.replaceState(history.state, '', location.pathname + search)
}

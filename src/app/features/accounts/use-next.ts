import { useCanGoBack, useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readNext } from '#contract/accounts/sessions.ts'
import { splitLanguage, withLanguage } from '#contract/core/paths.ts'
import { useHydrating } from '../../ui/hydration/use-hydrating.ts'
import { usePrefix } from '../../ui/navigation/use-prefix.ts'
import { wantedBefore } from './wanted-before.ts'

/** Where the reader wanted to go. The server writes one page for all, so it comes with the page's life. */
export function useNext(): string | undefined {
  const next = useRouterState({ select: ({ location }) => readNext(location.search as Record<string, unknown>).next })
  // Only the screen at which this page was opened can have been led to by a link that was not alive yet.
  const isFirst = !useCanGoBack()
  if (useHydrating()) return undefined
  return next ?? (isFirst ? wantedBefore(document.referrer, location.origin) : undefined)
}

/** Goes to a path of this site by a full page load, in the language of this page unless the path names one. */
export function useLeave(): (path: string) => void {
  const prefix = usePrefix()
  return useCallback((path) => location.assign(splitLanguage(path).language ? path : withLanguage(prefix, path)), [prefix])
}

/** Goes to /login in place, and says there what has just been done. */
export function useGoToLogIn(): (arrival: Arrival, next?: string) => void {
  const router = useRouter()
  return useCallback((arrival, next) => void router.navigate({ to: '/login', search: next ? { next } : {}, state: { arrival } }), [router])
}

/** What led to /login. It travels with the history, not with the address, which others could write. */
export type Arrival = { kind: 'joined'; username: string; email: string } | { kind: 'password-set'; username: string }

declare module '@tanstack/history' {
  interface HistoryState {
    arrival?: Arrival
  }
}

/** What led here, unless the page was loaded anew since. */
export function useArrival(): Arrival | undefined {
  const arrival = useRouterState({ select: ({ location }) => location.state.arrival })
  return useHydrating() ? undefined : arrival
}

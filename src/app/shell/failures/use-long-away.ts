import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { SOMETHING_MS } from '#contract/core/time-budget.ts'

/** A screen that comes sooner is not announced by an outline. */
export const OUTLINE_AFTER_MS = SOMETHING_MS / 2

/**
 * Whether the reader has wanted another screen for so long that the former one must not stand there any more. Not while the new one shows an
 * outline of its own, nor while the same screen is asked for again: what is on screen stays.
 */
export function useLongAway(): boolean {
  const wanted = useRouterState({
    select: ({ status, location, resolvedLocation, matches }) =>
      status === 'pending' && resolvedLocation?.pathname !== location.pathname && matches.at(-1)?.status !== 'pending' ? location.pathname : undefined,
  })
  const [since, setSince] = useState<string>()
  useEffect(() => {
    if (wanted === undefined) return
    const timer = setTimeout(() => setSince(wanted), OUTLINE_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setSince(undefined)
    }
  }, [wanted])
  return wanted !== undefined && since === wanted
}

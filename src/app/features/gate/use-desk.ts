import { useEffect, useRef, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import { checkIn, type Shown } from '../../state/gate.ts'
import type { Verdict } from '../../state/gate-view.ts'
import { signal } from './signals.ts'

/** What was said of the last ticket; each has a number of its own, so that the same twice is two. */
export type Said = { number: number } & ({ verdict: Verdict } | { problem: Problem })

export interface Desk {
  said: Said | undefined
  /** Lets a ticket in, or says why not. */
  check: (shown: Shown) => Promise<void>
  dismiss: () => void
  isMuted: boolean
  toggleSound: () => void
}

/** The one place at a gate where tickets are decided on, whichever way they came. */
export function useDesk(secret: string): Desk {
  const [said, setSaid] = useState<Said>()
  const [isMuted, setMuted] = useState(false)
  const latest = useRef({ isMuted, number: 0 })
  useEffect(() => {
    latest.current.isMuted = isMuted
  })
  const check = async (shown: Shown) => {
    latest.current.number += 1
    const { number } = latest.current
    const now = await decide(secret, shown)
    signal('verdict' in now ? now.verdict.verdict : 'not-ours', latest.current.isMuted)
    // A later ticket may have been quicker.
    setSaid((before) => (before && before.number > number ? before : { number, ...now }))
  }
  return { said, check, dismiss: () => setSaid(undefined), isMuted, toggleSound: () => setMuted((was) => !was) }
}

async function decide(secret: string, shown: Shown): Promise<{ verdict: Verdict } | { problem: Problem }> {
  try {
    return { verdict: await checkIn(secret, shown) }
  } catch (cause) {
    return { problem: cause instanceof Problem ? cause : new Problem('bug', { cause }) }
  }
}

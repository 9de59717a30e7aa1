import { useEffect, useRef, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import { checkIn, type TicketInput, undoScan } from '../../../state/gate/gate.ts'
import type { TicketAtGate, Verdict } from '../../../state/gate/gate-view.ts'
import { signal } from './signals.ts'

/** What was said of the last ticket; each has a number of its own, so that the same twice is two. */
export type Said = { number: number } & Outcome

/** `undone`: the ticket counts as not let in, or it was too late for that. */
type Outcome = { verdict: Verdict } | { undone: TicketAtGate; isTooLate: boolean } | { problem: Problem }

interface Desk {
  said: Said | undefined
  /** Lets a ticket in, or says why not. */
  check: (shown: TicketInput) => Promise<void>
  /** Undoes a scan of this phone. */
  undo: (key: string, ticket: TicketAtGate) => Promise<void>
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
  const say = async (work: () => Promise<Outcome>) => {
    latest.current.number += 1
    const { number } = latest.current
    const now = await work().catch((cause: unknown) => ({ problem: cause instanceof Problem ? cause : new Problem('bug', { cause }) }))
    if (!('undone' in now)) signal('verdict' in now ? now.verdict.verdict : 'not-ours', latest.current.isMuted)
    // A later ticket may have been quicker.
    setSaid((before) => (before && before.number > number ? before : { number, ...now }))
  }
  const check = (shown: TicketInput) => say(async () => ({ verdict: await checkIn(secret, shown) }))
  const undo = (key: string, ticket: TicketAtGate) => say(async () => ({ undone: ticket, isTooLate: !(await undoScan(secret, key)) }))
  return { said, check, undo, dismiss: () => setSaid(undefined), isMuted, toggleSound: () => setMuted((was) => !was) }
}

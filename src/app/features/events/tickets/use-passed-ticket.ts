import { useEffect, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import type { Ticket } from '#contract/events/tickets.ts'
import { forgetReceived, type ReceivedTicket, receivedTickets, storeReceived } from '../../../state/stored-tickets.ts'
import { onReconnect } from '../../../wire/reconnect.ts'
import { openTicket } from './calls.ts'
import { nameSeat, type Wanted } from './use-passed-secret.ts'

interface Shown {
  ticket?: Ticket | undefined
  fetchedAt?: string
  from?: 'network' | 'device'
  problem?: Problem | undefined
}

/** A ticket that was passed on: from this phone at once if it has it, then as the service knows it now. A link that is dead takes it away. */
export function usePassedTicket(wanted: Wanted): Shown & { retry: () => void } {
  const [shown, setShown] = useState<Shown>({})
  const [turn, setTurn] = useState(0)
  const key = typeof wanted === 'object' ? JSON.stringify(wanted) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is wanted, the turn asks again.
  useEffect(() => {
    if (typeof wanted !== 'object') return
    const mine = new AbortController()
    const show = (next: Shown) => {
      if (!mine.signal.aborted) setShown((before) => ({ ...before, ...next }))
    }
    void follow(wanted, mine.signal, show)
    const stop = onReconnect(() => setTurn((at) => at + 1))
    return () => {
      mine.abort()
      stop()
    }
  }, [key, turn])
  return { ...shown, retry: () => setTurn((at) => at + 1) }
}

async function follow(wanted: Exclude<Wanted, undefined | 'nothing'>, signal: AbortSignal, show: (next: Shown) => void): Promise<void> {
  // A phone that does not let us look has none.
  const all: ReceivedTicket[] = await receivedTickets().catch(() => [])
  const kept = all.find((one) => ('secret' in wanted ? one.secret === wanted.secret : one.ticket.id === wanted.seat))
  if (kept) show({ ticket: kept.ticket, fetchedAt: kept.fetchedAt, from: 'device' })
  const secret = 'secret' in wanted ? wanted.secret : kept?.secret
  if (secret === undefined) return show({ ticket: undefined, problem: new Problem('not-found') })
  try {
    const { value: ticket, fetchedAt } = await openTicket(secret, { signal })
    // Out of room: it is shown all the same, and the link opens it again.
    await storeReceived({ secret, ticket, fetchedAt }).catch(() => undefined)
    if (signal.aborted) return
    show({ ticket, fetchedAt, from: 'network', problem: undefined })
    nameSeat(ticket.id)
  } catch (cause) {
    if (signal.aborted) return
    const problem = cause instanceof Problem ? cause : new Problem('bug', { cause })
    if (problem.code !== 'link-expired') return show({ problem })
    await forgetReceived(secret).catch(() => undefined)
    show({ ticket: undefined, problem })
  }
}

import { useEffect, useState } from 'react'
import type { Ticket } from '#contract/events/tickets.ts'
import { type PassedTicket, passedFromHere } from '../../../state/stored-tickets.ts'

/** What this phone knows of passing a ticket on. Looked up again whenever the ticket has changed. */
export function usePassed({ id, code, holder_name }: Ticket): PassedTicket | undefined {
  const [passed, setPassed] = useState<PassedTicket>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: code and name say that the ticket is another one now.
  useEffect(() => {
    let isMine = true
    // A phone that does not let us look has nothing to share again.
    passedFromHere(id).then(
      (found) => isMine && setPassed(found),
      () => undefined,
    )
    return () => {
      isMine = false
    }
  }, [id, code, holder_name])
  return passed
}

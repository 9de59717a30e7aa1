import { useEffect, useState } from 'react'
import { useSession } from '../../../state/session/session.ts'
import { type ReceivedTicket, receivedTickets } from '../../../state/stored-tickets.ts'

/** Tickets that were passed on to whoever uses this phone; undefined until it was asked. */
export function useReceived(): ReceivedTicket[] | undefined {
  const user = useSession(({ account }) => account?.id)
  const [received, setReceived] = useState<ReceivedTicket[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else finds others.
  useEffect(() => {
    let isMine = true
    receivedTickets().then(
      (found) => isMine && setReceived(found),
      // A phone that does not let us look keeps none.
      () => isMine && setReceived([]),
    )
    return () => {
      isMine = false
    }
  }, [user])
  return received
}

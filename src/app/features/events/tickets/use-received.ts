import { useEffect, useState } from 'react'
import { useSession } from '../../../state/session/session.ts'
import { type ReceivedTicket, receivedTickets } from '../../../state/stored-tickets.ts'

/** Tickets that were passed on to the user of this phone; undefined until the phone was read. */
export function useReceived(): ReceivedTicket[] | undefined {
  const user = useSession(({ account }) => account?.id)
  const [received, setReceived] = useState<ReceivedTicket[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user finds other tickets.
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

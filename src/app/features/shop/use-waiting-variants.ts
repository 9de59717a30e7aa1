import { useEffect, useState } from 'react'
import type { HeldBasket } from '../../state/basket/basket.ts'
import { loadOutbox, useOutbox } from '../../state/outbox/outbox.ts'
import { useSession } from '../../state/session/session.ts'
import { waitingVariants } from './waiting-orders.ts'

/** Variants in orders that are not certain to have left the basket; undefined until the outbox was looked into: until then none can be ordered. */
export function useWaitingVariants(held: HeldBasket | undefined): ReadonlySet<number> | undefined {
  const entries = useOutbox((outbox) => outbox.entries)
  const isKnown = useOutbox((outbox) => outbox.isKnown)
  const isVisitor = useSession(({ account }) => account === null)
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    // Another tab may have stored one since.
    void loadOutbox().finally(() => setRead(true))
  }, [])
  return isRead && (isKnown || isVisitor) ? waitingVariants(entries, held?.ordered ?? []) : undefined
}

import { useEffect, useState } from 'react'
import { upperCase } from '#contract/core/one-form.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import { useAskingAgain } from '../../nouns/use-asking-again.ts'
import { type UsedAnswer, useAnswer } from '../../wire/use-answer.ts'
import { useLookingAgain } from '../../wire/use-looking-again.ts'
import { loadOrder, loadTickets } from './calls.ts'
import { isOpen, isUndecided } from './order-styles.ts'

/** One order by its id. It is updated: by itself while another party's decision is waited for, and whenever the user comes back to it. */
export function useOrder(event_order_id: string): UsedAnswer<EventOrder> {
  const used = useAnswer((options) => loadOrder(event_order_id, options), `order ${upperCase(event_order_id)}`)
  const state = used.answer?.value.order_state
  useAskingAgain({ isWaiting: state !== undefined && isUndecided(state), after: used.answer ?? used.problem, ask: used.reload })
  useLookingAgain(state !== undefined && isOpen(state), used.reload)
  return used
}

/**
 * Has the tickets brought to this phone as soon as an order is known to be paid: the gate may have no network.
 * @param order undefined until it is known by the network.
 * @returns whether they are here.
 */
export function useTicketsBrought(order: Pick<EventOrder, 'event_order_id' | 'payment_status'> | undefined): boolean {
  const [brought, setBrought] = useState('')
  const wanted = order?.payment_status === 'Completed' ? order.event_order_id : undefined
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    loadTickets({ signal: stop.signal, fresh: true }).then(
      (answer) => answer.from === 'network' && !stop.signal.aborted && setBrought(wanted),
      // The screen of the tickets asks again, and says why it cannot.
      () => undefined,
    )
    return () => stop.abort()
  }, [wanted])
  return wanted !== undefined && brought === wanted
}

import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import type { TicketChoice } from '#contract/orders/ticket-choice.ts'
import { beginEdit, endEdit, loadOutbox, useOutbox } from '../../state/outbox/outbox.ts'
import type { BuyerDetails } from './checkout-order.ts'

/** Whether a waiting order is being changed: `no`, not yet known, it is held back for it, or it cannot be changed any more. */
export type Editing = 'no' | 'looking' | 'held' | 'gone'

/** What of a waiting order stands in the form. */
const Body = v.object({
  full_name: v.string(),
  phone_number: v.string(),
  email: v.string(),
  order_note: v.optional(v.string(), ''),
  coupon: v.nullish(v.string(), null),
  items: v.array(v.object({ event_ticket: v.number(), quantity: v.number() })),
})

interface Into {
  write: (details: BuyerDetails & Record<string, string>) => void
  put: (choice: TicketChoice) => void
  restoreCoupon: (code: string) => void
}

/** Holds a waiting order back and puts it into the form; a buyer who leaves without sending it lets it go out as it was. */
export function useEditing(entry: string | undefined, into: Into): Editing {
  const [state, setState] = useState<Editing>(entry === undefined ? 'no' : 'looking')
  const put = useEffectEvent(({ items, coupon, ...details }: v.InferOutput<typeof Body>) => {
    into.write(details)
    into.put(Object.fromEntries(items.map(({ event_ticket, quantity }) => [event_ticket, quantity])))
    if (coupon) into.restoreCoupon(coupon)
  })
  useEffect(() => {
    if (entry === undefined) return
    let isOver = false
    const begin = async () => {
      const isHeld = await beginEdit(entry)
      if (isOver) return isHeld && endEdit(entry)
      await loadOutbox()
      const read = v.safeParse(Body, useOutbox.getState().entries.find(({ id }) => id === entry)?.body)
      if (!isHeld || !read.success) return setState('gone')
      put(read.output)
      setState('held')
    }
    void begin().catch(() => setState('gone'))
    return () => {
      isOver = true
      // Sent or not: one that has gone out is left as it is.
      void endEdit(entry).catch(() => undefined)
    }
  }, [entry])
  return state
}

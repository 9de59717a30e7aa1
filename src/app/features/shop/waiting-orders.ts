import * as v from 'valibot'
import type { OutboxEntry } from '../../state/outbox/outbox.ts'

/** What the outbox calls a purchase of goods. */
export const PURCHASE_NOUN = 'shop-purchases'

const Ordered = v.looseObject({ orders: v.array(v.looseObject({ lines: v.array(v.looseObject({ variant_id: v.number(), quantity: v.number() })) })) })

/** What is ordered by an entry; nothing where another version of the app wrote it in a shape unknown here. */
export function orderedBy({ body }: Pick<OutboxEntry, 'body'>): { variant_id: number; quantity: number }[] {
  const read = v.safeParse(Ordered, body)
  return read.success ? read.output.orders.flatMap(({ lines }) => lines) : []
}

/**
 * Variants in orders that this phone has not sent yet, or whose lines have not left the basket yet: ordered again, they would come twice.
 * @param ordered ids of entries whose lines have left it
 */
export const waitingVariants = (entries: readonly OutboxEntry[], ordered: readonly string[]): ReadonlySet<number> =>
  new Set(
    entries
      .filter(({ id, noun, state }) => noun === PURCHASE_NOUN && state !== 'discarded' && !(state === 'sent' && ordered.includes(id)))
      .flatMap(orderedBy)
      .map(({ variant_id }) => variant_id),
  )

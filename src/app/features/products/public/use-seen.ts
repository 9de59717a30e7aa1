import { useFormat } from '../../../ui/formats/use-format.ts'
import { useNow } from '../../../ui/formats/use-now.ts'
import { type AgedAnswer, seenAt } from '../../../ui/lists/seen-at.ts'

/** Prices change seldom, stock with every order: so long both are shown without their age. */
const PRICE_MS = 60 * 60_000
const STOCK_MS = 2 * 60_000

/** How long ago a price and a stock were seen, in words, where that is long enough to be said. */
export interface Seen {
  price?: string
  stock?: string
}

/** Makes the ages of what was seen at some moment. Before the clock may be asked nothing has an age, as on the page that the server wrote. */
export function useSeenSince(): (at: number) => Seen {
  const format = useFormat()
  const now = useNow()
  return (at) => {
    if (now === undefined) return {}
    const ageMs = now - at
    const age = format.age(new Date(at).toISOString(), now)
    return { ...(ageMs >= PRICE_MS && { price: age }), ...(ageMs >= STOCK_MS && { stock: age }) }
  }
}

/** The same of all that an answer shows. */
export function useSeen(answer: AgedAnswer): Seen {
  const since = useSeenSince()
  return since(seenAt(answer))
}

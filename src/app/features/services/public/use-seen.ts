import { SLOT_LIMITS } from '#contract/services/slot-limits.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useNow } from '../../../ui/formats/use-now.ts'
import { type AgedAnswer, seenAt } from '../../../ui/lists/seen-at.ts'

/** Prices change seldom, free times with every booking: so long both are shown without their age. */
const PRICE_MS = 60 * 60_000
const TIME_MS = SLOT_LIMITS.freshMinutes * 60_000

/** What time it is, and how long ago a price and a free time were seen, in words, where that is long enough to be said. */
export interface Seen {
  now: number | undefined
  price?: string
  time?: string
}

/** Makes the ages of what was seen at some moment. Before the clock may be asked nothing has an age, as on the page that the server wrote. */
export function useSeenSince(): (at: number | undefined) => Seen {
  const format = useFormat()
  const now = useNow()
  return (at) => {
    if (now === undefined || at === undefined) return { now }
    const ageMs = now - at
    const age = format.age(new Date(at).toISOString(), now)
    return { now, ...(ageMs >= PRICE_MS && { price: age }), ...(ageMs >= TIME_MS && { time: age }) }
  }
}

/** The same of all that an answer shows. */
export function useSeen(answer: AgedAnswer): Seen {
  const since = useSeenSince()
  return since(seenAt(answer))
}

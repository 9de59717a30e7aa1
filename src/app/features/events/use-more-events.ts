import { useState } from 'react'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { problemCode } from '#contract/core/problem-code.ts'
import type { EventCard, EventPage } from '#contract/events.ts'
import type { EventQuestion } from '#contract/events-filter.ts'
import type { Answer } from '../../wire/answer.ts'

interface Further {
  /** Cursor of the first page that these cards follow on: with another one they would leave a gap. */
  after: string
  cards: EventCard[]
  next: string | null
}

/** Further pages outlive the screen, so that coming back from an event finds the list as long as it was. Filled by taps only. */
const furtherOf = new Map<string, Further>()
const LISTS_KEPT = 3

function keepFurther(key: string, further: Further): void {
  furtherOf.delete(key)
  furtherOf.set(key, further)
  for (const oldest of [...furtherOf.keys()].slice(0, -LISTS_KEPT)) furtherOf.delete(oldest)
}

export interface MoreEvents {
  cards: EventCard[]
  hasMore: boolean
  state: 'idle' | 'loading' | 'offline' | 'failed'
  load: () => void
  /** Index of the first card that came last, for the focus; undefined until something came. */
  newFrom: number | undefined
}

/** The first page and those that were loaded after it. A screen for another question is another screen: give it a key. */
export function useMoreEvents(question: EventQuestion, answer: Answer<EventPage>): MoreEvents {
  const key = canonicalQuery(question)
  const { results, next_cursor } = answer.value
  const [held, setHeld] = useState(() => furtherOf.get(key))
  const [state, setState] = useState<MoreEvents['state']>('idle')
  const [newFrom, setNewFrom] = useState<number>()

  const further = held && held.after === next_cursor ? held : undefined
  const seen = new Set(results.map((card) => card.id))
  const cards = further ? [...results, ...further.cards.filter((card) => !seen.has(card.id))] : results
  const cursor = further ? further.next : next_cursor

  const load = async () => {
    if (!cursor || !next_cursor || state === 'loading') return
    setState('loading')
    try {
      const page = (await (await import('./calls.ts')).loadEventList(question, {}, cursor)).value
      const longer = { after: next_cursor, cards: [...(further?.cards ?? []), ...page.results], next: page.next_cursor }
      keepFurther(key, longer)
      setHeld(longer)
      setNewFrom(cards.length)
      setState('idle')
    } catch (error) {
      // A chunk that did not come is no Problem, but for the reader it is the same: no network.
      setState(['offline', 'too-slow', undefined].includes(problemCode(error)) ? 'offline' : 'failed')
    }
  }
  return { cards, hasMore: cursor !== null, state, load: () => void load(), newFrom }
}

import { useEffect, useState } from 'react'
import { keyOf } from '#contract/core/resource.ts'
import { resourceOf } from '#contract/resources.ts'
import type { BookmarkableNoun, Cards } from './cached-items.ts'

interface Held<Card> {
  card: Card | undefined
  others: Card[]
}

/**
 * What this phone holds in place of a page that cannot be had: the card of it, and others whose pages are here. Undefined until it was asked.
 * @param id as it stands in the address. @param most others.
 */
export function useCachedItem<N extends BookmarkableNoun>(noun: N, id: string, most: number): Held<Cards[N]> | undefined {
  const [held, setHeld] = useState<Held<Cards[N]>>()
  useEffect(() => {
    let wanted = true
    const nothing: Held<Cards[N]> = { card: undefined, others: [] }
    void import('./cached-items.ts')
      .then(({ cachedCard, cachedPages }) => Promise.all([cachedCard(noun, Number(id)), cachedPages(noun, most + 1)]))
      .then(([card, pages]) => ({ card, others: pages.filter((page) => keyOf(resourceOf(noun), page) !== Number(id)).slice(0, most) }))
      // A phone that does not let us look has nothing to offer; the way to try again stands above.
      .catch(() => nothing)
      .then((found) => wanted && setHeld(found))
    return () => {
      wanted = false
    }
  }, [noun, id, most])
  return held
}

import { useCallback, useEffect, useState } from 'react'
import { type KeptNoun, type Saved, savedOf } from './held-things.ts'
import { useSaved } from './saved.ts'

type Found<N extends KeptNoun> = { state: 'asking' | 'failed'; things?: undefined } | { state: 'there'; things: Saved<N>[] }

/** What the reader keeps of a noun on this phone, followed as it changes; and the way to ask anew. */
export function useSavedOf<N extends KeptNoun>(noun: N): { found: Found<N>; ask: () => void } {
  const [found, setFound] = useState<Found<N>>({ state: 'asking' })
  const ask = useCallback(
    () =>
      void savedOf(noun).then(
        (things) => setFound({ state: 'there', things }),
        () => setFound({ state: 'failed' }),
      ),
    [noun],
  )
  useEffect(() => {
    ask()
    // Dropped or added here or in another tab, or fetched meanwhile.
    return useSaved.subscribe(ask)
  }, [ask])
  return { found, ask }
}

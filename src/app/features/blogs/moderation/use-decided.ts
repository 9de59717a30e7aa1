import { useState } from 'react'

/** What was decided of which row: rows that scroll out of sight are not there to remember it. */
export function useDecided<Deed>() {
  const [decided, setDecided] = useState<ReadonlyMap<number, Deed>>(new Map())
  return { of: (id: number): Deed | undefined => decided.get(id), note: (id: number, deed: Deed) => setDecided((before) => new Map(before).set(id, deed)) }
}

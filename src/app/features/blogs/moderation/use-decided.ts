import { useState } from 'react'

/** What was decided of which row: rows that scroll out of sight are not there to remember it. */
export function useDecided<Decision>() {
  const [decided, setDecided] = useState<ReadonlyMap<number, Decision>>(new Map())
  return {
    of: (id: number): Decision | undefined => decided.get(id),
    note: (id: number, decision: Decision) => setDecided((before) => new Map(before).set(id, decision)),
  }
}

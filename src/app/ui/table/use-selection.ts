import { useState } from 'react'

/** Rows that were chosen, by what each is known by. */
export interface Selection {
  chosen: ReadonlySet<string | number>
  set: (keys: readonly (string | number)[], isChosen: boolean) => void
  clear: () => void
}

const NONE: ReadonlySet<string | number> = new Set()

/** Rows to do something with. A list for another filter is another list: give its component a key. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState(NONE)
  return {
    chosen,
    set: (keys, isChosen) => setChosen((before) => (isChosen ? new Set([...before, ...keys]) : new Set([...before].filter((key) => !keys.includes(key))))),
    clear: () => setChosen(NONE),
  }
}

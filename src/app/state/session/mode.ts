import { create } from 'zustand'
import { storedText } from '../stored.ts'

/** As what someone who sells uses the app at the moment. */
export type Mode = 'buyer' | 'seller'

const KEPT_UNDER = 'hatkhola-mode'
const STORED = storedText(KEPT_UNDER)

interface ChosenMode {
  /** Null: never chosen, and while the page is taken over from the server, which knows no user. */
  chosen: Mode | null
}

const useChosenMode = create<ChosenMode>()(() => ({ chosen: null }))

// After the store is made, so that its first state is the one the server wrote with.
if (!import.meta.env.SSR) {
  useChosenMode.setState({ chosen: read() })
  addEventListener('storage', ({ key }) => {
    if (key === KEPT_UNDER || key === null) useChosenMode.setState({ chosen: read() })
  })
}

/** The mode that sellers chose on this phone; a seller who never chose is in seller mode. Says nothing about whether the account is a seller's. */
export const useMode = (): Mode => useChosenMode(({ chosen }) => chosen ?? 'seller')

/** Whether seller mode was chosen or taken up before: then its column may be kept free while the account is not yet read. */
export const useWasSelling = (): boolean => useChosenMode(({ chosen }) => chosen === 'seller')

/** Chooses, here and in other tabs. */
export function chooseMode(chosen: Mode): void {
  useChosenMode.setState({ chosen })
  STORED.write(chosen)
}

function read(): Mode | null {
  const kept = STORED.read()
  return kept === 'buyer' || kept === 'seller' ? kept : null
}

import { useSyncExternalStore } from 'react'

/** From here on a screen has room for two columns, as in the style sheet. */
const WIDE = '(min-width: 1024px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether two things fit side by side. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )

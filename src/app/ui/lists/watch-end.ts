import { savesData } from '../media/data-saving.ts'

/** So far below the window the next page is asked for. */
const AHEAD = '600px'

/** Says each time that the reader comes near the end of a list, unless data is saved; gives the way to stop. */
export function watchEnd(end: Element, onNear: () => void): () => void {
  if (savesData()) return () => undefined
  const watcher = new IntersectionObserver(
    ([entry]) => {
      // A reader who has not scrolled has not asked for more.
      if (entry?.isIntersecting && scrollY > 0 && navigator.onLine) onNear()
    },
    { rootMargin: `0px 0px ${AHEAD}` },
  )
  watcher.observe(end)
  return () => watcher.disconnect()
}

import { useSession } from '../session/session.ts'
import { dropDraft, storeDraft } from './drafts.ts'

/** What is typed is written after a pause of this length. */
const PAUSE_MS = 400
/** A writer who makes no pause loses no more than this. */
const LONGEST_MS = 900

/** Where drafts lie, and how they get there. */
export interface DraftShelf {
  keep: (name: string, values: unknown) => Promise<void>
  drop: (name: string) => Promise<void>
}

export interface DraftStore {
  /** To be called at every stroke. */
  note: () => void
  /**
   * Keeps it at once.
   * @throws {Problem} out-of-space — what was kept before still stands.
   */
  keep: () => Promise<void>
  /** Nothing of it is to be kept any longer: it was sent, or given up. Ready when the phone holds nothing of it. */
  forget: () => Promise<void>
  /** Keeps what waits and ends: the form is gone. */
  stop: () => void
}

/**
 * Keeps what is typed into a form: the first letter after a pause at once, the following ones at the next pause or within a second, and everything
 * when the page is left. A user who types and leaves loses nothing. A phone without room keeps no draft; the form itself still holds what was typed.
 * @param read gives what is typed now. @param shelf where it is kept: with what is the person's of this session, unless said otherwise.
 */
export function openDraftStore(name: string, read: () => Record<string, unknown>, shelf: Partial<DraftShelf> = {}): DraftStore {
  const { keep = storeDraft, drop = dropDraft } = shelf
  // Another tab may sign in or out: what was typed before is not the next person's.
  const writer = useSession.getState().account?.id
  const isWriterHere = () => useSession.getState().account?.id === writer
  const leaving = new AbortController()
  let isUnsaved = false
  let first: ReturnType<typeof setTimeout> | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  let longest: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    isUnsaved = false
    clearTimeout(first)
    clearTimeout(pause)
    clearTimeout(longest)
    pause = undefined
    longest = undefined
  }
  const keepNow = () => {
    if (!isUnsaved) return
    isUnsaved = false
    if (isWriterHere()) void keep(name, read()).catch(() => undefined)
  }
  const onHidden = () => document.visibilityState === 'hidden' && keepNow()
  addEventListener('pagehide', keepNow, { signal: leaving.signal })
  document.addEventListener('visibilitychange', onHidden, { signal: leaving.signal })
  return {
    note: () => {
      isUnsaved = true
      // The form has the letter a moment after its event. The first write also opens the database, for which a page that is left has no time.
      if (pause === undefined) first = setTimeout(keepNow)
      longest ??= setTimeout(() => {
        longest = undefined
        keepNow()
      }, LONGEST_MS)
      clearTimeout(pause)
      pause = setTimeout(() => {
        pause = undefined
        keepNow()
      }, PAUSE_MS)
    },
    keep: async () => {
      cancel()
      if (isWriterHere()) await keep(name, read())
    },
    forget: async () => {
      cancel()
      if (isWriterHere()) await drop(name).catch(() => undefined)
    },
    stop: () => {
      keepNow()
      cancel()
      leaving.abort()
    },
  }
}

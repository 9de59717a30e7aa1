import { useEffect, useRef, useState } from 'react'
import { type DraftStore, openDraftStore } from './draft-store.ts'
import { readDraft } from './drafts.ts'

interface KeptValue<T> {
  value: T
  /** @param next of what it is when it is called: several in a row build on each other */
  put: (next: (now: T) => T) => void
  /** It was sent. Ready when the phone holds nothing of it. */
  forget: () => Promise<void>
  /** It was typed earlier and has not been sent. */
  isRestored: boolean
}

/** What is being put together, kept with the account's drafts at every change. @param name of the draft, which stays the same. @param isShape another version may have written it */
export function useKeptValue<T extends Record<string, unknown>>(name: string, first: T, isShape: (draft: unknown) => draft is T): KeptValue<T> {
  const [value, setValue] = useState(first)
  const [isRestored, setRestored] = useState(false)
  const latest = useRef(first)
  const isTouched = useRef(false)
  const store = useRef<DraftStore>(undefined)
  const shape = useRef(isShape)
  useEffect(() => {
    let isOver = false
    const mine = openDraftStore(name, () => ({ ...latest.current }))
    store.current = mine
    const take = (draft: unknown) => {
      if (isOver || isTouched.current || !shape.current(draft)) return
      latest.current = draft
      setValue(draft)
      setRestored(true)
    }
    readDraft(name).then(take, () => undefined)
    return () => {
      isOver = true
      mine.stop()
    }
  }, [name])
  return {
    value,
    put: (next) => {
      isTouched.current = true
      latest.current = next(latest.current)
      setValue(latest.current)
      store.current?.note()
    },
    forget: async () => store.current?.forget(),
    isRestored,
  }
}

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type DraftShelf, type DraftStore, openDraftStore } from './draft-store.ts'
import { dropDraft, readDraft, storeDraft } from './drafts.ts'

/** What this needs of a form of a screen. */
export interface StoredForm {
  read: () => Record<string, unknown>
  write: (values: Record<string, string>) => void
}

export interface FormDraft {
  /** What stands in the form was typed earlier and has not been sent. */
  isRestored: boolean
  /** Whether something was typed since the form was last as the service has it. */
  isTyped: () => boolean
  /** To be called at every stroke. */
  note: () => void
  /** Nothing of it is to be kept any longer: it was sent, or given up. */
  forget: () => void
  /** For a form that stays after it was saved. @param sent what `read` gave when it was sent. @returns false: other text was typed meanwhile, and is kept */
  forgetSent: (sent: Record<string, unknown>) => boolean
}

/** Where a draft may lie; must stay the same. */
type Shelf = DraftShelf & { read: (name: string) => Promise<unknown> }
const OF_MEMBER: Shelf = { read: readDraft, keep: storeDraft, drop: dropDraft }

/** Keeps what is typed into a form on this phone until it is sent. Never for passwords. @param shelf absent: a visitor's is not kept */
export function useFormDraft(form: StoredForm, name: string, shelf: Shelf = OF_MEMBER): FormDraft {
  const [isRestored, setRestored] = useState(false)
  const isTyped = useRef(false)
  const keeper = useRef<DraftStore>(undefined)
  const { read, write } = form

  // Before the form is painted: what is typed in the very first moment counts as well.
  useLayoutEffect(() => {
    let isOver = false
    const mine = openDraftStore(name, read, shelf)
    keeper.current = mine
    const take = (draft: unknown) => {
      if (isOver || isTyped.current || !isTexts(draft)) return
      const known = Object.keys(read())
      write(Object.fromEntries(Object.entries(draft).filter(([field]) => known.includes(field))))
      isTyped.current = true
      setRestored(true)
    }
    shelf.read(name).then(take, () => undefined)
    return () => {
      isOver = true
      mine.stop()
    }
  }, [name, read, write, shelf])

  const note = useCallback(() => {
    isTyped.current = true
    keeper.current?.note()
  }, [])

  const forget = useCallback(() => {
    isTyped.current = false
    setRestored(false)
    void keeper.current?.forget()
  }, [])

  const forgetSent = useCallback(
    (sent: Record<string, unknown>) => {
      const isAsSent = isSame(read(), sent)
      if (isAsSent) forget()
      return isAsSent
    },
    [read, forget],
  )

  return useMemo(() => ({ isRestored, isTyped: () => isTyped.current, note, forget, forgetSent }), [isRestored, note, forget, forgetSent])
}

const isSame = (one: Record<string, unknown>, other: Record<string, unknown>): boolean => Object.entries(one).every(([field, value]) => other[field] === value)

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { clearDirty, markDirty } from '../connection/worker.ts'
import { type DraftStore, openDraftStore } from './draft-store.ts'
import { dropOwnDraft, type PersistedDraft } from './persisted-draft.ts'

/** What a form begins with, and what goes with its fields into the draft. */
export type PersistedFormStart<T> = Omit<PersistedDraft<T>, 'at'>

export interface PersistedForm<T> {
  picture: Blob | undefined
  /** Another picture, or none. @param state what its field says: `new`, `kept`, `none`, or empty. */
  putPicture: (picture: Blob | undefined, state: string) => void
  /** Of a form with several, all new ones in their order. */
  pictures: readonly Blob[]
  /** Other pictures, or another order. @param named what their field says: the number of each, as `1,3,2` */
  putPictures: (pictures: readonly Blob[], named: string) => void
  /** Texts as they stand, valid or not. */
  texts: () => T
  write: (values: Record<string, string>) => void
  /** Goes into the draft with the rest. */
  beside: RefObject<Pick<PersistedDraft<T>, 'base' | 'client_key' | 'post_try'>>
  /** To be called at every change. */
  note: () => void
  /** Keeps it at once; false on a phone without room. */
  keep: () => Promise<boolean>
  /** It was sent, or given up. */
  forget: () => Promise<void>
}

interface Options<T> {
  name: string
  start: PersistedFormStart<T>
  /** The form itself. */
  form: { read: () => Record<string, unknown>; write: (values: Record<string, string>) => void }
  /** The field that says which picture it is. */
  pictureField: string
  /** Hears of every change, once it stands in the form. */
  onNote?: (() => void) | undefined
}

const NONE: readonly Blob[] = []

/** A form of which nothing is lost: fields, picture and texts are kept on the phone a moment after each change. */
export function usePersistedForm<T extends Record<string, string>>({ name, start, form, pictureField, onNote }: Options<T>): PersistedForm<T> {
  const [picture, setPicture] = useState(start.picture)
  const [pictures, setPictures] = useState(start.pictures ?? NONE)
  const kept = useRef({ picture: start.picture, ...(start.pictures && { pictures: start.pictures }), writer: start.writer })
  const beside = useRef({ base: start.base, client_key: start.client_key, post_try: start.post_try })
  const keeper = useRef<DraftStore>(undefined)
  const heard = useRef(onNote)
  useEffect(() => {
    heard.current = onNote
  })
  const { read, write } = form

  // A field that was never shown is not known to the form.
  const texts = useCallback(() => ({ ...start.texts, ...read() }) as T, [start, read])
  // Before the form is painted: what is typed in the very first moment counts as well.
  useLayoutEffect(() => {
    const readAll = (): Record<string, unknown> => ({ texts: texts(), ...kept.current, ...beside.current, at: new Date().toISOString() })
    const mine = openDraftStore(name, readAll, { drop: (of) => dropOwnDraft(of, kept.current.writer) })
    keeper.current = mine
    return () => {
      mine.stop()
      clearDirty(name)
    }
  }, [name, texts])

  const note = useCallback(() => {
    markDirty(name)
    // What was sent in vain is not what stands here now.
    if (beside.current.post_try === 'unknown') beside.current.post_try = 'changed'
    keeper.current?.note()
    heard.current?.()
  }, [name])
  useNotedStrokes(note)

  return {
    picture,
    putPicture: (next, state) => {
      kept.current.picture = next
      setPicture(next)
      write({ [pictureField]: state })
      note()
    },
    pictures,
    putPictures: (next, named) => {
      kept.current.pictures = next
      setPictures(next)
      write({ [pictureField]: named })
      note()
    },
    texts,
    write,
    beside,
    note,
    keep: async () => {
      const done = await keeper.current?.keep().then(
        () => true,
        () => false,
      )
      return done ?? false
    },
    forget: async () => {
      clearDirty(name)
      await keeper.current?.forget()
    },
  }
}

/** Whatever is typed or chosen on this screen. */
function useNotedStrokes(note: () => void): void {
  useLayoutEffect(() => {
    const stop = new AbortController()
    const within = ({ target }: Event) => target instanceof Element && target.closest('main form') !== null
    document.addEventListener('input', (event) => within(event) && note(), { signal: stop.signal })
    return () => stop.abort()
  }, [note])
}

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type DraftKeeper, openDraftKeeper } from '../../state/draft-keeper.ts'
import { clearDirty, markDirty } from '../../state/worker.ts'
import { type ScreenForm, useScreenForm } from '../../ui/form/use-screen-form.ts'
import { dropOwnDraft, type EventDraft } from './event-draft.ts'
import type { CoverState, EventSchema, EventTexts, FilledEvent } from './event-values.ts'

/** What a form begins with, and what goes with its fields into the draft. */
export type EventStart = Omit<EventDraft, 'at'>

/** What is wrong in the form as it was last sent. */
export interface Faults {
  fields: Record<string, string>
  /** How often it was sent so. */
  round: number
}

export interface EventFormState {
  form: ScreenForm
  picture: Blob | undefined
  /** Another picture, or none. */
  putPicture: (picture: Blob | undefined, thumbnail: CoverState) => void
  /** Texts as they stand, valid or not. */
  texts: () => EventTexts
  faults: Faults
  /** Goes into the draft with the rest. */
  beside: RefObject<Pick<EventDraft, 'base' | 'client_key' | 'post_try'>>
  /** To be called at every change. */
  note: () => void
  /** Keeps it at once; false on a phone without room. */
  keep: () => Promise<boolean>
  /** It was sent, or given up. */
  forget: () => Promise<void>
}

interface Wish {
  name: string
  start: EventStart
  schema: EventSchema
  onSubmit: (event: FilledEvent) => Promise<void>
  /** Hears of every change, once it stands in the form. */
  onNote?: () => void
}

/** The form of an event, of which nothing is lost: fields, picture and texts are kept on the phone a moment after each change. */
export function useEventForm({ name, start, schema, onSubmit, onNote }: Wish): EventFormState {
  const { faults, onChecked, onAsked } = useFaults()
  const form = useScreenForm({ schema, initialValues: start.texts as never, onSubmit, onChecked })
  const [picture, setPicture] = useState(start.picture)
  const kept = useRef({ picture: start.picture, writer: start.writer })
  const beside = useRef({ base: start.base, client_key: start.client_key, post_try: start.post_try })
  const keeper = useRef<DraftKeeper>(undefined)
  const heard = useRef(onNote)
  useEffect(() => {
    heard.current = onNote
  })
  const { read, write } = form

  // A field that was never shown is not known to the form.
  const texts = useCallback(() => ({ ...start.texts, ...read() }) as EventTexts, [start, read])
  useEffect(() => {
    const readAll = (): Record<string, unknown> => ({ texts: texts(), ...kept.current, ...beside.current, at: new Date().toISOString() })
    const mine = openDraftKeeper(name, readAll, (of) => dropOwnDraft(of, kept.current.writer))
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
  useNotedStrokes(note, onAsked)

  return {
    form,
    picture,
    putPicture: (next, thumbnail) => {
      kept.current.picture = next
      setPicture(next)
      write({ thumbnail })
      note()
    },
    texts,
    faults,
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

/** Whatever is typed or chosen on this screen, and that the form is sent. */
function useNotedStrokes(note: () => void, onAsked: () => void): void {
  useEffect(() => {
    const stop = new AbortController()
    const within = ({ target }: Event) => target instanceof Element && target.closest('main form') !== null
    document.addEventListener('input', (event) => within(event) && note(), { signal: stop.signal })
    // Before the form looks at it.
    document.addEventListener('submit', (event) => within(event) && onAsked(), { signal: stop.signal, capture: true })
    return () => stop.abort()
  }, [note, onAsked])
}

function useFaults() {
  const [faults, setFaults] = useState<Faults>({ fields: {}, round: 0 })
  const asked = useRef(false)
  const own = useMemo(
    () => ({
      onAsked: () => {
        asked.current = true
      },
      onChecked: (fields: Record<string, string>) => {
        const isSent = asked.current
        asked.current = false
        setFaults(({ round }) => ({ fields, round: round + (isSent && Object.keys(fields).length > 0 ? 1 : 0) }))
      },
    }),
    [],
  )
  return { faults, ...own }
}

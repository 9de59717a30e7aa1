import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '../../state/drafts.ts'
import type { ScreenForm } from '../../ui/form/use-screen-form.ts'

/** A pause in typing so long is taken for the moment to keep it. */
const PAUSE_MS = 400

export interface FormDraft {
  /** What stands in the form was typed earlier and has not been sent. */
  isRestored: boolean
  /** Whether something was typed since the form was last as the service has it. */
  isTyped: () => boolean
  /** To be called at every stroke. */
  note: () => void
  /** Nothing of it is to be kept any longer: it was sent, or given up. */
  forget: () => void
}

/** Keeps what is typed into a form on this phone until it is sent. Never for passwords. */
export function useFormDraft(form: ScreenForm, name: string): FormDraft {
  const [isRestored, setRestored] = useState(false)
  const isTyped = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { read, write } = form

  // A phone without room keeps no draft: the form itself still holds what was typed.
  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    void keepDraft(name, read()).catch(() => undefined)
  }, [name, read])

  useEffect(() => {
    let isOver = false
    const take = (draft: unknown) => {
      if (isOver || isTyped.current || !isTexts(draft)) return
      const known = Object.keys(read())
      write(Object.fromEntries(Object.entries(draft).filter(([field]) => known.includes(field))))
      isTyped.current = true
      setRestored(true)
    }
    readDraft(name).then(take, () => undefined)
    return () => {
      isOver = true
      if (timer.current) keep()
    }
  }, [name, read, write, keep])

  const note = useCallback(() => {
    isTyped.current = true
    clearTimeout(timer.current)
    timer.current = setTimeout(keep, PAUSE_MS)
  }, [keep])

  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    isTyped.current = false
    setRestored(false)
    void dropDraft(name).catch(() => undefined)
  }, [name])

  return useMemo(() => ({ isRestored, isTyped: () => isTyped.current, note, forget }), [isRestored, note, forget])
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')

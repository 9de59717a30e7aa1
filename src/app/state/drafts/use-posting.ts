import { useRef, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import type { PersistedForm } from './use-persisted-form.ts'

export interface Posting<Filled, Form> {
  post: (filled: Filled, form: Form) => Promise<void>
  /** It is posted, and the reader is on the way to it. */
  isPosted: boolean
  /** What is typed is on the phone. */
  isKept: boolean
}

interface Options<Filled, Form, Own> {
  /** By `postOnce`. @param onKept hears whether what is typed is on the phone. */
  send: (filled: Filled, form: Form, onKept: (isKept: boolean) => void) => Promise<Own>
  /** It is posted, and its draft is gone: says so, and leads on. */
  onPosted: (own: Own, filled: Filled) => Promise<void>
  /** The session is over. */
  onUnauthorized: () => void
}

/** Posts what a form holds once, however often it is tried. */
export function usePosting<Filled, Form extends Pick<PersistedForm<unknown>, 'forget'>, Own>({
  send,
  onPosted,
  onUnauthorized,
}: Options<Filled, Form, Own>): Posting<Filled, Form> {
  const [isPosted, setPosted] = useState(false)
  const [isKept, setKept] = useState(true)
  const isUnderWay = useRef(false)
  const post = async (filled: Filled, form: Form) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      const own = await send(filled, form, setKept)
      setPosted(true)
      await form.forget()
      await onPosted(own, filled)
    } catch (cause) {
      if (cause instanceof Problem && cause.code === 'not-signed-in') onUnauthorized()
      throw cause
    } finally {
      isUnderWay.current = false
    }
  }
  return { post, isPosted, isKept }
}

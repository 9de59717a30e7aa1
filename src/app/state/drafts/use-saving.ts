import { useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import { readAgain } from './form-changes.ts'
import type { EditedForm, EditedKind } from './use-editing.ts'

export interface Saving<Filled> {
  save: (filled: Filled) => Promise<void>
  /** Why the service refused it the last time. */
  refusal: Problem | undefined
  /** What is typed is on the phone. */
  isKept: boolean
  isSaved: boolean
}

interface Options<T, Part extends string, Own, Filled> {
  kind: EditedKind<T, Part, Own, Filled>
  /** Something waits for a decision: until then nothing is sent. */
  isUndecided: boolean
  /** Gets the thing as the service has it now. */
  onRead: (own: Own) => void
  onSaved: () => void
}

/** Sends what was changed, and goes on from there. */
export function useSaving<T extends Record<string, string>, Part extends string, Own, Filled>(
  { form, changes, base, goOnFrom, writeParts }: EditedForm<T, Part>,
  { kind, isUndecided, onRead, onSaved }: Options<T, Part, Own, Filled>,
): Saving<Filled> {
  const [refusal, setRefusal] = useState<Problem>()
  const [isKept, setKept] = useState(true)
  const [isSaved, setSaved] = useState(false)
  const { texts, keep, forget, putPicture, picture } = form
  const { changedParts, fieldsOf } = changes

  const save = async (filled: Filled) => {
    if (isUndecided) return
    const parts = changedParts(texts(), base)
    if (parts.length === 0 && !kind.isMore?.()) return kind.say('nothing')
    setRefusal(undefined)
    setSaved(false)
    setKept(await keep())
    const asTyped = texts()
    try {
      const changedPicture = parts.includes(changes.picture) ? picture : undefined
      const saved = await kind.send(filled, { parts, picture: changedPicture, version: base.version })
      await settle(saved, asTyped, parts)
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause
      if (cause.code === 'stale') return meetNewer(cause)
      setRefusal(cause)
      if (cause.code === 'not-signed-in') kind.say('unauthorized')
      throw cause
    }
  }

  /** Both versions are laid side by side. */
  const meetNewer = async (stale: Problem) => {
    const now = await kind.load()
    // Answered from the phone it may not be newer: then there is nothing to lay beside it, and the refusal is said.
    if (kind.baseOf(now).version <= base.version) throw stale
    onRead(now)
  }

  /** The form goes on from what is saved. What was typed while it was on its way stays, and is a change again. */
  const settle = async (saved: Own, sent: T, parts: readonly Part[]) => {
    const again = readAgain(base, kind.baseOf(saved))
    const isRich = (part: Part) => changes.rich.includes(part)
    const next = { ...again, sent: { ...again.sent, ...fieldsOf(sent, parts.filter(isRich)) } }
    const now = texts()
    const isSame = (part: Part) => JSON.stringify(fieldsOf(now, [part])) === JSON.stringify(fieldsOf(sent, [part]))
    const untouched = parts.filter((part) => !isRich(part) && isSame(part))
    writeParts(next.texts, untouched)
    if (untouched.includes(changes.picture)) putPicture(undefined, next.picture === null ? 'none' : 'kept')
    goOnFrom(next)
    onSaved()
    onRead(saved)
    if (changedParts(texts(), next).length === 0) await forget()
    setSaved(true)
    kind.say('done')
  }
  return { save, refusal, isKept, isSaved }
}

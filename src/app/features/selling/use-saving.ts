import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import type { OwnEventDetail } from '#contract/selling.ts'
import { showNotice } from '../../state/notices.ts'
import { loadOwnEvent, sendUpdate } from './event-calls.ts'
import { changedParts, type EventPart, fieldsOf, readAgain } from './event-changes.ts'
import { type EventTexts, type FilledEvent, textsToSend } from './event-values.ts'
import type { EditedForm } from './use-editing.ts'

export interface Saving {
  save: (filled: FilledEvent) => Promise<void>
  /** How many seats are sold or held, when fewer were asked for. */
  takenSeats: number | undefined
  /** What is typed is on the phone. */
  isKept: boolean
  isSaved: boolean
}

interface Wish {
  event_id: number
  /** Something waits for a decision: until then nothing is sent. */
  isUndecided: boolean
  /** Gets the event as the service has it now. */
  onRead: (own: OwnEventDetail) => void
  onSaved: () => void
}

/** The service may clean them: what was sent and what is kept differ, and are the same. */
const RICH: readonly EventPart[] = ['description', 'terms_and_condition']

/** Sends what was changed, and goes on from there. */
export function useSaving({ event, base, goOnFrom, writeParts }: EditedForm, { event_id, isUndecided, onRead, onSaved }: Wish): Saving {
  const { t } = useTranslation('selling')
  const [takenSeats, setTakenSeats] = useState<number>()
  const [isKept, setKept] = useState(true)
  const [isSaved, setSaved] = useState(false)
  const { texts, keep, forget, putPicture, picture } = event

  const save = async (filled: FilledEvent) => {
    if (isUndecided) return
    const parts = changedParts(texts(), base)
    if (parts.length === 0) return showNotice(t('edit.nothing'))
    setTakenSeats(undefined)
    setSaved(false)
    setKept(await keep())
    const asTyped = texts()
    const { thumbnail: _, ...fields } = fieldsOf<Partial<EventTexts>>(textsToSend(filled), parts)
    try {
      const saved = await sendUpdate(event_id, { texts: fields, thumbnail: parts.includes('thumbnail') ? picture : undefined, version: base.version })
      await settle(saved, asTyped, parts)
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause
      if (cause.code === 'stale') return meetNewer(cause)
      if (cause.code === 'below-sold') setTakenSeats(cause.facts?.taken)
      if (cause.code === 'not-signed-in') showNotice(t('form.unauthorized'))
      throw cause
    }
  }

  /** Both versions are laid side by side. */
  const meetNewer = async (stale: Problem) => {
    const { value } = await loadOwnEvent(event_id, { fresh: true })
    // Answered from the phone it may not be newer: then there is nothing to lay beside it, and the refusal is said.
    if (value.version <= base.version) throw stale
    onRead(value)
  }

  /** The form goes on from what is saved. What was typed while it was on its way stays, and is a change again. */
  const settle = async (saved: OwnEventDetail, sent: EventTexts, parts: readonly EventPart[]) => {
    const again = readAgain(base, saved)
    const rich = parts.filter((part) => RICH.includes(part))
    const next = { ...again, sent: { ...again.sent, ...fieldsOf(sent, rich) } }
    const now = texts()
    const untouched = parts.filter((part) => !RICH.includes(part) && isSame(now, sent, part))
    writeParts(next.texts, untouched)
    if (untouched.includes('thumbnail')) putPicture(undefined, 'kept')
    goOnFrom(next)
    onSaved()
    onRead(saved)
    if (changedParts(texts(), next).length === 0) await forget()
    setSaved(true)
    showNotice(t('edit.done'))
  }
  return { save, takenSeats, isKept, isSaved }
}

const isSame = (a: EventTexts, b: EventTexts, part: EventPart): boolean => JSON.stringify(fieldsOf(a, [part])) === JSON.stringify(fieldsOf(b, [part]))

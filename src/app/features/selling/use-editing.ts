import { useCallback, useState } from 'react'
import type { OwnEventDetail } from '#contract/selling.ts'
import { changedParts, type EventBase, type EventPart, fieldsOf } from './event-changes.ts'
import { draftName } from './event-draft.ts'
import { EditedEvent, type EventTexts } from './event-values.ts'
import { type EventFormState, type EventStart, useEventForm } from './use-event-form.ts'
import { type Meeting, useMeeting } from './use-meeting.ts'
import { type Saving, useSaving } from './use-saving.ts'

/** A form that goes on from an event as it was read. */
export interface EditedForm {
  event: EventFormState
  base: EventBase
  /** What is written here and differs from it. */
  changed: EventPart[]
  /** The form goes on from another state of the event; what is written stays. */
  goOnFrom: (base: EventBase) => void
  writeParts: (from: EventTexts, parts: readonly EventPart[]) => void
}

export type Editing = EditedForm & Meeting & Omit<Saving, 'save'>

interface Wish {
  /** As it was read last. */
  own: OwnEventDetail
  start: EventStart & { base: EventBase }
  /** Gets the event as the service has it now. */
  onRead: (own: OwnEventDetail) => void
}

/** Changing an event: only what was changed is sent, on top of the version that was seen. */
export function useEditing({ own, start, onRead }: Wish): Editing {
  const [base, setBase] = useState(start.base)
  const [changed, setChanged] = useState<EventPart[]>(() => changedParts(start.texts, start.base))
  const event = useEventForm({
    name: draftName(own.event_id),
    start,
    schema: EditedEvent,
    onSubmit: (filled) => saving.save(filled),
    onNote: () => setChanged(changedParts(event.texts(), base)),
  })
  const { form, texts, beside } = event
  const { write } = form
  const writeParts = useCallback((from: EventTexts, parts: readonly EventPart[]) => write(fieldsOf(from, parts) as Record<string, string>), [write])
  const goOnFrom = useCallback(
    (next: EventBase) => {
      beside.current.base = next
      setBase(next)
      setChanged(changedParts(texts(), next))
    },
    [beside, texts],
  )
  const edited: EditedForm = { event, base, changed, goOnFrom, writeParts }
  const meeting = useMeeting(own, edited)
  const saving = useSaving(edited, { event_id: own.event_id, isUndecided: meeting.conflicts.length > 0, onRead, onSaved: meeting.end })
  return { ...edited, ...meeting, ...saving, isSaved: saving.isSaved && changed.length === 0 }
}

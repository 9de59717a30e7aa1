import { useTranslation } from 'react-i18next'
import type { OwnEventDetail } from '#contract/events/own-events.ts'
import type { EditStart } from '../../../state/drafts/edit-start.ts'
import { type EditedKind, type Editing, useEditing } from '../../../state/drafts/use-editing.ts'
import { showNotice } from '../../../state/notices.ts'
import { loadOwnEvent, sendUpdate } from './event-calls.ts'
import { baseOf, EVENT_CHANGES, type EventPart } from './event-changes.ts'
import { draftName } from './event-draft-name.ts'
import { EditedEvent, type EventTexts, type FilledEvent, textsToSend } from './event-values.ts'
import { type EventFormState, useEventForm } from './use-event-form.ts'

export type EventEditing = Editing<EventTexts, EventPart, FilledEvent> & {
  event: EventFormState
  /** How many seats are sold or held, when fewer were asked for. */
  takenSeats: number | undefined
}

interface Options {
  /** As it was read last. */
  own: OwnEventDetail
  start: EditStart<EventTexts>
  /** Gets the event as the service has it now. */
  onRead: (own: OwnEventDetail) => void
}

const SAID = { nothing: 'edit.nothing', done: 'edit.done', unauthorized: 'form.unauthorized' } as const

/** Changing an event: only what was changed is sent, on top of the version that was seen. */
export function useEventEditing({ own, start, onRead }: Options): EventEditing {
  const { t } = useTranslation('selling')
  const { event_id } = own
  const event = useEventForm({
    name: draftName(event_id),
    start,
    schema: EditedEvent,
    onSubmit: (filled) => editing.save(filled),
    onNote: () => editing.check(),
  })
  const kind: EditedKind<EventTexts, EventPart, OwnEventDetail, FilledEvent> = {
    changes: EVENT_CHANGES,
    baseOf,
    send: (filled, { parts, picture, version }) => {
      const { thumbnail: _, ...texts } = EVENT_CHANGES.fieldsOf<Partial<EventTexts>>(textsToSend(filled), parts)
      return sendUpdate(event_id, { texts, thumbnail: picture, version })
    },
    load: async () => (await loadOwnEvent(event_id, { fresh: true })).value,
    say: (what) => showNotice(t(SAID[what])),
  }
  const editing = useEditing({ kind, form: event, own, start, onRead })
  return { ...editing, event, takenSeats: editing.refusal?.code === 'below-sold' ? editing.refusal.facts?.taken : undefined }
}

import { type ItemForm, useItemForm } from '../../../nouns/use-item-form.ts'
import type { PersistedFormStart } from '../../../state/drafts/use-persisted-form.ts'
import { EVENT_DRAFT } from './event-draft.ts'
import type { EventSchema, EventTexts, FilledEvent } from './event-values.ts'

export type EventStart = PersistedFormStart<EventTexts>
export type EventFormState = ItemForm<EventTexts>

interface Options {
  name: string
  start: EventStart
  schema: EventSchema
  onSubmit: (event: FilledEvent) => Promise<void>
  onNote?: () => void
}

/** The form of an event. */
export const useEventForm = (options: Options): EventFormState => useItemForm({ ...options, pictureField: EVENT_DRAFT.pictureField })

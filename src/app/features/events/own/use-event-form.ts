import { type PersistedForm, type PersistedFormStart, usePersistedForm } from '../../../state/drafts/use-persisted-form.ts'
import { type Faults, useFaults } from '../../../ui/form/use-faults.ts'
import { type ScreenForm, useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { EVENT_DRAFT } from './event-draft.ts'
import type { EventSchema, EventTexts, FilledEvent } from './event-values.ts'

export type EventStart = PersistedFormStart<EventTexts>

export interface EventFormState extends PersistedForm<EventTexts> {
  form: ScreenForm
  faults: Faults
}

interface Wish {
  name: string
  start: EventStart
  schema: EventSchema
  onSubmit: (event: FilledEvent) => Promise<void>
  /** Hears of every change, once it stands in the form. */
  onNote?: () => void
}

/** The form of an event, of which nothing is lost. */
export function useEventForm({ name, start, schema, onSubmit, onNote }: Wish): EventFormState {
  const { faults, onChecked } = useFaults()
  const form = useScreenForm({ schema, initialValues: start.texts as never, onSubmit, onChecked })
  const whole = usePersistedForm({ name, start, form, pictureField: EVENT_DRAFT.pictureField, onNote })
  return { ...whole, form, faults }
}

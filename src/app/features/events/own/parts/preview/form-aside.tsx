import type { PictureNow } from '../../../../../ui/form/picture-field.tsx'
import type { EventFormState } from '../../use-event-form.ts'
import { EventPreview } from './event-preview.tsx'
import { FormSteps } from './form-steps.tsx'

/** Beside the form where there is room: its steps, and a preview. */
export function FormAside({ of, now }: { of: EventFormState; now?: PictureNow }) {
  return (
    <aside className="sticky top-28 grid grid-cols-1 gap-4 content-start self-start">
      <FormSteps of={of} />
      <EventPreview of={of} now={now} />
    </aside>
  )
}

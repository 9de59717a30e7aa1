import { useTranslation } from 'react-i18next'
import { FormSteps } from '../../../../../ui/form/form-steps.tsx'
import type { PictureNow } from '../../../../../ui/form/picture-field.tsx'
import { FORM_STEPS, firstEmpty } from '../../form-steps.ts'
import type { EventFormState } from '../../use-event-form.ts'
import { EventPreview } from './event-preview.tsx'

/** Beside the form where there is room: its steps, and a preview. */
export function FormAside({ of, now }: { of: EventFormState; now?: PictureNow }) {
  const { t } = useTranslation('selling')
  return (
    <aside className="sticky top-28 grid grid-cols-1 gap-4 content-start self-start">
      <FormSteps of={of} steps={FORM_STEPS} firstEmpty={firstEmpty} labelOf={(step) => t(`form.steps.${step as 'look'}`)} />
      <EventPreview of={of} now={now} />
    </aside>
  )
}

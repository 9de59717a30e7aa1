import { useTranslation } from 'react-i18next'
import { FormSteps } from '../../../../../ui/form/form-steps.tsx'
import { firstEmpty, SERVICE_STEPS } from '../../form-steps.ts'
import type { ServiceFormState } from '../../use-service-form.ts'
import { type PreviewPicture, ServicePreview } from './service-preview.tsx'

/** Beside the form where there is room: its steps, and a preview. */
export function FormAside({ of, picture }: { of: ServiceFormState; picture: PreviewPicture | undefined }) {
  const { t } = useTranslation('team')
  return (
    <aside className="sticky top-28 grid grid-cols-1 gap-4 content-start self-start">
      <FormSteps of={of} steps={SERVICE_STEPS} firstEmpty={firstEmpty} labelOf={(step) => t(`steps.${step as 'look'}`)} />
      <ServicePreview of={of} picture={picture} />
    </aside>
  )
}

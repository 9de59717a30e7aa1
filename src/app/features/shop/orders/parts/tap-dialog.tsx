import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/controls/form-dialog.tsx'
import type { MakeStep } from '../use-make-step.ts'
import type { Tap } from './step-button.tsx'

interface Props {
  title: string
  action: Tap
  make: MakeStep
  onClose: () => void
}

/** A step from the menu that needs nothing but a yes. */
export function TapDialog({ title, action, make, onClose }: Props) {
  const { t } = useTranslation('parcels')
  return (
    <FormDialog title={title} yes={title} isReady={() => true} onYes={() => make(action, {})} onClose={onClose}>
      <p>{t(`taps.${action}`)}</p>
    </FormDialog>
  )
}

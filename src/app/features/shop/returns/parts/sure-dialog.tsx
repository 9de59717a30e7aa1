import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/controls/form-dialog.tsx'
import type { MakeReturnStep } from '../use-return-step.ts'

interface Props {
  action: 'confirm' | 'withdraw'
  make: MakeReturnStep
  onClose: () => void
}

/** What needs nothing but a yes: that it has come, or that the complaint is taken back. */
export function SureDialog({ action, make, onClose }: Props) {
  const { t } = useTranslation('returns')
  return (
    <FormDialog title={t(`actions.${action}`)} yes={t(`actions.${action}`)} isReady={() => true} onYes={() => make(action, {})} onClose={onClose}>
      <p>{t(`sure.${action}`)}</p>
    </FormDialog>
  )
}

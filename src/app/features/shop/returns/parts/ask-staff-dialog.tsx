import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../orders/parts/form-dialog.tsx'
import type { MakeReturnStep } from '../use-return-step.ts'
import { PlainText } from './plain-text.tsx'

interface Props {
  make: MakeReturnStep
  onClose: () => void
}

/** One side asks staff to decide. */
export function AskStaffDialog({ make, onClose }: Props) {
  const { t } = useTranslation('returns')
  const [text, setText] = useState('')
  return (
    <FormDialog title={t('actions.escalate')} yes={t('escalate.yes')} isReady={() => true} onYes={() => make('escalate', { text })} onClose={onClose}>
      <p>{t('escalate.hint')}</p>
      <PlainText label={t('escalate.text')} value={text} onChange={setText} isFirst />
    </FormDialog>
  )
}

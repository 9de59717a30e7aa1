import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RETURN_LIMITS } from '#contract/shop/return-rules.ts'
import { FormDialog } from '../../../../ui/controls/form-dialog.tsx'
import { PlainField } from '../../../../ui/form/plain-field.tsx'
import type { MakeReturnStep } from '../use-return-step.ts'

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
      <PlainField longest={RETURN_LIMITS.textLongest} rows={4} label={t('escalate.text')} value={text} onChange={setText} isFirst />
    </FormDialog>
  )
}

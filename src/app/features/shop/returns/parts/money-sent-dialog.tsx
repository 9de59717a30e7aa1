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

/** The seller has sent money back that was paid in cash, and names the transfer. */
export function MoneySentDialog({ make, onClose }: Props) {
  const { t } = useTranslation('returns')
  const [reference, setReference] = useState('')
  const [isTried, setTried] = useState(false)
  const isReady = () => {
    setTried(true)
    return reference.trim() !== ''
  }
  return (
    <FormDialog
      title={t('actions.refund_sent')}
      yes={t('save')}
      isReady={isReady}
      onYes={() => make('refund_sent', { reference: reference.trim() })}
      onClose={onClose}
    >
      <PlainField
        label={t('sent.reference')}
        hint={t('sent.hint')}
        error={isTried && reference.trim() === '' ? t('faults.text') : undefined}
        value={reference}
        onChange={setReference}
        longest={RETURN_LIMITS.referenceLongest}
        isFirst
      />
    </FormDialog>
  )
}

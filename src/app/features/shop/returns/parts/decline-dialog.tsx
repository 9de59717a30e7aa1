import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DECLINE_REASONS, type DeclineReason, RETURN_LIMITS } from '#contract/shop/return-rules.ts'
import { FormDialog } from '../../../../ui/controls/form-dialog.tsx'
import { PlainField } from '../../../../ui/form/plain-field.tsx'
import { RadioChoice } from '../../../../ui/form/radio-choice.tsx'
import type { MakeReturnStep } from '../use-return-step.ts'

/** Its seller declines, and says why: their buyer can ask staff then. */
export function DeclineDialog({ make, onClose }: { make: MakeReturnStep; onClose: () => void }) {
  const { t } = useTranslation('returns')
  const [reason, setReason] = useState<DeclineReason | null>(null)
  const [answer, setAnswer] = useState('')
  const [isTried, setTried] = useState(false)
  const isReady = () => {
    setTried(true)
    return reason !== null && answer.trim() !== ''
  }
  const send = async () => {
    if (reason !== null) await make('decline', { reason, answer })
  }
  return (
    <FormDialog title={t('decline.title')} yes={t('decline.yes')} isReady={isReady} onYes={send} onClose={onClose}>
      <p>{t('decline.hint')}</p>
      <RadioChoice
        legend={t('decline.why')}
        options={DECLINE_REASONS}
        wordOf={(one) => t(`declines.${one}`)}
        chosen={reason}
        onChoose={setReason}
        error={isTried && reason === null ? t('faults.choose') : undefined}
      />
      <PlainField
        longest={RETURN_LIMITS.textLongest}
        rows={4}
        label={t('decline.answer')}
        error={isTried && answer.trim() === '' ? t('faults.text') : undefined}
        value={answer}
        onChange={setAnswer}
      />
    </FormDialog>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/controls/form-dialog.tsx'
import { RadioChoice } from '../../../../ui/form/radio-choice.tsx'
import type { MakeReturnStep } from '../use-return-step.ts'

interface Props {
  make: MakeReturnStep
  onClose: () => void
}

const CONDITIONS = ['whole', 'damaged'] as const

/** The goods are back with their seller: what is whole is in stock again. */
export function ReceiveBackDialog({ make, onClose }: Props) {
  const { t } = useTranslation('returns')
  const [chosen, setChosen] = useState<(typeof CONDITIONS)[number] | null>(null)
  const [isTried, setTried] = useState(false)
  const isReady = () => {
    setTried(true)
    return chosen !== null
  }
  return (
    <FormDialog
      title={t('actions.receive')}
      yes={t('save')}
      isReady={isReady}
      onYes={() => make('receive', { is_whole: chosen === 'whole' })}
      onClose={onClose}
    >
      <RadioChoice
        legend={t('receive.question')}
        options={CONDITIONS}
        wordOf={(one) => t(`parcels:takeBack.${one}`)}
        chosen={chosen}
        onChoose={setChosen}
        error={isTried && chosen === null ? t('faults.choose') : undefined}
      />
    </FormDialog>
  )
}

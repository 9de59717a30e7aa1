import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/controls/form-dialog.tsx'
import type { MakeStep } from '../use-make-step.ts'

interface Props {
  make: MakeStep
  onClose: () => void
}

const CHOICES = ['whole', 'damaged'] as const

/** Its seller has the parcel again: what is whole can be sold once more. */
export function TakeBackDialog({ make, onClose }: Props) {
  const { t } = useTranslation('parcels')
  const [chosen, setChosen] = useState<(typeof CHOICES)[number]>()
  const [isMissing, setMissing] = useState(false)
  const isReady = () => {
    setMissing(chosen === undefined)
    return chosen !== undefined
  }
  return (
    <FormDialog
      title={t('takeBack.title')}
      yes={t('takeBack.yes')}
      isReady={isReady}
      onYes={() => make('take_back', { is_whole: chosen === 'whole' })}
      onClose={onClose}
    >
      <fieldset>
        <legend className="pb-1 font-600">{t('takeBack.question')}</legend>
        {CHOICES.map((one) => (
          <label key={one} className="target w-full justify-start! gap-3">
            <input type="radio" name="whole" checked={chosen === one} onChange={() => setChosen(one)} className="accent-brand w-5 h-5 shrink-0" />
            {t(`takeBack.${one}`)}
          </label>
        ))}
        <p role="alert" className="pt-1 text-sm text-danger empty:hidden">
          {isMissing && chosen === undefined && t('takeBack.choose')}
        </p>
      </fieldset>
    </FormDialog>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldDigits } from '#contract/core/text.ts'
import { REMEDIES, type Remedy } from '#contract/shop/return-rules.ts'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { FormDialog } from '../../orders/parts/form-dialog.tsx'
import { PlainField } from '../../orders/parts/plain-field.tsx'
import type { MakeReturnStep } from '../use-return-step.ts'
import { PlainText } from './plain-text.tsx'
import { RadioChoice } from './radio-choice.tsx'

interface Props {
  of: ShopReturn
  make: MakeReturnStep
  onClose: () => void
}

const WAYS = ['back', 'stays'] as const

/** Its seller agrees: to what, how much, and whether the goods come back. */
export function AgreeDialog({ of, make, onClose }: Props) {
  const { t } = useTranslation('returns')
  const format = useFormat()
  const canComeBack = of.why !== 'not-come'
  const [remedy, setRemedy] = useState<Remedy>(of.remedy === 'replacement' ? 'refund' : of.wish)
  const [typed, setTyped] = useState(String(of.asked_amount ?? of.value))
  const [way, setWay] = useState<(typeof WAYS)[number]>(canComeBack ? 'back' : 'stays')
  const [answer, setAnswer] = useState('')
  const [isWrong, setWrong] = useState(false)
  const amount = Number(foldDigits(typed).replaceAll(/[\s,]/g, ''))
  const isRight = remedy === 'replacement' || (Number.isInteger(amount) && amount >= 1 && amount <= of.most)
  const goes_back = canComeBack && way === 'back'
  const body = remedy === 'refund' ? ({ remedy, amount, goes_back, answer } as const) : ({ remedy, goes_back, answer } as const)
  const isReady = () => {
    setWrong(!isRight)
    return isRight
  }
  return (
    <FormDialog title={t('agree.title')} yes={t('agree.yes')} isReady={isReady} onYes={() => make('agree', body)} onClose={onClose}>
      <RadioChoice legend={t('agree.what')} options={REMEDIES} wordOf={(one) => t(`wishes.${one}`)} chosen={remedy} onChoose={setRemedy} />
      {remedy === 'refund' && (
        <PlainField
          label={t('agree.amount')}
          hint={t(of.method === 'cod' ? 'agree.cash' : 'agree.online', { most: format.price(of.most) })}
          error={isWrong && !isRight ? t('agree.wrong', { most: format.price(of.most) }) : undefined}
          value={typed}
          onChange={setTyped}
          longest={9}
        />
      )}
      {canComeBack && <RadioChoice legend={t('agree.goods')} options={WAYS} wordOf={(one) => t(`agree.ways.${one}`)} chosen={way} onChoose={setWay} />}
      <PlainText label={t('agree.answer')} hint={goes_back ? t('agree.where') : undefined} value={answer} onChange={setAnswer} />
    </FormDialog>
  )
}

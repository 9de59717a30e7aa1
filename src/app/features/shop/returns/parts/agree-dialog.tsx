import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { wholeText } from '#contract/core/form-values.ts'
import { REMEDIES, RETURN_LIMITS, type Remedy } from '#contract/shop/return-rules.ts'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { FormDialog } from '../../../../ui/controls/form-dialog.tsx'
import { PlainField } from '../../../../ui/form/plain-field.tsx'
import { RadioChoice } from '../../../../ui/form/radio-choice.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import type { MakeReturnStep } from '../use-return-step.ts'

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
  // A replacement that cannot be given becomes money, and nothing else.
  const isTurned = of.remedy === 'replacement' && of.state !== 'disputed'
  const [remedy, setRemedy] = useState<Remedy>(isTurned ? 'refund' : of.wish)
  const [typed, setTyped] = useState(format.digits(String(of.asked_amount ?? of.value)))
  const [way, setWay] = useState<(typeof WAYS)[number]>(canComeBack ? 'back' : 'stays')
  const [answer, setAnswer] = useState('')
  const [isWrong, setWrong] = useState(false)
  const read = v.safeParse(wholeText(of.most, 1), typed)
  const isRight = remedy === 'replacement' || read.success
  const goes_back = canComeBack && way === 'back'
  const body = remedy === 'refund' ? ({ remedy, amount: read.success ? read.output : 0, goes_back, answer } as const) : ({ remedy, goes_back, answer } as const)
  const isReady = () => {
    setWrong(!isRight)
    return isRight
  }
  return (
    <FormDialog title={t('agree.title')} yes={t('agree.yes')} isReady={isReady} onYes={() => make('agree', body)} onClose={onClose}>
      {!isTurned && <RadioChoice legend={t('agree.what')} options={REMEDIES} wordOf={(one) => t(`wishes.${one}`)} chosen={remedy} onChoose={setRemedy} />}
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
      <PlainField
        longest={RETURN_LIMITS.textLongest}
        rows={4}
        label={t('agree.answer')}
        hint={goes_back ? t('agree.where') : undefined}
        value={answer}
        onChange={setAnswer}
      />
    </FormDialog>
  )
}

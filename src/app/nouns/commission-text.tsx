import { useTranslation } from 'react-i18next'
import { resultOf } from '#contract/wallet/seller-rates.ts'
import { useFormat } from '../ui/formats/use-format.ts'

interface Props {
  /** In 1/100 %; undefined: it is not known, and nothing is said. */
  rate: number | undefined
  /** As it is typed: with a price it says what is left of it. */
  price: string
}

const PERCENT = 100

/** What the house takes of a price, and what its seller gets, for the line under the price. */
export function CommissionText({ rate, price }: Props) {
  const { t } = useTranslation('forms')
  const format = useFormat()
  if (rate === undefined) return null
  if (rate === 0) return t('commission.none')
  const result = resultOf(price, rate)
  const percent = format.number(rate / PERCENT)
  if (!result) return t('commission.rate', { percent })
  return t('commission.result', { percent, seller: format.price(result.seller), price: format.price(result.price) })
}

import { useTranslation } from 'react-i18next'
import { BASKET_LIMITS } from '#contract/shop/basket-lines.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'

interface Props {
  /** Of what. */
  title: string
  quantity: number
  /** How many are left. */
  stock: number
  /** What becomes of the number that it has when the press is heard: presses can be faster than what is shown. */
  onChange: (next: (have: number) => number) => void
}

// In px: with larger text all three still fit beside each other on the narrowest phone.
const ROUND = 'w-[48px] min-w-[48px]! min-h-[48px]! px-0! rounded-full!'

/** How many of a line: one less, one more. A button at its end says so and keeps the focus. */
export function QuantityButtons({ title, quantity, stock, onChange }: Props) {
  const { t } = useTranslation('basket')
  const { number } = useFormat()
  const most = Math.min(BASKET_LIMITS.perLineMost, Math.max(stock, 1))
  const isLeast = quantity <= 1
  const isMost = quantity >= most
  return (
    <span className="inline-flex items-center select-none">
      <Button
        icon="i-lucide-minus"
        className={ROUND}
        aria-label={t('less', { title })}
        aria-disabled={isLeast || undefined}
        onClick={() => !isLeast && onChange((have) => Math.max(1, Math.min(have, most + 1) - 1))}
      />
      <span role="status" className="w-12 text-center text-lg font-600 tabular">
        <span className="sr-only">{t('quantity')} </span>
        {number(quantity)}
      </span>
      <Button
        icon="i-lucide-plus"
        className={ROUND}
        aria-label={t('more', { title })}
        aria-disabled={isMost || undefined}
        onClick={() => !isMost && onChange((have) => Math.min(have + 1, Math.max(have, most)))}
      />
    </span>
  )
}

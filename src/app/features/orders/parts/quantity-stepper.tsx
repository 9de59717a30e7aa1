import { type MouseEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldDigits } from '#contract/core/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useHold } from '../use-hold.ts'

interface Props {
  /** Of what. */
  title: string
  quantity: number
  most: number
  onChange: (quantity: number) => void
  /** The first thing to be used where it stands. */
  isFirst?: boolean
}

// In px: with larger text all three still fit beside each other on the narrowest phone.
const ROUND = 'w-[48px] min-w-[48px]! min-h-[48px]! px-0! rounded-full!'

/** How many: by plus and minus, held for more, or typed in either digits. */
export function QuantityStepper({ title, quantity, most, onChange, isFirst = false }: Props) {
  const { t } = useTranslation('choosing')
  const { number } = useFormat()
  const [typed, setTyped] = useState<string>()
  const box = useRef<HTMLSpanElement>(null)
  const isNone = quantity <= 0
  const isFull = quantity >= most
  const less = useHold(() => onChange(Math.max(0, quantity - 1)), isNone)
  const more = useHold(() => onChange(Math.min(most, quantity + 1)), isFull)

  // What is disabled under the keyboard would throw its reader out of the sheet.
  const press = (hold: typeof more, isLast: boolean) => (event: MouseEvent<HTMLButtonElement>) => {
    const other = [...(box.current?.querySelectorAll('button') ?? [])].find((button) => button !== event.currentTarget)
    if (isLast && event.detail === 0 && other) {
      other.disabled = false
      other.focus()
    }
    hold.onClick()
  }
  const type = (text: string) => {
    setTyped(text)
    const digits = foldDigits(text).replace(/\D/g, '').slice(0, 4)
    onChange(Math.min(most, Number(digits)))
  }
  return (
    <span ref={box} className="inline-flex items-center select-none">
      <Button
        icon="i-lucide-minus"
        className={ROUND}
        aria-label={t('less', { title })}
        disabled={isNone}
        {...less}
        onClick={press(less, quantity === 1 && most > 1)}
      />
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={t('quantity', { title })}
        value={typed ?? number(quantity)}
        disabled={most === 0 && isNone}
        className="w-12 min-w-0 min-h-12 text-center text-lg font-600 tabular rounded-control"
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <Button
        icon="i-lucide-plus"
        className={ROUND}
        aria-label={t('more', { title })}
        disabled={isFull}
        {...(isFirst ? { 'data-first-focus': true } : {})}
        {...more}
        onClick={press(more, quantity + 1 === most)}
      />
    </span>
  )
}

import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asReason } from '#contract/core/reasons.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import type { RowField } from './variant-rows.tsx'

interface Props {
  field: Exclude<RowField, 'picture'>
  /** Of the variant; empty where the product comes in one kind. */
  name: string
  value: string
  fault: string
  /** How many there are, of a variant that exists: shown as its stock until another number is typed. */
  now?: number | undefined
  hint?: string
  onType: (text: string) => void
}

/** One cell of the grid: its name, its control and what is wrong with it. */
export function VariantCell({ field, name, value, fault, now, hint, onType }: Props) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const id = useId()
  // What was emptied stays empty for as long as it is typed in.
  const [isEmptied, setEmptied] = useState(false)
  const label = t(`cell.${field}`)
  const untouched = field === 'stock' && value === '' && now !== undefined && !isEmptied
  const said = hint ?? (field === 'stock' && now !== undefined && value !== '' ? t('cell.before', { count: now }) : undefined)
  return (
    <div>
      <label htmlFor={id} className="block pb-1 text-sm text-ink-soft">
        {label}
        {name === '' && (field === 'compare_at' || field === 'sku') && ` ${t('forms:optional')}`}
      </label>
      <input
        id={id}
        data-cell={field}
        type="text"
        inputMode={field === 'sku' ? 'text' : 'numeric'}
        autoComplete="off"
        {...(field === 'sku' && { autoCapitalize: 'none', spellCheck: false, dir: 'ltr' as const, maxLength: PRODUCT_LIMITS.skuLongest })}
        aria-label={name === '' ? undefined : t('cell.of', { field: label, name })}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}said`}
        className="field tabular"
        value={untouched ? format.digits(String(now)) : value}
        onChange={({ target }) => {
          setEmptied(target.value === '')
          onType(target.value)
        }}
        onBlur={() => setEmptied(false)}
      />
      <div id={`${id}said`} className="text-sm empty:hidden">
        {fault ? (
          <p className="pt-1 text-danger">
            <Icon name="i-lucide-circle-alert" /> {faultWords()}
          </p>
        ) : (
          said && <p className="pt-1 text-ink-soft">{said}</p>
        )}
      </div>
    </div>
  )

  function faultWords(): string {
    if (field === 'compare_at' && fault === 'below-least') return t('cell.compareTooLow')
    return field === 'sku' && fault === 'taken' ? t('cell.skuTaken') : t(`forms:reasons.${asReason(fault)}`)
  }
}

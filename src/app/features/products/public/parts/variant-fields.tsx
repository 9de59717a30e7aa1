import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { ProductDetail, ProductVariant } from '#contract/products/products.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { variantWith } from '../variant-choice.ts'

interface Props {
  product: Pick<ProductDetail, 'options' | 'variants'>
  chosen: ProductVariant
  onChoose: (variant: ProductVariant) => void
}

/** One group of chips for each option. What is out says so and cannot be chosen; the arrow keys move over the rest. */
export function VariantFields({ product, chosen, onChoose }: Props) {
  const { t } = useTranslation('products')
  const id = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before React heard of it.
  useEffect(() => {
    // One of each option, in their order.
    const pressed = [...document.querySelectorAll<HTMLInputElement>(`[name^="${id}-"]:checked`)]
    const wanted = pressed.reduce(
      (found, { value }, option) => (value === chosen.values[option] ? found : (variantWith(product, found, { option, value }) ?? found)),
      chosen,
    )
    if (wanted !== chosen) onChoose(wanted)
  }, [])
  return (
    <div className="grid gap-3 mt-3">
      {product.options.map(({ name, values }, option) => (
        <fieldset key={name}>
          <legend className="pb-1 text-sm">
            <MixedText text={`${name}: `} />
            <b lang={scriptLanguage(chosen.values[option] ?? '')}>{chosen.values[option]}</b>
          </legend>
          <div className="flex flex-wrap gap-2">
            {values.map((value) => {
              const variant = variantWith(product, chosen, { option, value })
              const isChosen = chosen.values[option] === value
              return (
                <label key={value} className="choice">
                  <input
                    type="radio"
                    name={`${id}-${option}`}
                    value={value}
                    className="absolute inset-0 opacity-0"
                    checked={isChosen}
                    disabled={!variant}
                    onChange={() => variant && onChoose(variant)}
                  />
                  <span lang={scriptLanguage(value)} className={variant ? '' : 'line-through'}>
                    {value}
                  </span>
                  {!variant && <small className="text-xs">{t('out')}</small>}
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
      <noscript>
        <p className="text-sm">{t('details.needsScript')}</p>
      </noscript>
    </div>
  )
}

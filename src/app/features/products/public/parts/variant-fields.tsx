import { useEffect, useId, useRef } from 'react'
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

const CHIP =
  'relative min-h-12 px-4 inline-flex flex-col items-center justify-center rounded-control border border-ink-soft bg-raised text-center has-[:checked]:border-brand has-[:checked]:bg-brand has-[:checked]:text-on-brand has-[:focus-visible]:outline has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:disabled]:border-line has-[:disabled]:bg-sunken has-[:disabled]:text-ink-soft'

/** One group of chips for each option. What is out says so and cannot be chosen; the arrow keys move over the rest. */
export function VariantFields({ product, chosen, onChoose }: Props) {
  const { t } = useTranslation('products')
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before React heard of it.
  useEffect(() => {
    const wanted = chosenBefore(fields.current, product, chosen)
    if (wanted !== chosen) onChoose(wanted)
  }, [])
  return (
    <div ref={fields} className="grid gap-3 mt-3">
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
                <label key={value} className={CHIP}>
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

/** The variant that the radio buttons stand on, where the reader chose before the page was alive. */
function chosenBefore(fields: HTMLDivElement | null, product: Props['product'], written: ProductVariant): ProductVariant {
  let wanted = written
  for (const [option, group] of [...(fields?.querySelectorAll('fieldset') ?? [])].entries()) {
    const value = group.querySelector<HTMLInputElement>(':checked')?.value
    if (value !== undefined && value !== written.values[option]) wanted = variantWith(product, wanted, { option, value }) ?? wanted
  }
  return wanted
}

import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { asReason } from '#contract/core/reasons.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import type { ProductVariant } from '#contract/products/products.ts'
import { rateOf } from '#contract/wallet/seller-rates.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { FieldValues } from '../../../../../ui/form/field-values.tsx'
import type { ControlProps, FieldState } from '../../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../../ui/form/use-signal-value.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { useSellerRates } from '../../../../../wire/use-seller-rates.ts'
import { type Grid, useGrid } from '../../use-grid.ts'
import type { ProductFormState } from '../../use-product-form.ts'
import { LeftOut } from './left-out.tsx'
import { OptionsEditor } from './options-editor.tsx'
import type { PictureChoice } from './picture-choice.tsx'
import { SetSeveral } from './set-several.tsx'
import { VariantRows } from './variant-rows.tsx'

interface Props {
  of: ProductFormState
  /** The variants that exist; none of a new product. */
  existing: readonly Pick<ProductVariant, 'variant_id' | 'stock'>[]
  /** The pictures to choose from, in their order. */
  pictures: readonly PictureChoice[]
}

/** What a product comes in, and price and stock of each variant: made of the combinations of all values, set for all at once, then exceptions. */
export function VariantsField({ of, ...rest }: Props) {
  const { Field } = of.form.parts
  return (
    <FieldValues form={of.form} names={['options']}>
      {({ options }) => (
        <Field name="variants" type="string">
          {(field, control) => <Variants of={of} field={field} control={control} options={options} {...rest} />}
        </Field>
      )}
    </FieldValues>
  )
}

interface VariantsProps extends Props {
  field: FieldState
  control: ControlProps
  options: string
}

function Variants({ of: { form, faults, note }, field, control, options, existing, pictures }: VariantsProps) {
  const { t } = useTranslation('stock')
  const box = useRef<HTMLElement>(null)
  const rates = useSellerRates()
  const variants = String(useSignalValue(field.value) ?? '')
  const error = useSignalValue(field.error)
  const grid = useGrid({ form, faults, texts: { options, variants }, control, note, existing })
  const { ref } = control
  useFocusTarget(ref, box)
  const isOne = grid.rows.length === 1 && grid.options.every(({ values }) => values.length === 0)
  const hasCellFault = grid.faults.options.size + grid.faults.variants.size > 0
  return (
    <section ref={box} aria-labelledby="variants" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="variants" className="text-base">
          {t('variants.title')}
        </h2>
        <p className="text-sm text-ink-soft">{t('variants.hint')}</p>
      </div>
      <OptionsEditor grid={grid} />
      {!isOne && (
        <h3 className="text-base">
          {t('variants.count', { count: grid.rows.length })}{' '}
          <span className="font-400 text-sm text-ink-soft">{t('variants.most', { count: PRODUCT_LIMITS.variantsMost })}</span>
        </h3>
      )}
      {grid.rows.length > 1 && <SetSeveral grid={grid} />}
      <FieldValue form={form} name="product_category">
        {(category) => <VariantRows grid={grid} isOne={isOne} pictures={pictures} rate={rates && rateOf(rates, 'shop', category)} />}
      </FieldValue>
      <LeftOut grid={grid} />
      <Undone grid={grid} />
      {error && !hasCellFault && (
        <p role="alert" className="text-sm text-danger">
          <Icon name="i-lucide-circle-alert" /> {t(`forms:reasons.${asReason(error)}`)}
        </p>
      )}
    </section>
  )
}

/** The form gives the focus to the first cell at fault, else to the first cell. */
function useFocusTarget(ref: ControlProps['ref'], box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focus = () => (box.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? box.current?.querySelector<HTMLElement>('[data-cell]'))?.focus()
    ref({ type: 'text', isConnected: true, focus } as never)
  }, [ref, box])
}

function Undone({ grid: { undo, takeBack } }: { grid: Grid }) {
  const { t } = useTranslation('stock')
  return (
    <div role="status" className="empty:hidden">
      {undo && (
        <p className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-sunken ps-3">
          <span>{undo.said}</span>
          <Button variant="icon" className="px-3 underline" onClick={takeBack}>
            {t('variants.undo')}
          </Button>
        </p>
      )}
    </div>
  )
}

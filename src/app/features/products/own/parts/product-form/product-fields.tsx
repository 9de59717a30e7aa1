import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import type { ProductVariant } from '#contract/products/products.ts'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { RichField } from '../../../../../ui/form/rich-field.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { TitleField } from '../../../../../ui/form/title-field.tsx'
import { sendTextPicture } from '../../../../../wire/send-text-picture.ts'
import type { ProductFormState } from '../../use-product-form.ts'
import type { PictureChoice } from '../variants/picture-choice.tsx'
import { VariantsField } from '../variants/variants-field.tsx'
import { CategoryChoice } from './category-choice.tsx'
import { ConditionFields } from './condition-fields.tsx'
import { OtherLanguage } from './other-language.tsx'

/** The fields as they follow one another on the screen. */
export const FIELD_ORDER = [
  'pictures',
  'title',
  'product_category',
  'product_subcategory',
  'condition',
  'condition_note',
  'options',
  'variants',
  'brand',
  'warranty',
  'weight_grams',
  'days_to_return',
  'description',
  'second_title',
  'second_description',
] as const

interface Props {
  of: ProductFormState
  /** The pictures: new ones to be chosen, or those that it has. */
  pictures: ReactNode
  /** The same, for variants to choose from. */
  choices: readonly PictureChoice[]
  /** The variants that exist; none of a new product. */
  existing: readonly Pick<ProductVariant, 'variant_id' | 'stock'>[]
}

/** All fields of a product. */
export function ProductFields({ of, pictures, choices, existing }: Props) {
  const { t } = useTranslation('stock')
  const { form, note } = of
  return (
    <>
      <FieldValue form={form} name="pictures_sent" />
      {pictures}
      <TitleField form={form} label={t('form.title')} most={PRODUCT_LIMITS.titleLongest} />
      <CategoryChoice form={form} note={note} />
      <ConditionFields form={form} />
      <VariantsField of={of} existing={existing} pictures={choices} />
      <div className="grid gap-4 sm:grid-cols-2 items-start">
        <TextField form={form} name="brand" optional label={t('form.brand')} maxLength={PRODUCT_LIMITS.brandLongest} autoComplete="off" />
        <TextField form={form} name="warranty" optional label={t('form.warranty')} hint={t('form.warrantyHint')} maxLength={PRODUCT_LIMITS.warrantyLongest} />
        <TextField form={form} name="weight_grams" optional label={t('form.weight_grams')} hint={t('form.weightHint')} inputMode="numeric" autoComplete="off" />
        <TextField form={form} name="days_to_return" label={t('form.days_to_return')} hint={t('form.returnHint')} inputMode="numeric" autoComplete="off" />
      </div>
      <RichField
        form={form}
        name="description"
        stateName="description_state"
        note={note}
        label={t('form.description')}
        placeholder={t('form.descriptionPlaceholder')}
        onPicture={sendTextPicture}
      />
      <OtherLanguage of={of} />
    </>
  )
}

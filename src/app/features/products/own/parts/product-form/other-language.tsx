import { useTranslation } from 'react-i18next'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import { TitleAndDescription } from '../../../../../nouns/title-and-description.tsx'
import { sendTextPicture } from '../../../../../wire/send-text-picture.ts'
import type { ProductFormState } from '../../use-product-form.ts'

/** Title and description of a product once more in the other language. */
export function OtherLanguage({ of: { form, note } }: { of: ProductFormState }) {
  const { t } = useTranslation('stock')
  const texts = {
    hint: t('form.secondHint'),
    title: (other: 'Bn' | 'En') => t(`form.second_title${other}`),
    description: (other: 'Bn' | 'En') => t(`form.second_description${other}`),
    placeholder: t('form.descriptionPlaceholder'),
  }
  return <TitleAndDescription form={form} note={note} most={PRODUCT_LIMITS.titleLongest} texts={texts} onPicture={sendTextPicture} />
}

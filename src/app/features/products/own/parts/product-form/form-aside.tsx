import { useTranslation } from 'react-i18next'
import { FormSteps } from '../../../../../ui/form/form-steps.tsx'
import { firstEmpty, PRODUCT_STEPS } from '../../form-steps.ts'
import type { ProductFormState } from '../../use-product-form.ts'
import type { PictureChoice } from '../variants/picture-choice.tsx'
import { ProductPreview } from './product-preview.tsx'

/** Beside the form where there is room: its steps, and a preview. */
export function FormAside({ of, pictures }: { of: ProductFormState; pictures: readonly PictureChoice[] }) {
  const { t } = useTranslation('stock')
  return (
    <aside className="sticky top-28 grid grid-cols-1 gap-4 content-start self-start">
      <FormSteps of={of} steps={PRODUCT_STEPS} firstEmpty={firstEmpty} labelOf={(step) => t(`steps.${step as 'look'}`)} />
      <ProductPreview of={of} picture={pictures[0]} />
    </aside>
  )
}

import type { FormStep } from '../../../ui/form/form-steps.tsx'
import type { ProductTexts } from './product-values.ts'
import { readGrid } from './variants/read-grid.ts'

type StepField = Exclude<keyof ProductTexts, `${string}_state` | `second_${string}` | 'pictures_sent'>

/** The form in steps, in its order: each with the fields that belong to it. */
export const PRODUCT_STEPS: readonly FormStep<StepField>[] = [
  { name: 'look', fields: ['pictures', 'title'] },
  { name: 'category', fields: ['product_category', 'product_subcategory'] },
  { name: 'condition', fields: ['condition', 'condition_note', 'days_to_return'] },
  { name: 'variants', fields: ['variants'] },
  { name: 'texts', fields: ['description'] },
]

/** The first field of a step with nothing in it; undefined where all have something. Of a new thing nothing is worn; of variants each has a price and a stock. */
export function firstEmpty({ fields }: FormStep<StepField>, texts: Readonly<Record<StepField, string>>): StepField | undefined {
  const isMissing = (field: StepField) => {
    if (field === 'condition_note' && texts.condition === 'new') return false
    if (field !== 'variants') return texts[field].trim() === ''
    const { rows } = readGrid({ options: '[]', variants: texts.variants })
    return rows.some(({ variant_id, price, stock }) => price.trim() === '' || (variant_id === undefined && stock.trim() === ''))
  }
  return fields.find(isMissing)
}

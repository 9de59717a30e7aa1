import * as v from 'valibot'
import { textsOf } from '#contract/core/form-values.ts'
import type { Reason } from '#contract/core/reasons.ts'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import { PRODUCT_FORM_FIELDS, ProductForm, type ProductFormTexts } from '#contract/products/product-form.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import type { DraftShape, PersistedDraft } from '../../../state/drafts/persisted-draft.ts'
import { judged } from '../../../ui/form/judged.ts'
import { gridOf, judgeable, variantsToSend, writeGrid } from './variants/read-grid.ts'
import { EMPTY_ROW } from './variants/variant-grid.ts'

/**
 * What stands in the form, valid or not. Of the pictures only which: numbers of new ones in their order, or `kept` where the product has its own,
 * which are looked after in its gallery. `pictures_sent`: those of a posting whose answer was lost.
 */
export type ProductTexts = ProductFormTexts & { pictures: string; pictures_sent: string }

export const EMPTY_PRODUCT: ProductTexts = {
  ...textsOf(PRODUCT_FORM_FIELDS, {}),
  ...writeGrid({ options: [], rows: [EMPTY_ROW] }),
  condition: 'new',
  days_to_return: String(PRODUCT_LIMITS.returnDaysLeast),
  pictures: '',
  pictures_sent: '',
}

const kept = v.fallback(v.string(), '')
const Kept = v.object(Object.fromEntries(Object.keys(EMPTY_PRODUCT).map((name) => [name, kept])) as Record<keyof ProductTexts, typeof kept>)

/** The fields as a draft left them; fields that do not fit any more are as in an empty form. */
function textsOfDraft(draft: unknown): ProductTexts | undefined {
  const read = v.safeParse(Kept, draft)
  if (!read.success) return undefined
  const { condition, options, variants } = EMPTY_PRODUCT
  const texts = read.output
  return { ...texts, condition: texts.condition || condition, options: texts.options || options, variants: texts.variants || variants }
}

/** A form of a product as it was left. */
export type ProductDraft = PersistedDraft<ProductTexts>
export const PRODUCT_DRAFT: DraftShape<ProductTexts> = { textsOf: textsOfDraft, pictureField: 'pictures', isSeveral: true }

/** The form as the product is now. */
export const textsOfProduct = (product: OwnProductDetail): ProductTexts => ({
  ...textsOf(PRODUCT_FORM_FIELDS, { ...product, options: '', variants: '', weight_grams: product.weight_grams ?? '' }),
  ...writeGrid(gridOf(product)),
  pictures: 'kept',
  pictures_sent: '',
})

const say = (reason: Reason) => reason
const Pictures = v.object({ pictures: v.pipe(v.string(say('required')), v.nonEmpty(say('required'))) })
const Whole = v.intersect([
  Pictures,
  v.pipe(
    v.custom<ProductTexts>((texts) => typeof texts === 'object' && texts !== null),
    v.transform(judgeable),
    // The schema of a product asks for less than a form has.
    v.transform((texts): v.InferInput<typeof ProductForm> => texts as never),
    ProductForm,
  ),
])

export type FilledProduct = v.InferOutput<typeof Whole>
export type ProductSchema = v.GenericSchema<ProductTexts, FilledProduct>
/** The form of a product, with its pictures. */
export const JudgedProduct = judged(Whole) as ProductSchema

/** The fields as they are sent: all of them texts. @param stockOf of a variant that exists, as its seller sees it */
export const textsToSend = (filled: FilledProduct, texts: ProductTexts, stockOf: (variant_id: number) => number | undefined): ProductFormTexts => ({
  ...textsOf(PRODUCT_FORM_FIELDS, { ...filled, options: '', variants: '', weight_grams: filled.weight_grams ?? '' }),
  options: JSON.stringify(filled.options),
  variants: variantsToSend(texts, stockOf),
})

import * as v from 'valibot'
import { wholeText, wholeTextOrNone } from '../core/form-values.ts'
import { oneLine } from '../core/names.ts'
import { keysOf } from '../core/pick.ts'
import type { Reason } from '../core/reasons.ts'
import { editorState, richText } from '../rich-text-fields.ts'
import { isOtherLanguage, isTitled, saidOrNone, secondText, secondTitle, titleText } from '../second-language.ts'
import { PRODUCT_CONDITIONS, PRODUCT_LIMITS } from './product-limits.ts'
import { OptionsText, VariantsText, variantsFault } from './variant-form.ts'

const say = (reason: Reason) => reason
const branch = v.pipe(v.string(say('required')), v.minLength(1, say('required')), v.regex(/^[1-9]\d{0,8}$/, say('does-not-fit')), v.transform(Number))

/** The fields of a product as its seller types them: all of them texts; options and variants as JSON. Form, draft, copy and export take this list. */
export const PRODUCT_FORM_ENTRIES = {
  title: titleText(PRODUCT_LIMITS.titleLongest),
  second_title: secondTitle(PRODUCT_LIMITS.titleLongest),
  product_category: branch,
  product_subcategory: branch,
  condition: v.picklist(PRODUCT_CONDITIONS, say('required')),
  condition_note: v.optional(oneLine(PRODUCT_LIMITS.conditionNoteLongest), ''),
  brand: v.optional(oneLine(PRODUCT_LIMITS.brandLongest), ''),
  warranty: v.optional(oneLine(PRODUCT_LIMITS.warrantyLongest), ''),
  weight_grams: v.optional(wholeTextOrNone(PRODUCT_LIMITS.gramsMost, 1), ''),
  days_to_return: wholeText(PRODUCT_LIMITS.returnDaysMost, PRODUCT_LIMITS.returnDaysLeast),
  options: OptionsText,
  variants: VariantsText,
  description: richText,
  description_state: editorState,
  second_description: secondText,
  second_description_state: editorState,
}

/** A product as it is posted and edited; the same on both sides. */
export const ProductForm = v.pipe(
  v.object(PRODUCT_FORM_ENTRIES),
  v.forward(
    v.partialCheck([['condition'], ['condition_note']], ({ condition, condition_note }) => condition === 'new' || condition_note !== '', say('required')),
    ['condition_note'],
  ),
  v.forward(
    v.partialCheck([['options'], ['variants']], ({ options, variants }) => variantsFault(options, variants) === undefined, say('does-not-fit')),
    ['variants'],
  ),
  v.forward(v.partialCheck([['title'], ['second_title']], isOtherLanguage, say('same-language')), ['second_title']),
  v.forward(
    v.partialCheck(
      [['second_title'], ['second_description']],
      ({ second_title, second_description }) => isTitled(second_title, [second_description]),
      say('required'),
    ),
    ['second_title'],
  ),
  v.transform((form) => ({
    ...form,
    second_description: saidOrNone(form.second_description),
    condition_note: form.condition === 'new' ? '' : form.condition_note,
  })),
)
export type ProductForm = v.InferOutput<typeof ProductForm>
export const PRODUCT_FORM_FIELDS = keysOf(PRODUCT_FORM_ENTRIES)
/** Every field as text. */
export type ProductFormTexts = { [K in keyof typeof PRODUCT_FORM_ENTRIES]: string }

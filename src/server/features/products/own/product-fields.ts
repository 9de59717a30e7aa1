import * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { PRODUCT_FORM_ENTRIES, ProductForm, type ProductFormTexts } from '#contract/products/product-form.ts'
import { variantsFault } from '#contract/products/variant-form.ts'
import { type Faults, isEditorState } from '../../../adapters/rich-texts.ts'
import { faultsOf } from '../../../http/requests/parse-with.ts'

/** Fields of a product that are rich text. */
export const PRODUCT_RICH_TEXTS = ['description', 'second_description'] as const

/** What must be there besides the fields. */
interface Besides {
  faults: Faults
  /** How many pictures it has after this. */
  pictures: number
}

type Texts = { readonly [K in keyof ProductFormTexts]?: string | undefined }

/**
 * What the fields of a product come to, judged as the form judges them. What is wrong with one variant is said by its place: `variants.0.price`.
 * @param texts a field that is absent was not filled in; rich texts are clean.
 * @throws {Problem} bad-input — with every field at fault.
 */
export function productFields(texts: Texts, { faults: more, pictures }: Besides): ProductForm {
  const { form, faults } = judgeProduct(texts)
  for (const [at, { picture }] of form?.variants.entries() ?? []) if (picture !== null && picture > pictures) faults[`variants.${at}.picture`] = 'does-not-fit'
  if (!isEditorState(texts.description_state ?? '')) faults.description_state = 'does-not-fit'
  if (!isEditorState(texts.second_description_state ?? '')) faults.second_description_state = 'does-not-fit'
  Object.assign(faults, more)
  if (!form || Object.keys(faults).length > 0) throw new Problem('bad-input', { fields: faults })
  return form
}

/** The same by what the schema says alone: the fields, or what is at fault with each of them. */
export function judgeProduct(texts: Texts): { form?: ProductForm; faults: Record<string, string> } {
  const given = v.safeParse(
    ProductForm,
    Object.fromEntries(Object.keys(PRODUCT_FORM_ENTRIES).map((name) => [name, texts[name as keyof ProductFormTexts] ?? EMPTY[name] ?? ''])),
  )
  if (given.success) return { form: given.output, faults: {} }
  const faults = faultsOf(given.issues)
  placeVariantFault(texts, faults)
  return { faults }
}

/** What a form says that has no options. */
const EMPTY: Readonly<Record<string, string>> = { options: '[]' }

/** Variants that do not fit as a whole: which of them. */
function placeVariantFault(texts: { readonly options?: string | undefined; readonly variants?: string | undefined }, faults: Record<string, string>): void {
  if (faults.variants === undefined) return
  const { options, variants } = PRODUCT_FORM_ENTRIES
  const typed = { options: v.safeParse(options, texts.options ?? '[]'), variants: v.safeParse(variants, texts.variants ?? '') }
  if (!typed.options.success || !typed.variants.success) return
  const fault = variantsFault(typed.options.output, typed.variants.output)
  if (fault) faults[`variants.${fault.at}`] = fault.reason
}

import * as v from 'valibot'
import { Id } from '../core/fields.ts'
import { wholeText, wholeTextOrNone } from '../core/form-values.ts'
import { oneLine, oneLineRequired } from '../core/names.ts'
import { lowerCase } from '../core/one-form.ts'
import type { Reason } from '../core/reasons.ts'
import { PRODUCT_LIMITS } from './product-limits.ts'

const say = (reason: Reason) => reason

/** A line with whole characters: values are stored twice, as text and in JSON, and must be the same there. */
const wholeLine = (most: number) =>
  v.pipe(
    oneLineRequired(most),
    v.transform((text) => text.replace(/\p{Surrogate}/gu, '\ufffd')),
  )

/** What a product comes in, as its seller types it: a name (Size) and what there is (M, L, XL). */
const OptionForm = v.object({
  name: wholeLine(PRODUCT_LIMITS.optionNameLongest),
  values: v.pipe(
    v.array(wholeLine(PRODUCT_LIMITS.valueLongest)),
    v.minLength(1, say('required')),
    v.maxLength(PRODUCT_LIMITS.valuesMost, say('too-many')),
    v.check((values) => isDistinct(values), say('taken')),
  ),
})
export type OptionForm = v.InferOutput<typeof OptionForm>

/**
 * One variant as its seller types it: texts, Bangla digits too. Stock is what there is now; of a variant that exists, `seen` is what its seller
 * saw before they typed: another number means that so many are there now, and is refused when some were sold meanwhile. A variant that exists has it
 * always: a number alone could put back on sale what was sold.
 */
const VariantForm = v.pipe(
  v.object({
    /** Of one that exists. */
    variant_id: v.optional(Id),
    values: v.pipe(v.array(wholeLine(PRODUCT_LIMITS.valueLongest)), v.maxLength(PRODUCT_LIMITS.optionsMost, say('too-many'))),
    price: wholeText(PRODUCT_LIMITS.priceMost, 1),
    compare_at: v.optional(wholeTextOrNone(PRODUCT_LIMITS.priceMost, 1), ''),
    stock: wholeText(PRODUCT_LIMITS.stockMost),
    seen: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    /** The seller's own name for it; empty: none. */
    sku: v.optional(v.pipe(oneLine(PRODUCT_LIMITS.skuLongest), v.regex(/^[\w./-]*$/, say('bad-characters'))), ''),
    /** Which of the product's pictures, counted from 1; empty: the first. */
    picture: v.optional(wholeTextOrNone(8, 1), ''),
  }),
  v.forward(
    v.partialCheck([['price'], ['compare_at']], ({ price, compare_at }) => compare_at === null || compare_at > price, say('below-least')),
    ['compare_at'],
  ),
  v.forward(
    v.partialCheck([['variant_id'], ['stock'], ['seen']], ({ variant_id, seen }) => variant_id === undefined || seen !== undefined, say('required')),
    ['stock'],
  ),
)
export type VariantForm = v.InferOutput<typeof VariantForm>
/** The same before it is judged. */
export type VariantTexts = v.InferInput<typeof VariantForm>

const jsonText = v.pipe(v.string(say('required')), v.maxLength(100_000, say('too-long')), v.parseJson(undefined, say('does-not-fit')))

/** Options as JSON; an empty list where the product comes in one kind. */
export const OptionsText = v.pipe(
  jsonText,
  v.array(OptionForm, say('does-not-fit')),
  v.maxLength(PRODUCT_LIMITS.optionsMost, say('too-many')),
  v.check((options) => isDistinct(options.map(({ name }) => name)), say('taken')),
)

/** Variants as JSON, one at least. */
export const VariantsText = v.pipe(
  jsonText,
  v.array(VariantForm, say('does-not-fit')),
  v.minLength(1, say('required')),
  v.maxLength(PRODUCT_LIMITS.variantsMost, say('too-many')),
)

/** What sets a variant apart from the others of its product. */
export const variantKey = (values: readonly string[]): string => values.map(lowerCase).join('\u0000')

/**
 * What is wrong with variants as a whole, by the place of the one at fault: each has one value of every option, no two have the same, none has the
 * seller's name of another.
 */
export function variantsFault(options: readonly OptionForm[], variants: readonly VariantForm[]): { at: number; reason: Reason } | undefined {
  const keys = new Set<string>()
  const skus = new Set<string>()
  for (const [at, { values, sku }] of variants.entries()) {
    if (values.length !== options.length || values.some((value, option) => !options[option]?.values.includes(value))) return { at, reason: 'does-not-fit' }
    if (keys.has(variantKey(values))) return { at, reason: 'taken' }
    if (sku !== '' && skus.has(lowerCase(sku))) return { at, reason: 'taken' }
    keys.add(variantKey(values))
    skus.add(lowerCase(sku))
  }
  return undefined
}

const isDistinct = (texts: readonly string[]): boolean => new Set(texts.map(lowerCase)).size === texts.length

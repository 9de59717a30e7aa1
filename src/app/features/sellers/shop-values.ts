import * as v from 'valibot'
import type { OwnSeller } from '#contract/sellers/sellers.ts'

/** The name under which the half-filled form is kept. */
export const SHOP_DRAFT = 'shop'

const text = v.fallback(v.string(), '')
const words = v.fallback(v.array(v.string()), [])

/** What stands in the form, valid or not. */
const ShopValues = v.object({
  full_name: text,
  slug: text,
  profession: text,
  division: text,
  district: text,
  city: text,
  gender: text,
  languages: words,
  skills: words,
  about: text,
})
export type ShopValues = v.InferOutput<typeof ShopValues>

/** The shop that a form goes on from. */
export interface ShopBase {
  values: ShopValues
  version: number
}

/** The form as a draft left it; whatever does not fit any more is empty. */
const Draft = v.object({ ...ShopValues.entries, base: v.fallback(v.nullable(v.object({ values: ShopValues, version: v.number() })), null) })

/** What an earlier visit typed, and what it went on from; null: a shop that was not open yet, or a draft of an earlier version of the app. */
export function readShopDraft(draft: unknown): { values: ShopValues; base: ShopBase | null } | undefined {
  const read = v.safeParse(Draft, draft)
  if (!read.success) return undefined
  const { base, ...values } = read.output
  return { values, base }
}

export const EMPTY_SHOP: ShopValues = {
  full_name: '',
  slug: '',
  profession: '',
  division: '',
  district: '',
  city: '',
  gender: '',
  languages: [],
  skills: [],
  about: '',
}

/** The form as the shop is now. */
export const baseOfShop = ({ full_name, slug, profession, division, district, city, gender, languages, skills, about, version }: OwnSeller): ShopBase => ({
  values: { full_name, slug, profession, division: division ?? '', district: district ?? '', city, gender: gender ?? '', languages, skills, about },
  version,
})

import * as v from 'valibot'
import type { OwnSeller } from '#contract/sellers/sellers.ts'

/** The name under which the half-filled form is kept. */
export const SHOP_DRAFT = 'shop'

/** What stands in the form, valid or not. */
const ShopValues = v.object({
  full_name: v.fallback(v.string(), ''),
  slug: v.fallback(v.string(), ''),
  profession: v.fallback(v.string(), ''),
  division: v.fallback(v.string(), ''),
  district: v.fallback(v.string(), ''),
  languages: v.fallback(v.array(v.string()), []),
  skills: v.fallback(v.array(v.string()), []),
  about: v.fallback(v.string(), ''),
})
export type ShopValues = v.InferOutput<typeof ShopValues>

/** The form as a draft left it; whatever does not fit any more is empty. */
export function valuesOfDraft(draft: unknown): ShopValues | undefined {
  const read = v.safeParse(ShopValues, draft)
  return read.success ? read.output : undefined
}

export const EMPTY_SHOP: ShopValues = { full_name: '', slug: '', profession: '', division: '', district: '', languages: [], skills: [], about: '' }

/** The form as the shop is now. */
export const valuesOfShop = ({ profile_picture: _, division, district, ...shop }: OwnSeller): ShopValues => ({
  ...shop,
  division: division ?? '',
  district: district ?? '',
})

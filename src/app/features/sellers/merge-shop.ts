import type { ShopValues } from './shop-values.ts'

/** What of a shop is decided as a whole, with its fields. */
const PARTS = {
  name: ['full_name'],
  slug: ['slug'],
  profession: ['profession'],
  place: ['division', 'district'],
  city: ['city'],
  gender: ['gender'],
  languages: ['languages'],
  skills: ['skills'],
  about: ['about'],
} as const satisfies Record<string, readonly (keyof ShopValues)[]>
export type ShopPart = keyof typeof PARTS

const ALL = Object.keys(PARTS) as ShopPart[]

/** The fields of some parts, as one of the versions has them. */
export const fieldsOfParts = (from: ShopValues, parts: readonly ShopPart[]): Partial<ShopValues> =>
  Object.fromEntries(parts.flatMap((part) => PARTS[part].map((field) => [field, from[field]])))

const differ = (part: ShopPart, one: ShopValues, other: ShopValues): boolean =>
  JSON.stringify(fieldsOfParts(one, [part])) !== JSON.stringify(fieldsOfParts(other, [part]))

interface Meeting {
  /** Changed here and elsewhere, into different things: waits for a decision. */
  conflicts: ShopPart[]
  /** Changed elsewhere only. */
  taken: ShopPart[]
}

/** What was changed elsewhere since a form began. @param base what both began with. @param mine as it is typed. @param theirs as the service has it now */
export function mergeShop({ base, mine, theirs }: { base: ShopValues; mine: ShopValues; theirs: ShopValues }): Meeting {
  const changed = ALL.filter((part) => differ(part, base, theirs))
  return {
    conflicts: changed.filter((part) => differ(part, base, mine) && differ(part, mine, theirs)),
    taken: changed.filter((part) => !differ(part, base, mine)),
  }
}

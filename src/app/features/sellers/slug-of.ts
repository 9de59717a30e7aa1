import { sellerIdIn } from '#contract/core/of-seller.ts'
import { decomposed, lowerCase } from '#contract/core/one-form.ts'
import { SELLER_LIMITS } from '#contract/sellers/sellers.ts'

const asSlug = (text: string): string =>
  lowerCase(decomposed(text).replace(/[\u0300-\u036f'’]/g, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SELLER_LIMITS.slugLongest)
    .replace(/^-+|-+$/g, '')

/** An address to suggest for a shop: of its name where that has Latin letters enough, else of the username. Empty when neither has. */
export function slugOf(name: string, username: string): string {
  const ofName = asSlug(name)
  return ofName.length >= SELLER_LIMITS.slugShortest && sellerIdIn(ofName) === undefined ? ofName : asSlug(username)
}

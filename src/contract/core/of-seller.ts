/** What a card says of whose it is. */
interface Sold {
  /** User id. */
  seller: number
  /** Address of the shop; null: they have none. Absent on cards that were kept by earlier versions. */
  seller_slug?: string | null | undefined
}

/**
 * The user id by which a list asks for what one seller has; undefined: it asks by the address of a shop. Addresses of lists name the shop; earlier ones
 * have the id, and stay good: no address of a shop is digits alone.
 * @param asked `seller` of the address of a list
 */
export const sellerIdIn = (asked: string): number | undefined => (/^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : undefined)

/** Whether a card is of the seller for whom a list is asked. @param asked as `sellerIdIn` says */
export function isOfSeller({ seller, seller_slug }: Sold, asked: string): boolean {
  const id = sellerIdIn(asked)
  return id === undefined ? seller_slug === asked : seller === id
}

interface Priced {
  price: number
  compare_at?: number | null | undefined
}

/** What the card of a product says of its variants' prices: of the cheapest, the dearest, and what the cheapest cost before. @param variants one at least */
export function priceColumns(variants: readonly Priced[]): { price: number; price_most: number; compare_at: number | null } {
  const prices = variants.map(({ price }) => price)
  const price = Math.min(...prices)
  const before = variants.flatMap((one) => (one.price === price && one.compare_at ? [one.compare_at] : []))
  return { price, price_most: Math.max(...prices), compare_at: before.length > 0 ? Math.max(...before) : null }
}

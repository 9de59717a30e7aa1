/** Of a product and its variants. Lengths in characters as readers count them, prices in whole taka. */
export const PRODUCT_LIMITS = {
  titleLongest: 80,
  conditionNoteLongest: 500,
  brandLongest: 60,
  warrantyLongest: 120,
  gramsMost: 500_000,
  /** Days within which what was bought can go back: the law's seven at least. @see Digital Commerce Operation Guidelines 2021 */
  returnDaysLeast: 7,
  returnDaysMost: 60,
  optionsMost: 3,
  optionNameLongest: 30,
  valuesMost: 30,
  valueLongest: 40,
  variantsMost: 100,
  priceMost: 500_000,
  stockMost: 100_000,
  skuLongest: 40,
  perSeller: 5000,
  /** What counts as low in its seller's list: so many of a variant, or fewer. */
  lowStock: 3,
} as const

/** `used` and `refurbished` ones say what is worn. */
export const PRODUCT_CONDITIONS = ['new', 'refurbished', 'used'] as const
export type ProductCondition = (typeof PRODUCT_CONDITIONS)[number]

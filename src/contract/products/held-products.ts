/**
 * Why staff look at goods before they appear: words of goods that the law forbids to sell so. `medicine`: without a licence; `mlm`: sales by which
 * one earns from those whom one brings.
 * @see Digital Commerce Operation Guidelines 2021
 */
export const PRODUCT_HELD_REASONS = ['medicine', 'explosives', 'gambling', 'lottery', 'mlm'] as const
export type ProductHeldReason = (typeof PRODUCT_HELD_REASONS)[number]

import { deliveryFee, reaches, reachesDistrict } from '#contract/products/delivery-rules.ts'
import type { DeliveryOption } from '#contract/products/shops.ts'

/** A way in which goods come to a buyer, with what it costs for these goods. */
export interface DeliveryWay {
  option: DeliveryOption
  /** Taka. */
  cost: number
  /** It goes to some upazilas and thanas of the district only. */
  isPart: boolean
}

/** All ways to some place of a district that bring the goods, the cheapest first, of equal ones the fastest. @param goods taka */
export function waysTo(options: readonly DeliveryOption[], district: string, goods: number): DeliveryWay[] {
  return options
    .filter((option) => option.kind !== 'pickup' && reachesDistrict(option, district))
    .map((option) => ({ option, cost: deliveryFee(option, goods), isPart: !reaches(option, { district, area: '' }) }))
    .sort((a, b) => a.cost - b.cost || a.option.days_most - b.option.days_most)
}

/** Where goods can be fetched. */
export const pickupsOf = (options: readonly DeliveryOption[]): DeliveryOption[] => options.filter(({ kind }) => kind === 'pickup')

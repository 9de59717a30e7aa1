/** Who brings a parcel: the buyer fetches it, the seller's own rider, or a courier. */
export const DELIVERY_KINDS = ['pickup', 'rider', 'courier'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

export const DELIVERY_LIMITS = {
  optionsMost: 12,
  noteLongest: 120,
  feeMost: 5000,
  freeFromMost: 500_000,
  daysMost: 15,
  areasMost: 64,
  closedDaysMost: 90,
} as const

/** Where an option goes to, and what it costs; names as in contract/places.ts and contract/addresses/areas.ts. */
export interface DeliveryReach {
  kind: DeliveryKind
  /** Whole districts; none and no areas: all of Bangladesh. */
  districts: readonly string[]
  /** Single upazilas and thanas, each as `District/Area`. */
  areas: readonly string[]
  fee: number
  /** Goods for so many taka and more are brought for nothing; null: never. */
  free_from: number | null
}

interface Destination {
  district: string
  area: string
}

/** Whether an option goes to an address. What is fetched is fetched from anywhere. */
export const reaches = ({ kind, districts, areas }: Pick<DeliveryReach, 'kind' | 'districts' | 'areas'>, { district, area }: Destination): boolean =>
  kind === 'pickup' || (districts.length === 0 && areas.length === 0) || districts.includes(district) || areas.includes(`${district}/${area}`)

/** Whether an option goes to some place of a district. */
export const reachesDistrict = ({ kind, districts, areas }: Pick<DeliveryReach, 'kind' | 'districts' | 'areas'>, district: string): boolean =>
  kind === 'pickup' || (districts.length === 0 && areas.length === 0) || districts.includes(district) || areas.some((area) => area.startsWith(`${district}/`))

/** Taka that an option costs for goods of one seller. @param goods taka, after what a promo code takes off */
export const deliveryFee = ({ fee, free_from }: Pick<DeliveryReach, 'fee' | 'free_from'>, goods: number): number =>
  free_from !== null && goods >= free_from ? 0 : fee

/** What all options of a shop together say on cards. `to`: districts that are delivered to; null: all. `free_from`: the lowest; null: none is ever free. */
export function reachOf(options: readonly DeliveryReach[]): { to: string[] | null; free_from: number | null } {
  const brought = options.filter(({ kind }) => kind !== 'pickup')
  const isEverywhere = brought.some(({ districts, areas }) => districts.length === 0 && areas.length === 0)
  const named = brought.flatMap(({ districts, areas }) => [...districts, ...areas.map((area) => area.slice(0, area.indexOf('/')))])
  const free = brought.map(({ fee, free_from }) => (fee === 0 ? 0 : free_from)).filter((from) => from !== null)
  return { to: isEverywhere ? null : [...new Set(named)].toSorted(), free_from: free.length ? Math.min(...free) : null }
}

import type { Address } from '#contract/addresses/addresses.ts'
import { reaches } from '#contract/products/delivery-rules.ts'
import type { DeliveryOption } from '#contract/products/shops.ts'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import type { CheckoutMethod } from '#contract/shop/checkout-methods.ts'
import { type CheckoutChoice, choiceOf, type SellerChoice } from './checkout-choice.ts'
import type { CodRoom } from './cod-room.ts'
import { advanceOfOrder, type OrderAbout, type OrderedPart, totalOf, withFee } from './order-about.ts'
import { type DeliveryWay, isOrderable, obstacleOf, type SellerGroup, waysOf } from './seller-groups.ts'

/** What a checkout makes of one seller's lines. */
export interface PlannedSeller {
  group: SellerGroup
  choice: SellerChoice
  /** Ways to the address, the best first; none: it is not delivered there. */
  ways: DeliveryWay[]
  way: DeliveryWay | undefined
  method: CheckoutMethod
  /** The chosen way allows cash. */
  allowsCod: boolean
  /** As it would be ordered; undefined: it cannot be. */
  part: OrderedPart | undefined
  /** Lines that cannot be ordered as they stand. */
  blocked: SellerGroup['lines']
}

export interface CheckoutPlan {
  sellers: PlannedSeller[]
  /** The purchases that one tap makes: one of each method at most. */
  orders: OrderAbout[]
  online: number
  cod: number
  /** What of the cash is paid online in advance. */
  advance: number
  /** Whole taka of all goods, before it is known what can be brought where. */
  goods: number
  /** What stands in the way, the gravest first. */
  faults: PlanFault[]
}
export type PlanFault = 'nothing' | 'address' | 'unreached' | 'pickupOnly' | 'blocked' | 'overLimit' | 'codOpen' | 'codTaka' | 'codPaused' | 'unpaid'

interface Given {
  groups: readonly SellerGroup[]
  address: Address | undefined
  choice: CheckoutChoice
  /** Whole taka that promo codes take off, by seller; only those that are checked. */
  discounts: ReadonlyMap<number, number>
  cod: CodRoom
  seen_at: string
}

export function planOf({ groups, address, choice, discounts, cod, seen_at }: Given): CheckoutPlan {
  const sellers = groups.map((group) => planSeller(group, { address, choice: choiceOf(choice, group.seller), discount: discounts.get(group.seller) ?? 0, cod }))
  const parts = (method: CheckoutMethod) => sellers.flatMap((one) => (one.part && one.method === method ? [one.part] : []))
  const orders = (['online', 'cod'] as const)
    .map((method): OrderAbout => ({ method, parts: parts(method), is_fee_in_advance: cod.isFeeInAdvance, seen_at }))
    .filter((one) => one.parts.length > 0)
  const sum = (method: CheckoutMethod) => totalOf({ parts: parts(method) })
  const [online, taka] = [sum('online'), sum('cod')]
  const goods = groups.reduce((all, group) => all + group.goods, 0)
  const advance = orders.reduce((all, one) => all + advanceOfOrder(one), 0)
  return { sellers, orders, online, cod: taka, advance, goods, faults: faultsOf({ sellers, orders, address, cod, taka }) }
}

function planSeller(
  group: SellerGroup,
  { address, choice, discount, cod }: { address: Address | undefined; choice: SellerChoice; discount: number; cod: CodRoom },
): PlannedSeller {
  const ways = address ? waysOf(group.shop?.terms.options ?? [], (option) => reaches(option, address), Math.max(0, group.goods - discount)) : []
  const way = ways.find(({ option }) => option.id === choice.option) ?? ways.find(({ option }) => option.kind !== 'pickup')
  const allowsCod = way?.option.is_cod ?? false
  const wanted = choice.method ?? (cod.why === undefined ? 'cod' : 'online')
  const method = allowsCod ? wanted : 'online'
  const blocked = group.lines.filter((line) => obstacleOf(line) !== null)
  const lines = group.lines
    .filter(isOrderable)
    .map(({ variant_id, title, second_title, values, price, quantity }) => ({ variant_id, title, second_title, values, price, quantity }))
  const coupon = choice.coupon.trim() || null
  const part =
    way && lines.length > 0
      ? withFee({ seller: group.seller, name: group.shop?.seller_name ?? '', option: shortOf(way.option), note: choice.note, coupon, discount, lines })
      : undefined
  return { group, choice, ways, way, method, allowsCod, part, blocked }
}

const shortOf = ({ id, kind, fee, free_from }: DeliveryOption) => ({ id, kind, fee, free_from })

function faultsOf({
  sellers,
  orders,
  address,
  cod,
  taka,
}: Pick<CheckoutPlan, 'sellers' | 'orders'> & { address: Address | undefined; cod: CodRoom; taka: number }) {
  const faults: PlanFault[] = []
  if (sellers.every(({ group }) => group.lines.length === 0)) return ['nothing' as const]
  if (!address) return ['address' as const]
  if (sellers.some(({ ways, group }) => ways.length === 0 && group.goods > 0)) faults.push('unreached')
  // To fetch it oneself is nothing that is assumed of anybody.
  if (sellers.some(({ ways, way, group }) => ways.length > 0 && !way && group.goods > 0)) faults.push('pickupOnly')
  if (sellers.some(({ blocked }) => blocked.length > 0)) faults.push('blocked')
  if (orders.length === 0 && faults.length === 0) faults.push('nothing')
  if (orders.some((one) => totalOf(one) > PURCHASE_LIMITS.mostTaka)) faults.push('overLimit')
  const inCash = orders.find(({ method }) => method === 'cod')
  if (inCash && cod.why) faults.push(cod.why)
  else if (inCash && inCash.parts.length > cod.openLeft) faults.push('codOpen')
  else if (inCash && taka > cod.takaLeft) faults.push('codTaka')
  if (orders.some((one) => one.method === 'online' || advanceOfOrder(one) > 0) && cod.isUnpaidFull) faults.push('unpaid')
  return faults
}

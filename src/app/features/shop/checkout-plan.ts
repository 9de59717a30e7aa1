import type { Address } from '#contract/addresses/addresses.ts'
import { reaches } from '#contract/products/delivery-rules.ts'
import type { DeliveryOption } from '#contract/products/shops.ts'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import type { CheckoutMethod, GoodsMethod } from '#contract/shop/checkout-methods.ts'
import { CLAIM_LIMITS } from '#contract/wallet-payments/claim-rules.ts'
import { type CheckoutChoice, choiceOf, type SellerChoice } from './checkout-choice.ts'
import type { CodRoom } from './cod-room.ts'
import { advanceOfOrder, type OrderAbout, type OrderedPart, totalOf, walletOfOrder, withFee } from './order-about.ts'
import { type DeliveryWay, isOrderable, obstacleOf, type SellerGroup, waysOf } from './seller-groups.ts'

/** What a checkout makes of one seller's lines. */
export interface PlannedSeller {
  group: SellerGroup
  choice: SellerChoice
  /** Ways to the address, the best first; none: it is not delivered there. */
  ways: DeliveryWay[]
  way: DeliveryWay | undefined
  method: GoodsMethod
  /** The chosen way allows cash. */
  allowsCod: boolean
  /** Its seller takes mobile wallets; of much money, only where the rest may be cash. */
  allowsWallet: boolean
  /** As it would be ordered; undefined: it cannot be. */
  part: OrderedPart | undefined
  /** Lines that cannot be ordered as they stand. */
  blocked: SellerGroup['lines']
}

export interface CheckoutPlan {
  sellers: PlannedSeller[]
  /** The purchases that one tap makes: one online, one in cash, and one for each seller who is paid by mobile wallet. */
  orders: OrderAbout[]
  /** What is paid in each way, in whole taka. */
  sums: { method: GoodsMethod; taka: number }[]
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
  /** Sellers who take mobile wallets. */
  wallets: ReadonlySet<number>
  seen_at: string
}

export function planOf({ groups, address, choice, discounts, cod, wallets, seen_at }: Given): CheckoutPlan {
  const sellers = groups.map((group) =>
    planSeller(group, {
      address,
      choice: choiceOf(choice, group.seller),
      discount: discounts.get(group.seller) ?? 0,
      cod,
      takesWallet: wallets.has(group.seller),
    }),
  )
  const parts = (method: GoodsMethod) => sellers.flatMap((one) => (one.part && one.method === method ? [one.part] : []))
  const together = (['online', 'cod'] as const).map((method): OrderAbout => ({ method, parts: parts(method), is_fee_in_advance: cod.isFeeInAdvance, seen_at }))
  const apart = parts('wallet').map((part): OrderAbout => ({ method: 'wallet', parts: [part], is_fee_in_advance: false, seen_at }))
  const orders = [...together, ...apart].filter((one) => one.parts.length > 0)
  const sum = (method: CheckoutMethod) => totalOf({ parts: parts(method) })
  const [online, taka] = [sum('online'), sum('cod')]
  const goods = groups.reduce((all, group) => all + group.goods, 0)
  const advance = orders.reduce((all, one) => all + advanceOfOrder(one), 0)
  return {
    sellers,
    orders,
    sums: sumsOf(orders, { online, cash: taka - advance }),
    online,
    cod: taka,
    advance,
    goods,
    faults: faultsOf({ sellers, orders, address, cod, taka }),
  }
}

/** By how it is paid: of what is paid to sellers in part, the rest is paid at the door. */
function sumsOf(orders: readonly OrderAbout[], { online, cash }: { online: number; cash: number }): CheckoutPlan['sums'] {
  const apart = orders.filter(({ method }) => method === 'wallet')
  const wallet = apart.reduce((sum, one) => sum + walletOfOrder(one), 0)
  const atDoor = cash + apart.reduce((sum, one) => sum + totalOf(one), 0) - wallet
  const has = (method: GoodsMethod) => orders.some((one) => one.method === method)
  return [
    ...(has('online') ? [{ method: 'online' as const, taka: online }] : []),
    ...(has('cod') || atDoor > 0 ? [{ method: 'cod' as const, taka: atDoor }] : []),
    ...(apart.length > 0 ? [{ method: 'wallet' as const, taka: wallet }] : []),
  ]
}

function planSeller(
  group: SellerGroup,
  { address, choice, discount, cod, takesWallet }: { address: Address | undefined; choice: SellerChoice; discount: number; cod: CodRoom; takesWallet: boolean },
): PlannedSeller {
  const ways = address ? waysOf(group.shop?.terms.options ?? [], (option) => reaches(option, address), Math.max(0, group.goods - discount)) : []
  const way = ways.find(({ option }) => option.id === choice.option) ?? ways.find(({ option }) => option.kind !== 'pickup')
  const allowsCod = way?.option.is_cod ?? false
  const wanted = choice.method ?? (cod.why === undefined ? 'cod' : 'online')
  const blocked = group.lines.filter((line) => obstacleOf(line) !== null)
  const lines = group.lines
    .filter(isOrderable)
    .map(({ variant_id, title, second_title, values, price, quantity }) => ({ variant_id, title, second_title, values, price, quantity }))
  const coupon = choice.coupon.trim() || null
  const part =
    way && lines.length > 0
      ? withFee({
          seller: group.seller,
          name: group.shop?.seller_name ?? '',
          sms_phone: group.shop?.terms.sms_phone ?? null,
          option: shortOf(way.option),
          note: choice.note,
          coupon,
          discount,
          lines,
        })
      : undefined
  const allowsWallet = takesWallet && (allowsCod || !part || totalOf({ parts: [part] }) <= CLAIM_LIMITS.mostTaka)
  return { group, choice, ways, way, method: methodOf(wanted, { allowsCod, allowsWallet, cod }), allowsCod, allowsWallet, part, blocked }
}

/** What was chosen, where it is allowed; else as if nothing were chosen. */
function methodOf(wanted: GoodsMethod, { allowsCod, allowsWallet, cod }: { allowsCod: boolean; allowsWallet: boolean; cod: CodRoom }): GoodsMethod {
  if (wanted === 'wallet' && allowsWallet) return 'wallet'
  const usual: CheckoutMethod = cod.why === undefined ? 'cod' : 'online'
  const other = wanted === 'wallet' ? usual : wanted
  return allowsCod ? other : 'online'
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

import { deliveryFee, reachesDistrict } from '#contract/products/delivery-rules.ts'
import type { DeliveryOption } from '#contract/products/shops.ts'
import type { BasketShop } from '#contract/shop/baskets.ts'
import type { HeldBasket, HeldLine } from '../../state/basket/basket.ts'

/** What a basket has of one seller. */
export interface SellerGroup {
  seller: number
  /** Undefined: the phone does not know its terms. */
  shop: BasketShop | undefined
  lines: HeldLine[]
  /** Whole taka of what can be ordered. */
  goods: number
}

/** Why a line cannot be ordered as it stands: a reason of the service, or fewer are left than are wanted. */
export const obstacleOf = ({ gone, stock, quantity }: Pick<HeldLine, 'gone' | 'stock' | 'quantity'>): HeldLine['gone'] | 'fewer' => {
  if (gone !== null) return gone
  if (stock === 0) return 'sold-out'
  return stock < quantity ? 'fewer' : null
}

/** Whether some of a line can be ordered. */
export const isOrderable = (line: HeldLine): boolean => line.gone === null && line.stock > 0

export const goodsOf = (lines: readonly Pick<HeldLine, 'price' | 'quantity'>[]): number => lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** The basket by seller, in the order of its lines. @param waiting variants that are in an order which waits on this phone: they do not count */
export function sellerGroups({ lines, shops }: Pick<HeldBasket, 'lines' | 'shops'>, waiting: ReadonlySet<number>): SellerGroup[] {
  const shopOf = new Map(shops.map((shop) => [shop.seller, shop]))
  return [...Map.groupBy(lines, ({ seller }) => seller)].map(([seller, of]) => {
    const counted = of.filter((line) => isOrderable(line) && !waiting.has(line.variant_id))
    return { seller, shop: shopOf.get(seller), lines: of, goods: goodsOf(counted) }
  })
}

/** A way in which goods come to a buyer. */
export interface DeliveryWay {
  option: DeliveryOption
  /** Taka. */
  fee: number
}

/** The ways among options that fit: what is brought before what is fetched, then the cheapest, of equal ones the fastest. @param goods taka */
export const waysOf = (options: readonly DeliveryOption[], fits: (option: DeliveryOption) => boolean, goods: number): DeliveryWay[] =>
  options
    .filter(fits)
    .map((option) => ({ option, fee: deliveryFee(option, goods) }))
    .toSorted((a, b) => Number(a.option.kind === 'pickup') - Number(b.option.kind === 'pickup') || a.fee - b.fee || a.option.days_most - b.option.days_most)

/** The best way to a district; undefined: none goes there, or its terms are not known. */
export const wayTo = ({ shop, goods }: SellerGroup, district: string): DeliveryWay | undefined =>
  waysOf(shop?.terms.options ?? [], (option) => reachesDistrict(option, district), goods)[0]

import type { DeliveryKind } from '#contract/products/delivery-rules.ts'
import type { GoodName } from '../drawing/goods/goods.ts'
import type { ColourName } from '../drawing/goods/paint.ts'

/** A product of the demo market. */
export interface ProductSketch {
  title: string
  /** In the other language. */
  second?: readonly [title: string, lead: string]
  /** English title of a category of the lower level. */
  category: string
  good: GoodName
  /** What it is drawn in; of several each is a variant with a picture of its own. */
  colours: readonly [ColourName, ...ColourName[]]
  price: number
  /** What it cost before. */
  was?: number
  /** Other things that it comes in: a name (Size), and values with what they cost more. */
  sizes?: { name: string; values: readonly (readonly [value: string, more: number])[] }
  lead: string
  points: readonly string[]
  brand?: string
  warranty?: string
  grams?: number
  returns?: number
  /** Of what is not new: how it is worn. */
  worn?: readonly ['used' | 'refurbished', string]
  /** Pieces of each variant: none, some that differ, or so many. Default: some. */
  stock?: 'none' | 'some' | number
  /** Switched off by its seller, or held until staff have looked. */
  state?: 'inactive' | 'held'
}

export interface DeliverySketch {
  kind: DeliveryKind
  note?: string
  districts?: readonly string[]
  areas?: readonly string[]
  fee: number
  free_from?: number
  days: readonly [least: number, most: number]
  isCod?: boolean
}

/** A shop of the demo market. */
export interface ShopSketch {
  /** Username of its account. */
  seller: string
  options: readonly DeliverySketch[]
  /** Closed for so many days from today on. */
  closedDays?: number
  dbid?: string
  products: readonly ProductSketch[]
}

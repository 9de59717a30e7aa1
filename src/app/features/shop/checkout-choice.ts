import * as v from 'valibot'
import { GOODS_METHODS } from '#contract/shop/checkout-methods.ts'

const SellerChoice = v.object({
  /** A delivery option by its id; null: the best one. */
  option: v.nullable(v.number()),
  /** Null: as the seller allows. */
  method: v.nullable(v.picklist(GOODS_METHODS)),
  note: v.string(),
  coupon: v.string(),
})
export type SellerChoice = v.InferOutput<typeof SellerChoice>

const Choice = v.object({
  /** Of the address book; null: the first of it. */
  address: v.nullable(v.number()),
  /** By the seller's id. */
  sellers: v.record(v.string(), SellerChoice),
})
/** What a buyer has chosen and typed at checkout. */
export type CheckoutChoice = v.InferOutput<typeof Choice>

export const NO_CHOICE: CheckoutChoice = { address: null, sellers: {} }
export const NOTHING_CHOSEN: SellerChoice = { option: null, method: null, note: '', coupon: '' }

export const isCheckoutChoice = (value: unknown): value is CheckoutChoice => v.is(Choice, value)

export const choiceOf = ({ sellers }: CheckoutChoice, seller: number): SellerChoice => sellers[seller] ?? NOTHING_CHOSEN

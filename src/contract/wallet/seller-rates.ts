import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Id } from '../core/fields.ts'
import { wholeText } from '../core/form-values.ts'
import { COMMISSION_KINDS, type CommissionKind, commissionAt } from './money-rules.ts'

/** What the house takes of a seller's sales now, in 1/100 %, by what is sold; `categories`: those of the highest level that have another rate. */
export const SellerRates = v.object({
  rates: v.array(v.object({ kind: v.picklist(COMMISSION_KINDS), rate: Count, categories: v.array(v.object({ category: Id, rate: Count })) })),
})
export type SellerRates = v.InferOutput<typeof SellerRates>

export const readSellerRates = endpoint({
  method: 'GET',
  path: '/api/wallet/rates/',
  summary: 'What the house takes of one’s sales now, by what is sold and its category',
  access: 'seller',
  answer: SellerRates,
  offline: { keepDays: 60, noun: 'wallet', shape: 'detail' },
})

/** @param category as a form has it: a number, or text of one @returns in 1/100 %; undefined: that is not known */
export function rateOf({ rates }: SellerRates, kind: CommissionKind, category?: string | number | null): number | undefined {
  const found = rates.find((one) => one.kind === kind)
  return found?.categories.find((one) => String(one.category) === String(category))?.rate ?? found?.rate
}

/** What one sale comes to. Whole taka. */
export interface SaleResult {
  price: number
  seller: number
}

/** What of a typed price is the seller's; undefined: it is no price yet, or nothing. */
export function resultOf(price: string, rate: number): SaleResult | undefined {
  const read = v.safeParse(wholeText(100_000_000, 1), price)
  return read.success ? { price: read.output, seller: read.output - commissionAt(read.output, rate) } : undefined
}

import type { Language } from '#contract/core/languages.ts'
import { type CheckoutChanges, checkoutChanges } from '#contract/shop/checkout-refusals.ts'
import { advanceOfOrder, goodsOfPart, nameOf, type OrderAbout, type OrderedLine, type OrderedPart, totalOf, withFee } from './order-about.ts'

/** One difference between what a buyer saw and what is now. `of` names the goods or the seller. */
export type Change =
  | { kind: 'price' | 'fee' | 'discount'; of: string; was: number; now: number }
  | { kind: 'advance'; was: number; now: number }
  | { kind: 'left'; of: string; left: number; wanted: number }
  | { kind: 'gone' | 'closed' | 'unreached' | 'optionGone' | 'withoutCod' | 'withoutWallet' | 'couponRefused'; of: string }

interface AfterChanges {
  changes: Change[]
  /** The order as it can be had now; without parts where nothing of it can. */
  next: OrderAbout
  /** Something had to be left out. */
  isLess: boolean
  was: number
  now: number
}

type Facts = Readonly<Record<string, number>> | undefined

/** What a refused order says, old and new for each line, and the order as it can be had now. @param facts of the refusal. @param language of its reader */
export function afterChanges(about: OrderAbout, facts: Facts, language: Language): AfterChanges {
  const said = checkoutChanges(facts)
  const parts = about.parts.map((part) => partNow(part, said, language))
  const is_fee_in_advance = said.advance === undefined ? about.is_fee_in_advance : said.advance > 0
  const next = { ...about, is_fee_in_advance, parts: parts.flatMap(({ next: part }) => (part ? [part] : [])), seen_at: new Date().toISOString() }
  const [before, after] = [advanceOfOrder(about), advanceOfOrder(next)]
  const advance: Change[] = before === after || next.parts.length === 0 ? [] : [{ kind: 'advance', was: before, now: after }]
  const isLess = parts.some(({ isLess: less }) => less)
  return { changes: [...parts.flatMap(({ changes }) => changes), ...advance], next, isLess, was: totalOf(about), now: totalOf(next) }
}

function partNow(part: OrderedPart, said: CheckoutChanges, language: Language): { changes: Change[]; next: OrderedPart | undefined; isLess: boolean } {
  const seller = said.sellers.get(part.seller) ?? {}
  const lines = part.lines.map((line) => lineNow(line, said, language))
  const kept = lines.flatMap(({ next }) => (next ? [next] : []))
  const isLess = lines.some(({ isLess: less }) => less)
  const isOut = seller.isClosed || seller.isUnreached || seller.isOptionGone || seller.isWithoutCod || seller.isWithoutWallet
  const coupon = seller.isCouponRefused ? null : part.coupon
  const discount = seller.isCouponRefused ? 0 : (seller.discount ?? part.discount)
  const priced = withFee({ ...part, lines: kept, coupon, discount })
  // What the service has counted holds for these goods; with fewer of them its own rule says more.
  const delivery_fee = isLess || seller.fee === undefined ? priced.delivery_fee : seller.fee
  const changes: Change[] = [
    ...lines.flatMap((line) => line.changes),
    ...(seller.isClosed ? [{ kind: 'closed' as const, of: part.name }] : []),
    ...(seller.isUnreached ? [{ kind: 'unreached' as const, of: part.name }] : []),
    ...(seller.isOptionGone ? [{ kind: 'optionGone' as const, of: part.name }] : []),
    ...(seller.isWithoutCod ? [{ kind: 'withoutCod' as const, of: part.name }] : []),
    ...(seller.isWithoutWallet ? [{ kind: 'withoutWallet' as const, of: part.name }] : []),
    ...(seller.isCouponRefused ? [{ kind: 'couponRefused' as const, of: part.name }] : []),
    ...(seller.fee !== undefined && seller.fee !== part.delivery_fee ? [{ kind: 'fee' as const, of: part.name, was: part.delivery_fee, now: seller.fee }] : []),
    ...(seller.discount !== undefined && seller.discount !== part.discount
      ? [{ kind: 'discount' as const, of: part.name, was: part.discount, now: seller.discount }]
      : []),
  ]
  const isGone = isOut || goodsOfPart({ lines: kept }) === 0
  return { changes, next: isGone ? undefined : { ...priced, delivery_fee }, isLess: isLess || isGone === true }
}

function lineNow(line: OrderedLine, { variants }: CheckoutChanges, language: Language): { changes: Change[]; next: OrderedLine | undefined; isLess: boolean } {
  const { price = line.price, left, isGone } = variants.get(line.variant_id) ?? {}
  const of = nameOf(line, language)
  if (isGone || left === 0) return { changes: [{ kind: 'gone', of }], next: undefined, isLess: true }
  const changes: Change[] = []
  if (price !== line.price) changes.push({ kind: 'price', of, was: line.price, now: price })
  if (left !== undefined && left < line.quantity) changes.push({ kind: 'left', of, left, wanted: line.quantity })
  return { changes, next: { ...line, price, quantity: Math.min(line.quantity, left ?? line.quantity) }, isLess: left !== undefined && left < line.quantity }
}

import * as v from 'valibot'
import { wholeTextOrNone } from '#contract/core/form-values.ts'
import { REMEDIES, RETURN_WHYS, type ReturnWhy, valueOfPieces } from '#contract/shop/return-rules.ts'
import type { ReturnForm } from '#contract/shop/return-steps.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'

const Typed = v.object({
  why: v.nullable(v.picklist(RETURN_WHYS)),
  wish: v.nullable(v.picklist(REMEDIES)),
  /** Pieces by the id of their line; 0: none of it. */
  pieces: v.record(v.string(), v.number()),
  text: v.string(),
  /** Whole taka as typed; empty: what the pieces cost. */
  amount: v.string(),
  is_unused: v.boolean(),
})
/** What a buyer has chosen and typed of a complaint. */
export type TypedComplaint = v.InferOutput<typeof Typed>
export const NOTHING_TYPED: TypedComplaint = { why: null, wish: null, pieces: {}, text: '', amount: '', is_unused: false }
export const isTypedComplaint = (draft: unknown): draft is TypedComplaint => v.is(Typed, draft)

/** Names of its drafts. @param order its number */
export const complaintDraft = (order: string): string => `complaint ${order}`
export const complaintPictures = (order: string): string => `complaint pictures ${order}`

type Given = NonNullable<ShopOrder['complaint']>['lines'][number]

/** A line of which something can be complained of. */
export interface ComplaintLine {
  given: Given
  line: ShopOrder['lines'][number]
}

export const complaintLinesOf = ({ complaint, lines }: ShopOrder): ComplaintLine[] =>
  (complaint?.lines ?? []).flatMap((given) => {
    const line = lines.find(({ id }) => id === given.line_id)
    return line ? [{ given, line }] : []
  })

/** Reasons that fit some line, in their order. */
export const whysFor = (all: readonly ComplaintLine[]): ReturnWhy[] => RETURN_WHYS.filter((why) => all.some(({ given }) => given.whys.includes(why)))

/** Lines that a reason fits; all of them while none is chosen. */
export const linesFor = (all: readonly ComplaintLine[], why: ReturnWhy | null): ComplaintLine[] =>
  all.filter(({ given }) => why === null || given.whys.includes(why))

/** How many pieces of a line are meant: where there is only one line with one piece, that one. */
export function piecesOf({ pieces }: TypedComplaint, { given }: ComplaintLine, all: readonly ComplaintLine[]): number {
  const chosen = pieces[given.line_id]
  if (chosen !== undefined) return Math.min(chosen, given.left)
  return all.length === 1 && given.left === 1 ? 1 : 0
}

/** What the chosen pieces cost their buyer, in whole taka. */
export const priceOfPieces = (typed: TypedComplaint, all: readonly ComplaintLine[], order: Pick<ShopOrder, 'goods' | 'discount'>): number =>
  valueOfPieces(
    linesFor(all, typed.why).map((one) => ({ price: one.line.price, quantity: piecesOf(typed, one, linesFor(all, typed.why)) })),
    order,
  )

export type ComplaintFault = 'why' | 'wish' | 'lines' | 'text' | 'amount' | 'is_unused'
type Body = v.InferInput<typeof ReturnForm>

/** The form as it is sent, or what is missing in it, in the order of its fields. @param most whole taka that can go back */
export function complaintBody(typed: TypedComplaint, order: ShopOrder): { body: Body; faults: [] } | { body: undefined; faults: ComplaintFault[] } {
  const all = complaintLinesOf(order)
  const fitting = linesFor(all, typed.why)
  const lines = fitting.flatMap((one) => {
    const quantity = piecesOf(typed, one, fitting)
    return quantity > 0 ? [`${one.given.line_id}:${quantity}`] : []
  })
  const wish = typed.why === 'changed-mind' ? 'refund' : typed.wish
  const amount = v.safeParse(wholeTextOrNone(order.complaint?.most ?? 0, 1), wish === 'refund' ? typed.amount : '')
  const faults: ComplaintFault[] = []
  if (typed.why === null) faults.push('why')
  if (lines.length === 0) faults.push('lines')
  if (wish === null) faults.push('wish')
  if (!amount.success) faults.push('amount')
  if (typed.text.trim() === '' && typed.why !== null && typed.why !== 'not-come' && typed.why !== 'changed-mind') faults.push('text')
  if (typed.why === 'changed-mind' && !typed.is_unused) faults.push('is_unused')
  if (faults.length > 0 || typed.why === null || wish === null || !amount.success) return { body: undefined, faults }
  return {
    body: {
      order: order.number,
      why: typed.why,
      wish,
      lines: lines.join(','),
      text: typed.text,
      ...(amount.output !== null && { amount: String(amount.output) }),
      ...(typed.why === 'changed-mind' && { is_unused: 'true' as const }),
    },
    faults: [],
  }
}

import type { ApprovalState } from '#contract/desk/approval-kinds.ts'
import type { PurchaseState } from '#contract/purchases/purchase-rules.ts'

interface Style {
  icon: `i-lucide-${string}`
  colour: string
}

const ENDED: Style = { icon: 'i-lucide-circle-x', colour: 'text-ink-soft' }
const WAITS: Style = { icon: 'i-lucide-hourglass', colour: 'text-marigold' }
const GOOD: Style = { icon: 'i-lucide-circle-check', colour: 'text-brand' }
const BACK: Style = { icon: 'i-lucide-undo-2', colour: 'text-ink' }

/** How the state of an order looks at the desk. */
export const ORDER_STYLES: Record<PurchaseState, Style> = {
  draft: WAITS,
  held: WAITS,
  paying: WAITS,
  confirming: WAITS,
  claimed: WAITS,
  confirmed: GOOD,
  review: { icon: 'i-lucide-search-check', colour: 'text-marigold' },
  expired: ENDED,
  cancelled: ENDED,
  refund_due: BACK,
  refunded: BACK,
}

export const APPROVAL_STYLES: Record<ApprovalState, Style> = {
  waiting: WAITS,
  approved: GOOD,
  refused: { icon: 'i-lucide-circle-x', colour: 'text-danger' },
  void: ENDED,
}

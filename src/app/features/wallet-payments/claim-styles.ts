import type { ClaimState } from '#contract/wallet-payments/claim-rules.ts'
import type { StatusStyle } from '../../ui/controls/status-chip.tsx'

/** How each state of a claim looks. Nothing but the seller's own word is shown as good. */
export const CLAIM_STYLES: Record<ClaimState, StatusStyle> = {
  claimed: { icon: 'i-lucide-hourglass', colour: 'text-marigold' },
  less: { icon: 'i-lucide-circle-alert', colour: 'text-marigold' },
  confirmed: { icon: 'i-lucide-circle-check', colour: 'text-brand' },
  disputed: { icon: 'i-lucide-message-square-warning', colour: 'text-danger' },
  late: { icon: 'i-lucide-clock-alert', colour: 'text-danger' },
  cancelled: { icon: 'i-lucide-circle-x', colour: 'text-danger' },
  refused: { icon: 'i-lucide-circle-x', colour: 'text-danger' },
}

import type { ReturnState } from '#contract/shop/return-rules.ts'
import type { StatusStyle } from '../../../ui/controls/status-chip.tsx'

/** How each state of a complaint looks; its words are `returns:states.<state>`. */
export const RETURN_STYLES: Record<ReturnState, StatusStyle> = {
  asked: { icon: 'i-lucide-hourglass', colour: 'text-marigold' },
  declined: { icon: 'i-lucide-circle-x', colour: 'text-danger' },
  disputed: { icon: 'i-lucide-scale', colour: 'text-marigold' },
  agreed: { icon: 'i-lucide-check', colour: 'text-ink' },
  sent_back: { icon: 'i-lucide-truck', colour: 'text-ink' },
  received: { icon: 'i-lucide-package-check', colour: 'text-ink' },
  given: { icon: 'i-lucide-send', colour: 'text-ink' },
  settled: { icon: 'i-lucide-circle-check', colour: 'text-brand' },
  withdrawn: { icon: 'i-lucide-undo-2', colour: 'text-ink' },
  lapsed: { icon: 'i-lucide-clock-alert', colour: 'text-danger' },
  refused: { icon: 'i-lucide-circle-x', colour: 'text-danger' },
}

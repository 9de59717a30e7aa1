import type { ShopOrderState } from '#contract/shop/shop-order-rules.ts'
import type { StatusStyle } from '../../../ui/controls/status-chip.tsx'

/** How each state looks; its words are `parcels:states.<state>`. */
export const STATE_STYLES: Record<ShopOrderState, StatusStyle> = {
  waiting: { icon: 'i-lucide-hourglass', colour: 'text-marigold' },
  placed: { icon: 'i-lucide-shopping-bag', colour: 'text-ink' },
  accepted: { icon: 'i-lucide-check', colour: 'text-ink' },
  packed: { icon: 'i-lucide-package', colour: 'text-ink' },
  shipped: { icon: 'i-lucide-truck', colour: 'text-ink' },
  ready: { icon: 'i-lucide-store', colour: 'text-ink' },
  delivered: { icon: 'i-lucide-package-check', colour: 'text-brand' },
  closed: { icon: 'i-lucide-circle-check', colour: 'text-brand' },
  cancelled: { icon: 'i-lucide-circle-x', colour: 'text-danger' },
  dropped: { icon: 'i-lucide-clock-alert', colour: 'text-danger' },
  not_taken: { icon: 'i-lucide-undo-2', colour: 'text-danger' },
  back: { icon: 'i-lucide-package-x', colour: 'text-danger' },
}

import type { BookingState } from '#contract/bookings/booking-rules.ts'
import type { StatusStyle } from '../../ui/controls/status-chip.tsx'

/** How each state looks; its words are `bookings:states.<state>`. */
export const STATE_STYLES: Record<BookingState, StatusStyle> = {
  asked: { icon: 'i-lucide-hourglass', colour: 'text-marigold' },
  offered: { icon: 'i-lucide-message-square-text', colour: 'text-marigold' },
  held: { icon: 'i-lucide-wallet', colour: 'text-marigold' },
  confirmed: { icon: 'i-lucide-calendar-check', colour: 'text-brand' },
  disputed: { icon: 'i-lucide-search-check', colour: 'text-marigold' },
  done: { icon: 'i-lucide-circle-check', colour: 'text-brand' },
  declined: { icon: 'i-lucide-circle-x', colour: 'text-danger' },
  lapsed: { icon: 'i-lucide-clock-alert', colour: 'text-danger' },
  withdrawn: { icon: 'i-lucide-undo-2', colour: 'text-ink-soft' },
  cancelled: { icon: 'i-lucide-calendar-x', colour: 'text-danger' },
  'no-show': { icon: 'i-lucide-user-x', colour: 'text-danger' },
}

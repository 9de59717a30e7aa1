import type { NoticeKind } from '#contract/notices/notice-kinds.ts'

interface Look {
  icon: `i-lucide-${string}`
  colour: string
  /** What it leads to. */
  to: 'tickets' | 'event_order' | 'jobapplications' | 'hiring' | 'jobportal' | 'blogs'
}

const GOOD = 'text-brand'
const WAITS = 'text-marigold'

/** How each kind is shown beside its words. */
export const NOTICE_STYLES: Record<NoticeKind, Look> = {
  paid: { icon: 'i-lucide-ticket-check', colour: GOOD, to: 'tickets' },
  refunded: { icon: 'i-lucide-undo-2', colour: 'text-ink', to: 'event_order' },
  'not-paid': { icon: 'i-lucide-circle-alert', colour: 'text-danger', to: 'event_order' },
  'event-tomorrow': { icon: 'i-lucide-calendar-clock', colour: GOOD, to: 'tickets' },
  'called-off': { icon: 'i-lucide-calendar-x', colour: 'text-danger', to: 'event_order' },
  message: { icon: 'i-lucide-message-square-text', colour: GOOD, to: 'event_order' },
  application: { icon: 'i-lucide-briefcase-business', colour: GOOD, to: 'jobapplications' },
  'employer-message': { icon: 'i-lucide-message-square-text', colour: GOOD, to: 'jobapplications' },
  applicants: { icon: 'i-lucide-users', colour: GOOD, to: 'hiring' },
  'job-alert': { icon: 'i-lucide-bell-ring', colour: GOOD, to: 'jobportal' },
  replies: { icon: 'i-lucide-reply', colour: GOOD, to: 'blogs' },
  'order-sent': { icon: 'i-lucide-send', colour: GOOD, to: 'event_order' },
  'needs-decision': { icon: 'i-lucide-circle-question-mark', colour: WAITS, to: 'event_order' },
}

import type { OutboxEntry } from '../state/outbox/outbox.ts'

interface OutboxStyle {
  icon: `i-lucide-${string}`
  tone: string
}

/** Sign and colour of each state of what waits to be sent; its word stands in the texts, so that none of the three says it alone. @see facts "PWA, offline" 2.6 */
export const OUTBOX_STYLES = {
  draft: { icon: 'i-lucide-pencil', tone: 'text-ink-soft' },
  waiting: { icon: 'i-lucide-hourglass', tone: 'text-marigold' },
  sending: { icon: 'i-lucide-send', tone: 'text-brand' },
  sent: { icon: 'i-lucide-circle-check', tone: 'text-brand' },
  'needs-you': { icon: 'i-lucide-triangle-alert', tone: 'text-danger' },
  login: { icon: 'i-lucide-log-in', tone: 'text-marigold' },
  'ask-first': { icon: 'i-lucide-circle-question-mark', tone: 'text-marigold' },
  discarded: { icon: 'i-lucide-x', tone: 'text-ink-soft' },
} as const satisfies Record<OutboxEntry['state'], OutboxStyle>

import type { OutboxEntry } from '../../state/outbox/outbox.ts'

/** Sign and colour of a message that the service has not acknowledged; its word stands in the texts. */
export const WAITING_STYLES = {
  draft: { icon: 'i-lucide-pencil', tone: 'text-ink-soft' },
  waiting: { icon: 'i-lucide-hourglass', tone: 'text-marigold' },
  sending: { icon: 'i-lucide-send', tone: 'text-ink-soft' },
  sent: { icon: 'i-lucide-check', tone: 'text-ink-soft' },
  'needs-you': { icon: 'i-lucide-triangle-alert', tone: 'text-danger' },
  login: { icon: 'i-lucide-log-in', tone: 'text-marigold' },
  'ask-first': { icon: 'i-lucide-hourglass', tone: 'text-marigold' },
  discarded: { icon: 'i-lucide-x', tone: 'text-ink-soft' },
} as const satisfies Record<OutboxEntry['state'], { icon: `i-lucide-${string}`; tone: string }>

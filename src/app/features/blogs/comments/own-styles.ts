import type { OwnRow } from './own-rows.ts'

/** Sign and colour of each state; its word stands in the texts. */
const STYLES = {
  shown: { icon: 'i-lucide-circle-check', tone: 'text-brand' },
  sent: { icon: 'i-lucide-circle-check', tone: 'text-brand' },
  held: { icon: 'i-lucide-eye', tone: 'text-marigold' },
  removed: { icon: 'i-lucide-ban', tone: 'text-danger' },
  draft: { icon: 'i-lucide-pencil', tone: 'text-ink-soft' },
  waiting: { icon: 'i-lucide-hourglass', tone: 'text-marigold' },
  sending: { icon: 'i-lucide-send', tone: 'text-brand' },
  'needs-you': { icon: 'i-lucide-triangle-alert', tone: 'text-danger' },
  login: { icon: 'i-lucide-log-in', tone: 'text-marigold' },
  'ask-first': { icon: 'i-lucide-circle-question-mark', tone: 'text-marigold' },
  discarded: { icon: 'i-lucide-x', tone: 'text-ink-soft' },
} as const satisfies Record<OwnRow['state'], { icon: `i-lucide-${string}`; tone: string }>

export const ownStyle = (state: OwnRow['state']) => STYLES[state]

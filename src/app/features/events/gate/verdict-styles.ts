import type { GateVerdict } from '#contract/events/gate-rules.ts'

interface Appearance {
  icon: `i-lucide-${string}`
  /** Ground and letters of the card. */
  colours: string
}

const NO = 'bg-danger text-on-brand'

/** Sign and colour of each verdict; its word is `gate:verdict.…`. */
export const VERDICT_STYLES: Record<GateVerdict, Appearance> = {
  admit: { icon: 'i-lucide-circle-check', colours: 'bg-brand text-on-brand' },
  'already-in': { icon: 'i-lucide-clock-alert', colours: 'bg-marigold-fill on-marigold' },
  'other-day': { icon: 'i-lucide-calendar-clock', colours: NO },
  void: { icon: 'i-lucide-ban', colours: NO },
  'wrong-event': { icon: 'i-lucide-calendar-x', colours: NO },
  unknown: { icon: 'i-lucide-circle-question-mark', colours: NO },
  'not-ours': { icon: 'i-lucide-circle-x', colours: NO },
}

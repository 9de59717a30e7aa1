import type { EventPhase } from '#contract/events/own-event-rules.ts'

/** How each phase of an event looks; its words are `selling:list.phases.<phase>`. */
export const PHASE_STYLES: Record<EventPhase, { icon: `i-lucide-${string}`; colour: string }> = {
  draft: { icon: 'i-lucide-circle-dashed', colour: 'text-ink-soft' },
  upcoming: { icon: 'i-lucide-calendar-clock', colour: 'text-brand' },
  running: { icon: 'i-lucide-radio', colour: 'text-brand' },
  over: { icon: 'i-lucide-flag', colour: 'text-ink-soft' },
  'called-off': { icon: 'i-lucide-calendar-x', colour: 'text-danger' },
  'off-sale': { icon: 'i-lucide-eye-off', colour: 'text-marigold' },
}

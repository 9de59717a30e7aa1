import type { ApplicationState } from '#contract/jobs/own-job-rules.ts'

/** Sign and colour of each state; its word is `applying:states.*`. */
export const APPLICATION_STYLES = {
  sent: { icon: 'i-lucide-send', tone: 'text-ink-soft' },
  seen: { icon: 'i-lucide-eye', tone: 'text-ink' },
  shortlisted: { icon: 'i-lucide-star', tone: 'text-marigold' },
  rejected: { icon: 'i-lucide-circle-x', tone: 'text-danger' },
  hired: { icon: 'i-lucide-circle-check', tone: 'text-brand' },
  withdrawn: { icon: 'i-lucide-undo-2', tone: 'text-ink-soft' },
} as const satisfies Record<ApplicationState, { icon: `i-lucide-${string}`; tone: string }>

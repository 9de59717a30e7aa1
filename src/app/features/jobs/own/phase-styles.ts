import type { ApplicationState, JobPhase } from '#contract/jobs/own-job-rules.ts'
import type { StatusStyle } from '../../../ui/controls/status-chip.tsx'

/** How each phase of a job looks; its words are `hiring:phases.<phase>`. */
export const PHASE_STYLES: Record<JobPhase, StatusStyle> = {
  draft: { icon: 'i-lucide-circle-dashed', colour: 'text-ink-soft' },
  open: { icon: 'i-lucide-circle-check', colour: 'text-brand' },
  expired: { icon: 'i-lucide-calendar-x', colour: 'text-marigold' },
  closed: { icon: 'i-lucide-circle-slash', colour: 'text-danger' },
}

/** How each state of an application looks to who hires; its words are `hiring:states.<state>`. */
export const STATE_STYLES: Record<ApplicationState, StatusStyle> = {
  sent: { icon: 'i-lucide-mail', colour: 'text-marigold' },
  seen: { icon: 'i-lucide-eye', colour: 'text-ink' },
  shortlisted: { icon: 'i-lucide-star', colour: 'text-brand' },
  rejected: { icon: 'i-lucide-circle-x', colour: 'text-danger' },
  hired: { icon: 'i-lucide-badge-check', colour: 'text-brand' },
  withdrawn: { icon: 'i-lucide-undo-2', colour: 'text-ink-soft' },
}

import type { BlogPhase } from '#contract/blogs/own-blogs.ts'
import type { StatusStyle } from '../../../ui/controls/status-chip.tsx'

/** How each phase of an article looks; its words are `writing:phases.<phase>`. */
export const PHASE_STYLES: Record<BlogPhase, StatusStyle> = {
  draft: { icon: 'i-lucide-circle-dashed', colour: 'text-ink-soft' },
  scheduled: { icon: 'i-lucide-calendar-clock', colour: 'text-marigold' },
  published: { icon: 'i-lucide-circle-check', colour: 'text-brand' },
  withdrawn: { icon: 'i-lucide-circle-slash', colour: 'text-danger' },
}

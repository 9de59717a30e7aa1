/** Why an event needs its seller, in the order in which that is told. */
export const ATTENTION_GROUPS = ['drafts', 'soon', 'low', 'refunds', 'called_off'] as const
export type AttentionGroup = (typeof ATTENTION_GROUPS)[number]

export const GROUP_ICONS: Record<AttentionGroup, `i-lucide-${string}`> = {
  drafts: 'i-lucide-circle-dashed',
  soon: 'i-lucide-calendar-clock',
  low: 'i-lucide-flame',
  refunds: 'i-lucide-undo-2',
  called_off: 'i-lucide-calendar-x',
}

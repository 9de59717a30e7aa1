import type { DaybookKind } from '#contract/daybook/daybook-rules.ts'

/** Sign and colour of each kind of entry; its word stands beside it. */
export const ENTRY_STYLES = {
  sale: { icon: 'i-lucide-plus', colour: 'text-brand' },
  repaid: { icon: 'i-lucide-plus', colour: 'text-brand' },
  lent: { icon: 'i-lucide-hand-coins', colour: 'text-marigold' },
  cost: { icon: 'i-lucide-minus', colour: 'text-ink' },
} as const satisfies Record<DaybookKind, { icon: `i-lucide-${string}`; colour: string }>

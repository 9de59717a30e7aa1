import { OUTBOX_STYLES } from '../nouns/outbox-styles.ts'
import type { OwnRow } from './own-rows.ts'

/** Sign and colour of each state; its word stands in the texts. */
const STYLES = {
  ...OUTBOX_STYLES,
  shown: { icon: 'i-lucide-circle-check', tone: 'text-brand' },
  held: { icon: 'i-lucide-eye', tone: 'text-marigold' },
  hidden: { icon: 'i-lucide-eye-off', tone: 'text-ink-soft' },
  removed: { icon: 'i-lucide-ban', tone: 'text-danger' },
} as const satisfies Record<OwnRow['state'], { icon: `i-lucide-${string}`; tone: string }>

export const ownStyle = (state: OwnRow['state']) => STYLES[state]

import type { TFunction } from 'i18next'
import type { OutboxEntry } from '../../state/outbox/outbox.ts'

/** Word, sign and colour of each state, so that none of the three says it alone. @see facts "PWA, offline" 2.6 */
export const STATE_STYLES = {
  draft: { icon: 'i-lucide-pencil', tone: 'text-ink-soft' },
  waiting: { icon: 'i-lucide-hourglass', tone: 'text-marigold' },
  sending: { icon: 'i-lucide-send', tone: 'text-brand' },
  sent: { icon: 'i-lucide-circle-check', tone: 'text-brand' },
  'needs-you': { icon: 'i-lucide-triangle-alert', tone: 'text-danger' },
  login: { icon: 'i-lucide-log-in', tone: 'text-marigold' },
  'ask-first': { icon: 'i-lucide-circle-question-mark', tone: 'text-marigold' },
  discarded: { icon: 'i-lucide-x', tone: 'text-ink-soft' },
} as const satisfies Record<OutboxEntry['state'], { icon: `i-lucide-${string}`; tone: string }>

/** Refusals that have a word of their own. */
const CONFLICTS: readonly string[] = ['sold-out', 'price-changed', 'event-closed']

/** How an entry stands, in a few words. */
export function stateWord({ state, problem }: OutboxEntry, t: TFunction): string {
  if (state === 'needs-you' && problem && CONFLICTS.includes(problem.code)) return t(`outbox:why.${problem.code}`)
  return t(`outbox:state.${state}`)
}

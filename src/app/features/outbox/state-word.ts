import type { TFunction } from 'i18next'
import type { OutboxEntry } from '../../state/outbox/outbox.ts'

/** Refusals that have a word of their own. */
const CONFLICTS: readonly string[] = ['sold-out', 'price-changed', 'event-closed']

/** How an entry stands, in a few words. */
export function stateWord({ state, problem }: OutboxEntry, t: TFunction): string {
  if (state === 'needs-you' && problem && CONFLICTS.includes(problem.code)) return t(`outbox:why.${problem.code}`)
  if (state === 'login' && problem?.facts?.locked === 1) return t('outbox:locked.state')
  return t(`outbox:state.${state}`)
}

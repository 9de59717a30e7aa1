import { Problem } from '#contract/core/problem.ts'
import type { SignedInAs } from './live-sessions.ts'

/** A silence that holds now. */
export interface StandingSilence {
  /** ISO 8601 UTC; null: for good. */
  until: string | null
  reason: string
}

/**
 * Goes on only for a person whom staff let write.
 * @throws {Problem} silenced — until when, and why.
 */
export function requireVoice({ silence }: Pick<SignedInAs, 'silence'>): void {
  if (silence) throw new Problem('silenced', { fields: { silence: silence.reason }, facts: { until: silence.until === null ? 0 : Date.parse(silence.until) } })
}

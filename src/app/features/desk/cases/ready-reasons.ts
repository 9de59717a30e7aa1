import { type CaseKind, type Decision, REASONS_OF, type ReportReason } from '#contract/cases/case-kinds.ts'

/** A decision with its reason in words. */
export interface ReadyDecision {
  decision: Decision
  reason: string
}

/** A reason that is offered to press, by the key of its text. */
export interface ReadyReason {
  decision: Decision
  text: `keeping.${'fine' | 'mistaken'}` | `restoring.${'mistake' | 'corrected'}` | `reasons.${ReportReason}`
}

/** As many as there are digits to press. */
const MOST = 9

/** The reasons that fit what can be decided about a kind, in the order of their digits. */
export function readyReasons(kind: CaseKind, decisions: readonly Decision[]): ReadyReason[] {
  const keeping = (['fine', 'mistaken'] as const).map((name): ReadyReason => ({ decision: 'keep', text: `keeping.${name}` }))
  const removing = (REASONS_OF[kind] as readonly ReportReason[])
    .filter((reason) => reason !== 'other')
    .map((reason): ReadyReason => ({ decision: 'remove', text: `reasons.${reason}` }))
  const restoring = (['mistake', 'corrected'] as const).map((name): ReadyReason => ({ decision: 'restore', text: `restoring.${name}` }))
  return [...keeping, ...removing, ...restoring].filter(({ decision }) => decisions.includes(decision)).slice(0, MOST)
}

import { isNetworkProblem } from '#contract/core/problem-code.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { bytesOfFiles } from './outbox-files.ts'
import type { Outcome } from './outbox-post.ts'
import { giveUpAfterMs } from './upload-time.ts'

const SECOND_MS = 1000
const DAY_MS = 24 * 60 * 60 * SECOND_MS
/** Waits grow threefold, from the first to the longest, and a little apart from each other. */
const FIRST_WAIT_MS = 5 * SECOND_MS
const LONGEST_WAIT_MS = 15 * 60 * SECOND_MS
const JITTER = 0.2
/** The longest that the service may ask us to wait. */
const LONGEST_ASKED_MS = 60 * 60 * SECOND_MS
/** The clock of a phone may be put right by so much without the user having to be asked. */
const CLOCK_SLIP_MS = 60 * 60 * SECOND_MS
/** Without locks it is unknown whether a sender lives; so long after it should have given up it does not. */
const DEAD_AFTER_MS = 40 * SECOND_MS

/** So long what was thrown away can be taken back. */
export const TAKE_BACK_MS = 10 * SECOND_MS
/** So long what was sent is shown, if the user neither looks at it nor waves it off. */
const SHOWN_SENT_MS = 7 * DAY_MS

const later = (now: number, ms: number): string => new Date(now + ms).toISOString()
const at = (instant: string): number => Date.parse(instant)

/** Milliseconds until the next try. @param tries so many were made. */
export function waitMs(tries: number, retryAfterSeconds = 0): number {
  const own = Math.min(FIRST_WAIT_MS * 3 ** Math.max(0, tries - 1), LONGEST_WAIT_MS) * (1 + JITTER * Math.random())
  return Math.round(Math.max(own, Math.min(retryAfterSeconds * SECOND_MS, LONGEST_ASKED_MS)))
}

/** Whether it may be tried now. @param hurry the network has just come back. */
export function isDue(entry: OutboxEntry, now: number, hurry: boolean): boolean {
  if (entry.state === 'login') return true
  if (entry.state !== 'waiting') return false
  if (entry.next_at === null || (hurry && isNetworkProblem(entry.problem?.code))) return true
  const left = at(entry.next_at) - now
  // Nothing waits that long: the clock was set back.
  return left <= 0 || left > LONGEST_ASKED_MS * (1 + JITTER)
}

/** Whether its owner must be asked first: it is too old, or the clock was set so that its age is unknown. */
export function wantsAsking({ state, ask_after, created_at }: OutboxEntry, now: number): boolean {
  if ((state !== 'waiting' && state !== 'login') || ask_after === null) return false
  return now >= at(ask_after) || now < at(created_at) - CLOCK_SLIP_MS
}

/** Whether what it asks for has passed: it is never sent any more. */
export const isTooLate = ({ send_before }: Pick<OutboxEntry, 'send_before'>, now: number): boolean => send_before !== undefined && now >= at(send_before)

/** The entry once it is too late. Whether an earlier try has arrived is as unknown as before. */
export const whenTooLate = (now: number): Partial<OutboxEntry> => ({
  state: 'needs-you',
  next_at: null,
  problem: { code: 'time-gone', facts: { passed: 1 } },
  changed_at: later(now, 0),
})

/** An entry that was being sent when its sender was cut off goes out again, under the same key. @param isExclusive no other tab and no worker can be sending. */
export function isLeftBehind(entry: OutboxEntry, now: number, isExclusive: boolean): boolean {
  const isDead = () => Math.abs(now - at(entry.changed_at)) > giveUpAfterMs(bytesOfFiles(entry)) + DEAD_AFTER_MS
  return entry.state === 'sending' && (isExclusive || isDead())
}

/** Whether its owner will not miss it: thrown away, or sent so long ago that its owner has seen it elsewhere. */
export function isOver({ state, changed_at }: OutboxEntry, now: number): boolean {
  const age = Math.abs(now - at(changed_at))
  return (state === 'discarded' && age > TAKE_BACK_MS * 1.5) || (state === 'sent' && age > SHOWN_SENT_MS)
}

/** The entry while a try is under way: from now on it is not certain that the service does not have it. */
export const whileSending = (entry: OutboxEntry, now: number): OutboxEntry => ({
  ...entry,
  state: 'sending',
  tries: entry.tries + 1,
  next_at: null,
  may_have_arrived: true,
  changed_at: later(now, 0),
})

/**
 * The entry after a try.
 * @param entry as it was while it was sent. @param mayHaveArrived whether an earlier try may have.
 */
export function afterTry(entry: OutboxEntry, outcome: Outcome, { now, mayHaveArrived }: { now: number; mayHaveArrived: boolean }): OutboxEntry {
  const after = { ...entry, changed_at: later(now, 0), next_at: null }
  switch (outcome.kind) {
    case 'answered':
      return { ...after, state: 'sent', may_have_arrived: true, problem: null, answer: outcome.answer }
    case 'refused':
      return { ...after, state: 'needs-you', may_have_arrived: false, problem: outcome.problem }
    case 'not-signed-in':
      return { ...after, state: 'login', may_have_arrived: mayHaveArrived, problem: outcome.problem }
    case 'later':
      return {
        ...after,
        state: 'waiting',
        may_have_arrived: outcome.isKnown ? mayHaveArrived : true,
        problem: outcome.problem,
        next_at: later(now, waitMs(entry.tries, outcome.retryAfterSeconds)),
      }
  }
}

/**
 * How long a person waits for the network, in milliseconds: page, worker and outbox take their limits from here and from nowhere else.
 * One question is one request, and what is on screen is never replaced by the outline of a screen.
 */

/** Until then something of what was asked for stands on the screen: its outline, or what is known of it. */
export const SOMETHING_MS = 1_000
/** From then on a wait is called slow, and what the phone holds is shown meanwhile. */
export const SLOW_MS = 3_000
/** Until then it is decided: there is an answer, or the screen says that there is none and what can be done. */
export const DECISION_MS = 10_000
/** What works for a decision is over a moment before it: what there is instead of an answer must still arrive. */
export const BEFORE_DECISION_MS = DECISION_MS - 500
/** So long a try may take when no user waits for it in front of a screen any more. */
export const BEHIND_MS = 20_000
/** A screen that lacks what it is about asks again this often, behind what it shows. */
export const ASK_AGAIN_MS = 15_000

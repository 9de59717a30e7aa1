import { DECISION_MS, SOMETHING_MS } from '#contract/core/time-budget.ts'

/** Our answer, too, needs a moment to arrive before a screen decides. */
const WAY_BACK_MS = 2000

/**
 * A request waits so long for the payment gateway: as long as the gateway may reasonably take, and shorter than any screen or socket
 * waits for us. What the gateway says later has its effect all the same.
 */
export const GATEWAY_PATIENCE_MS = DECISION_MS - WAY_BACK_MS

/**
 * Cancelling asks the gateway first, which mostly knows at once whether the buyer has just paid. It never depends on that: a silent gateway
 * holds it up no longer than this.
 */
export const CANCEL_PATIENCE_MS = SOMETHING_MS

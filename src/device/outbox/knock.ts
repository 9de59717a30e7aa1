import { HEADERS } from '#contract/core/headers.ts'
import { Problem } from '#contract/core/problem.ts'
import { BEFORE_DECISION_MS } from '#contract/core/time-budget.ts'
import { ping } from '#contract/health.ts'
import { encodeRequest, sendRequest } from '../http/request.ts'
import { isJson } from '../http/response.ts'

/**
 * Asks whether our service is there, before a write leaves this phone for the first time: what never left can be changed and thrown away
 * without the user having to wonder whether it arrived.
 * @throws {Problem} offline, too-slow — no answer came; strange-answer — something else than our service answered.
 */
export async function knock(): Promise<void> {
  const response = await sendRequest(ping.path, { ...encodeRequest(ping), signal: AbortSignal.timeout(BEFORE_DECISION_MS) })
  // Without network the worker answers in our way too, and says that it was the one who did.
  if (response.headers.get(HEADERS.from)) throw new Problem('offline')
  // Whatever it says, it says it in our way: a captive portal writes pages.
  if (!isJson(response)) throw new Problem('strange-answer')
}

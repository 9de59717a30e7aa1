import * as v from 'valibot'
import { refresh, SignedIn } from '#contract/accounts/sessions.ts'
import { Problem } from '#contract/core/problem.ts'
import { BEFORE_DECISION_MS } from '#contract/core/time-budget.ts'
import { encodeRequest, sendRequest } from './http/request.ts'
import { problemOf, readJson, refusalIn } from './http/response.ts'
import { announce } from './messages.ts'
import { SESSION_LOCK, withLock } from './mutex.ts'

/** What one tab writes reaches the others, which are processes of their own, a moment after it could hand on the turn: on a busy phone later than 100 ms. */
const HEARD_AFTER_MS = 300

/**
 * A new access token for the session of this browser, asked for once over all tabs and the worker. Every page hears of it.
 * @param newer what another tab has brought while this one waited for its turn; asked when the turn has come.
 * @param keep puts what was renewed where other tabs find it, before one of them has its turn.
 * @returns the problem `not-signed-in` when there is no session any more, with the fact `locked` where staff locked the account.
 * @throws {Problem} offline, too-slow, busy, strange-answer — nothing is known about the session: it stays as it is.
 */
export function renewSession(newer: () => SignedIn | undefined, keep: (renewed: SignedIn) => void): Promise<SignedIn | Problem> {
  return new Promise((resolve, reject) => {
    withLock(SESSION_LOCK, async () => {
      const brought = newer()
      if (brought) return resolve(brought)
      const renewed = await ask()
      resolve(renewed)
      if (renewed instanceof Problem) return
      keep(renewed)
      announce({ type: 'session-renewed', signedIn: renewed })
      await new Promise((heard) => setTimeout(heard, HEARD_AFTER_MS))
    }).catch(reject)
  })
}

async function ask(): Promise<SignedIn | Problem> {
  const signal = AbortSignal.timeout(BEFORE_DECISION_MS)
  const response = await sendRequest(refresh.path, { ...encodeRequest(refresh, { body: {} }), signal })
  if (response.status === 429 || response.status >= 500) throw new Problem('busy')
  const body = await readJson(response)
  const answer = v.safeParse(SignedIn, body)
  if (response.ok && answer.success) return answer.output
  // Only our own service ends a session, in its own words: a captive portal says 401 too.
  if (response.status === 401 && refusalIn(body)?.code === 'not-signed-in') return problemOf(response, body)
  throw new Problem('strange-answer')
}

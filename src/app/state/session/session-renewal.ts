import type { SignedIn } from '#contract/accounts/sessions.ts'
import { Problem } from '#contract/core/problem.ts'
import type { TokenSource } from '#device/http/access-token.ts'
import { renewSession } from '#device/refresh.ts'
import { readSession, useSession } from './session.ts'
import { enterSession, forgetSession, storeRenewed, storeSession } from './stored-session.ts'

let underway: Promise<string> | undefined
/** The account whose session the service has said to be over, and how; until the next login it is not asked again. */
let ended: { id: number; problem: Problem } | undefined

/**
 * A token in place of one that the service did not take; all who ask at the same time get the same.
 * @param failed the token that was refused; null when there was none.
 * @throws {Problem} not-signed-in — the session is over, or another one; offline, too-slow, busy, strange-answer — it stays as it is.
 */
export function renewToken(failed: string | null): Promise<string> {
  underway ??= renew(failed).finally(() => {
    underway = undefined
  })
  return underway
}

async function renew(failed: string | null): Promise<string> {
  const { account, token } = useSession.getState()
  if (account && token === null && ended?.id === account.id) throw ended.problem
  if (!account) throw new Problem('not-signed-in')
  const renewed = await renewSession(() => broughtByAnother(account.id, failed), storeRenewed)
  // Signed out while the answer was on its way: it belongs to no session any more.
  if (useSession.getState().account?.id !== account.id) throw new Problem('not-signed-in')
  if (renewed instanceof Problem) {
    ended = { id: account.id, problem: renewed }
    await forgetSession('over')
    throw renewed
  }
  if (renewed.id !== account.id) {
    // The cookie is another user's by now: what was asked for must not be answered with theirs.
    await enterSession(renewed)
    throw new Problem('not-signed-in')
  }
  storeSession(renewed)
  return renewed.access
}

/** Where state finds the token of this page's session. */
export const sessionTokens: TokenSource = { session: useSession.getState, renew: renewToken }

function broughtByAnother(id: number, failed: string | null): SignedIn | undefined {
  for (const { account, token } of [readSession(), useSession.getState()]) {
    if (account?.id === id && token && token !== failed) return { ...account, access: token }
  }
  return undefined
}

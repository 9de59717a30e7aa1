import type { SignedIn } from '#contract/accounts/sessions.ts'
import { Problem } from '#contract/core/problem.ts'
import type { TokenSource } from '#device/http/access-token.ts'
import { renewSession } from '#device/refresh.ts'
import { readMirroredSession } from '#device/session.ts'

const nothing = () => undefined
const presentUser = async (): Promise<number | undefined> => (await readMirroredSession())?.user_id

/** The worker begins without a token: it renews the session by its cookie, and believes it only if it is that of the account of this phone. */
export function workerTokens(): TokenSource {
  let held: SignedIn | undefined
  return {
    session: async () => {
      const id = await presentUser()
      return { account: id === undefined ? null : { id }, token: held && held.id === id ? held.access : null }
    },
    renew: async () => {
      const renewed = await renewSession(nothing, nothing)
      if (renewed instanceof Problem) throw renewed
      held = renewed
      return renewed.id === (await presentUser()) ? renewed.access : null
    },
  }
}

import { linkGoogle, unlinkGoogle } from '#contract/accounts/accounts.ts'
import { finishGoogle, readLoginWays, startGoogle } from '#contract/accounts/sessions.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Google } from '../../../adapters/google/google.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import type { AccountParts } from '../parts.ts'
import { readAccount } from '../profile/read-account.ts'
import { finishGoogleFor } from './finish-google.ts'
import { linkGoogleTo, unlinkGoogleFrom } from './link-google.ts'

/** Signing in with Google, and linking it. */
export function googleRoutes(app: Service, parts: AccountParts): void {
  serve(app, readLoginWays, () => ({ google: parts.google !== undefined }))
  serve(app, startGoogle, async ({ body }) => ({ url: await offered(parts).addressFor(body) }))
  serve(app, finishGoogle, async (ask) => {
    const identity = await offered(parts).identify(ask.body)
    return finishGoogleFor(parts, ask, identity)
  })
  serve(app, linkGoogle, async ({ body, session, ...visit }) => {
    await linkGoogleTo(parts, { ...visit, session }, () => offered(parts).identify(body))
    return readAccount(visit.db, session.user_id)
  })
  serve(app, unlinkGoogle, async ({ session, ...visit }) => {
    await unlinkGoogleFrom(parts, { ...visit, session })
    return readAccount(visit.db, session.user_id)
  })
}

/** @throws {Problem} google-failed — this service does not offer it. */
function offered({ google }: AccountParts): Google {
  if (!google) throw new Problem('google-failed')
  return google
}

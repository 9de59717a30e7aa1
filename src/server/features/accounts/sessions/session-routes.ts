import { checkUsername, register } from '#contract/accounts/accounts.ts'
import * as contract from '#contract/accounts/sessions.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { tidyNowAndThen } from '../ending/tidy-accounts.ts'
import type { AccountParts } from '../parts.ts'
import { openEmailLimits } from '../recovery/email-limits.ts'
import * as registration from '../registration/register.ts'
import { endOtherSessions, endSession, listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { openLoginThrottle } from './login-throttle.ts'
import { refreshSession } from './refresh-session.ts'

/** Coming and going: accounts are made, sessions begin, go on and end. */
export function sessionRoutes(app: Service, parts: AccountParts): void {
  const isLimited = parts.settings.rate_per_minute > 0
  const throttle = openLoginThrottle(parts.database, isLimited)
  const count = registration.countRegistrations(parts.database, isLimited)
  const { admitClaim } = openEmailLimits(parts.database, isLimited)
  const tidy = tidyNowAndThen()
  serve(app, register, (ask) => registration.registerAccount(parts, { count, admitClaim }, ask))
  serve(app, checkUsername, ({ query, db }) => registration.checkUsername(db, query.username))
  serve(app, contract.login, async (ask) => {
    await tidy(ask.db, ask.now)
    return logIn(parts, throttle, ask)
  })
  serve(app, contract.refresh, (ask) => refreshSession(parts, ask))
  serve(app, contract.logout, (ask) => logOut(parts, ask))
  serve(app, contract.listSessions, ({ db, session }) => listSessions(db, session))
  serve(app, contract.endSession, (ask) => endSession(parts, ask, ask.params.session_id))
  serve(app, contract.endOtherSessions, (ask) => endOtherSessions(parts, ask))
}

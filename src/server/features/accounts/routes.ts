import type { Service } from '../../http/service.ts'
import { googleRoutes } from './google/google-routes.ts'
import type { AccountParts } from './parts.ts'
import { accountRoutes } from './profile/account-routes.ts'
import { recoveryRoutes } from './recovery/recovery-routes.ts'
import { sessionRoutes } from './sessions/session-routes.ts'

/** Every endpoint of accounts, by what it is about. */
export function accountsRoutes(app: Service, parts: AccountParts): void {
  sessionRoutes(app, parts)
  recoveryRoutes(app, parts)
  accountRoutes(app, parts)
  googleRoutes(app, parts)
}

import type { Service } from '../../http/service.ts'
import { accountRoutes } from './account-routes.ts'
import { googleRoutes } from './google-routes.ts'
import type { AccountParts } from './parts.ts'
import { recoveryRoutes } from './recovery-routes.ts'
import { sessionRoutes } from './session-routes.ts'

/** Every endpoint of accounts, by what it is about. */
export function accountsRoutes(app: Service, parts: AccountParts): void {
  sessionRoutes(app, parts)
  recoveryRoutes(app, parts)
  accountRoutes(app, parts)
  googleRoutes(app, parts)
}

import * as contract from '#contract/accounts/accounts.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import type { AccountParts } from '../parts.ts'
import { askForOtherEmail, mailVerification } from '../profile/change-email.ts'
import { changeOwnPassword } from '../profile/change-password.ts'
import { proveByPassword } from '../profile/prove-password.ts'
import { verifyEmailBy } from '../registration/verify-email.ts'
import { askForRecovery } from './ask-recovery.ts'
import { openEmailLimits } from './email-limits.ts'
import { resetPasswordBy } from './reset-password.ts'

/** What opens an account: its password and its e-mail, and the ways back to it. */
export function recoveryRoutes(app: Service, parts: AccountParts): void {
  const limits = openEmailLimits(parts.database, parts.settings.rate_per_minute > 0)
  serve(app, contract.askRecovery, (ask) => askForRecovery(parts, limits, ask))
  serve(app, contract.resetPassword, (ask) => resetPasswordBy(parts, ask))
  serve(app, contract.verifyEmail, (ask) => verifyEmailBy(parts, ask))
  serve(app, contract.provePassword, (ask) => proveByPassword(parts, limits, ask))
  serve(app, contract.changePassword, (ask) => changeOwnPassword(parts, ask))
  serve(app, contract.changeEmail, (ask) => askForOtherEmail(parts, limits, ask))
  serve(app, contract.sendVerification, (ask) => mailVerification(parts, limits, ask))
}

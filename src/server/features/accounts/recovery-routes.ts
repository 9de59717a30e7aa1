import * as contract from '#contract/accounts.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import { askForRecovery } from './ask-recovery.ts'
import { askForOtherEmail, mailVerification } from './change-email.ts'
import { changeOwnPassword } from './change-password.ts'
import { openLetterLimits } from './letter-limits.ts'
import type { AccountParts } from './parts.ts'
import { proveByPassword } from './prove-password.ts'
import { resetPasswordBy } from './reset-password.ts'
import { verifyEmailBy } from './verify-email.ts'

/** What opens an account: its password and its e-mail, and the ways back to it. */
export function recoveryRoutes(app: Service, parts: AccountParts): void {
  const limits = openLetterLimits(parts.database, parts.settings.rate_per_minute > 0)
  serve(app, contract.askRecovery, (ask) => askForRecovery(parts, limits, ask))
  serve(app, contract.resetPassword, (ask) => resetPasswordBy(parts, ask))
  serve(app, contract.verifyEmail, (ask) => verifyEmailBy(parts, ask))
  serve(app, contract.provePassword, (ask) => proveByPassword(parts, limits, ask))
  serve(app, contract.changePassword, (ask) => changeOwnPassword(parts, ask))
  serve(app, contract.changeEmail, (ask) => askForOtherEmail(parts, limits, ask))
  serve(app, contract.sendVerification, (ask) => mailVerification(parts, limits, ask))
}

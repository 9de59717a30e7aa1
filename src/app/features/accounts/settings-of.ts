import type { Account } from '#contract/accounts/accounts.ts'

/** What every part of the settings is given. */
export interface SettingsOf {
  account: Account
  /** Shows what the service answered, everywhere. */
  put: (account: Account) => void
}

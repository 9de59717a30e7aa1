import type { Language } from '#contract/core/languages.ts'
import type { Database } from '../../db/open.ts'

export interface NewAccount {
  username: string
  email: string
  password_hash: string | null
  language: Language
  full_name?: string
  google_sub?: string
  /** ISO 8601 UTC, when somebody whom we believe has verified the e-mail. */
  email_verified_at?: string
}

/** Writes an account with its buyer record. @throws {Problem} taken — the username (or one that looks like it), with `fields`. */
export async function createAccount(_db: Database['db'], _account: NewAccount): Promise<{ id: number; username: string; email: string }> {
  throw new TypeError('not yet')
}

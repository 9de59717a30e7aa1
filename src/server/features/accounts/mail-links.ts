import type { AccountParts, Visit } from './parts.ts'

export type MailPurpose = 'reset-password' | 'verify-email' | 'change-email'

/** Makes a link and mails it. */
export async function mailLink(
  _parts: AccountParts,
  _visit: Visit,
  _letter: { user_id: number; username: string; language: 'en' | 'bn'; purpose: MailPurpose; email: string },
): Promise<void> {
  throw new TypeError('not yet')
}

import { domainToASCII } from 'node:url'
import { lowerCase, plainForm } from '#contract/core/one-form.ts'

/** What two e-mails must not share: case does not count. */
export const emailKey = (email: string): string => lowerCase(email.trim())

/**
 * One mailbox under the many spellings that reach it: most providers ignore what follows a `+`, the largest one dots, and a domain can be
 * written in other letters. Too coarse to tell people apart; it counts what is sent to one of them.
 */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = lowerCase(plainForm(email.slice(0, at))).split('+')
  const domain = email.slice(at + 1).trim()
  return `${name.trim().replaceAll('.', '')}@${domainToASCII(domain) || lowerCase(domain)}`
}

import { useSharedAccount } from '#app/features/accounts/shared-account.ts'
import { useSession } from '#app/state/session/session.ts'
import type { Answer } from '#app/wire/answer.ts'
import type { Account } from '#contract/accounts/accounts.ts'

const ACCOUNT: Account = {
  id: 7,
  username: 'rahima',
  email: 'rahima@example.com',
  email_verified: true,
  pending_email: null,
  full_name: '',
  phone: null,
  profile_picture: null,
  language: 'en',
  has_password: true,
  google_linked: false,
  seller_slug: null,
  is_staff: false,
  application_mails: true,
  message_mails: true,
  reminder_mails: true,
  staff_mails: true,
  created_at: '2026-01-01T00:00:00Z',
}

/** The account as the service answers it to its owner. */
export function anAccountAnswer(account: Partial<Account> = {}): Answer<Account> {
  return { value: { ...ACCOUNT, ...account }, address: '/api/account/', fetchedAt: ACCOUNT.created_at, from: 'network', etag: null }
}

/** This phone has a session, and knows this of its account. */
export function signIn(account: Partial<Account> = {}): void {
  const answer = anAccountAnswer(account)
  const { id, username, email } = answer.value
  useSession.setState({ account: { id, username, email }, token: 'token' })
  useSharedAccount.setState({ of: id, answer, problem: undefined })
}

/** This phone has a session and has not read its account yet. */
export function signInUnread(): void {
  signIn()
  useSharedAccount.setState(useSharedAccount.getInitialState())
}

/** A visitor's phone again. */
export function signOff(): void {
  useSession.setState(useSession.getInitialState())
  useSharedAccount.setState(useSharedAccount.getInitialState())
}

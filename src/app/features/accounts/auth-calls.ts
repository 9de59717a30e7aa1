import { askRecovery, checkUsername, type Registration, register, resetPassword, verifyEmail } from '#contract/accounts/accounts.ts'
import { login, readLoginWays, type SignedIn } from '#contract/accounts/sessions.ts'
import { asReason, type Reason } from '#contract/core/reasons.ts'
import { call } from '../../wire/call.ts'

/** What is typed to log in. */
interface LoginValues {
  username: string
  password: string
  remember?: boolean | undefined
}

/** @throws {Problem} wrong-login — for every cause the same; too-many-requests — with the seconds to wait */
export async function sendLogin({ username, password, remember }: LoginValues): Promise<SignedIn> {
  return (await call(login, { body: { username, password, remember: remember === true } })).value
}

/** @throws {Problem} taken — the username has an owner; bad-input — its fields say why */
export const sendRegistration = async (body: Registration): Promise<{ username: string; email: string }> => (await call(register, { body })).value

/** Why a username cannot be had, or undefined when it is free. */
export async function findUsernameFault(username: string, signal: AbortSignal): Promise<Reason | undefined> {
  const { free, reason } = (await call(checkUsername, { query: { username } }, { signal })).value
  return free ? undefined : asReason(reason ?? 'taken')
}

/** Whether this service offers a login with Google. */
export const offersGoogle = async (): Promise<boolean> => (await call(readLoginWays, {})).value.google

/** Has a link for a new password sent; says nothing about whether the address has an account. */
export async function sendRecovery(email: string): Promise<void> {
  await call(askRecovery, { body: { email } })
}

/** @returns the username of the account. @throws {Problem} link-expired — used, too old or not ours */
export const sendNewPassword = async (body: { token: string; password: string }): Promise<string> => (await call(resetPassword, { body })).value.username

/** @returns the address that is verified now. @throws {Problem} link-expired; taken — another account has verified it meanwhile */
export const sendVerified = async (token: string): Promise<string> => (await call(verifyEmail, { body: { token } })).value.email

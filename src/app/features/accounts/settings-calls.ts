import {
  type Account,
  changeEmail,
  changePassword,
  deleteAccount,
  dropPicture,
  editAccount,
  exportAccount,
  provePassword,
  savePicture,
  sendVerification,
  stopMails,
  unlinkGoogle,
} from '#contract/accounts/accounts.ts'
import type { MailKind } from '#contract/accounts/mail-kinds.ts'
import { endOtherSessions, endSession, listSessions } from '#contract/accounts/sessions.ts'
import type { Language } from '#contract/core/languages.ts'
import type { CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'

export const saveProfile = async (body: { full_name: string; phone: string }): Promise<Account> => (await call(editAccount, { body })).value
export const saveLanguage = async (language: Language): Promise<Account> => (await call(editAccount, { body: { language } })).value
export const saveMails = async (body: Partial<Record<MailKind, boolean>>): Promise<Account> => (await call(editAccount, { body })).value
/** Stops the mails that a mail's link names, no matter which account is signed in. @throws {Problem} link-expired */
export const stopMailsOf = async (token: string): Promise<void> => void (await call(stopMails, { body: { token } }))
export const saveEmail = async (email: string): Promise<Account> => (await call(changeEmail, { body: { email } })).value
export const savePassword = async (password: string): Promise<void> => void (await call(changePassword, { body: { password } }))
export const sendLinkAgain = async (): Promise<void> => void (await call(sendVerification, { body: {} }))
export const prove = async (password: string): Promise<void> => void (await call(provePassword, { body: { password } }))
export const sendPicture = async (picture: Blob): Promise<Account> =>
  (await call(savePicture, { body: new Uint8Array(await picture.arrayBuffer()) }, { type: picture.type })).value
export const removePicture = async (): Promise<Account> => (await call(dropPicture, {})).value
export const leaveGoogle = async (): Promise<Account> => (await call(unlinkGoogle, {})).value
export const endAccount = async (): Promise<void> => void (await call(deleteAccount, { body: {} }))
export const loadDevices = (options: CallOptions) => call(listSessions, {}, options)
export const signOutDevice = async (session_id: string): Promise<void> => void (await call(endSession, { params: { session_id } }))
export const signOutOthers = async (): Promise<number> => (await call(endOtherSessions, {})).value.ended

/** Everything the service keeps about this account, as text of a file, and what the file is called. */
export async function exportData(username: string): Promise<{ name: string; text: string }> {
  const { value } = await call(exportAccount, {})
  return { name: `hatkhola-${username}-${value.exported_at.slice(0, 10)}.json`, text: JSON.stringify(value, null, 2) }
}

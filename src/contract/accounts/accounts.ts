import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Instant, MediaPath } from '../core/fields.ts'
import { PICTURE_UPLOAD } from '../core/images.ts'
import { LANGUAGES } from '../core/languages.ts'
import { Email, FullName, MailToken, NewPassword, Phone, say, typed, Username } from './account-fields.ts'
import { MAIL_KINDS, MailStopToken } from './mail-kinds.ts'
import { PASSWORD_LENGTH, passwordFault } from './passwords.ts'
import { GoogleReturn } from './sessions.ts'

const Id = v.pipe(v.number(), v.integer(), v.minValue(1))
const idText = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.minValue(1), v.maxValue(2_147_483_647))
const Done = v.object({ ok: v.literal(true) })
const isImpersonal = ({ username, email, password }: { username: string; email: string; password: string }) =>
  passwordFault(password, { username, email }) === undefined
const isTypedTwice = (typed: { password: string; confirm_password: string }) => typed.password === typed.confirm_password

/** A new account as it is sent. @see Specification §7 "POST /api/auth/register/" */
export const Registration = v.pipe(
  v.object({
    username: Username,
    email: Email,
    password: NewPassword,
    /** Of the mails to come. */
    language: v.optional(v.picklist(LANGUAGES)),
  }),
  v.forward(v.partialCheck([['username'], ['email'], ['password']], isImpersonal, say('password-personal')), ['password']),
)
export type Registration = v.InferOutput<typeof Registration>

/** The form of /registration: the same, and the password once more. */
export const RegistrationForm = v.pipe(
  v.object({ username: Username, email: Email, password: NewPassword, confirm_password: v.pipe(v.string(), v.minLength(1, say('required'))) }),
  v.forward(v.partialCheck([['username'], ['email'], ['password']], isImpersonal, say('password-personal')), ['password']),
  v.forward(v.partialCheck([['password'], ['confirm_password']], isTypedTwice, say('password-mismatch')), ['confirm_password']),
)

/** A new password, typed twice. */
export const NewPasswordForm = v.pipe(
  v.object({ password: NewPassword, confirm_password: v.pipe(v.string(), v.minLength(1, say('required'))) }),
  v.forward(v.partialCheck([['password'], ['confirm_password']], isTypedTwice, say('password-mismatch')), ['confirm_password']),
)

/** The account to its owner. */
export const Account = v.object({
  id: Id,
  username: v.string(),
  email: v.string(),
  email_verified: v.boolean(),
  /** A new address that waits for its link to be followed. */
  pending_email: v.nullable(v.string()),
  full_name: v.string(),
  /** `+8801…` */
  phone: v.nullable(v.string()),
  profile_picture: v.nullable(MediaPath),
  language: v.picklist(LANGUAGES),
  has_password: v.boolean(),
  google_linked: v.boolean(),
  /** Of the public page, when the account sells. */
  seller_slug: v.nullable(v.string()),
  is_staff: v.boolean(),
  /** Whether mails about one's applications come. Absent in what an older version kept. */
  application_mails: v.optional(v.boolean(), true),
  /** Whether mails about messages that were not read come. Absent in what an older version kept. */
  message_mails: v.optional(v.boolean(), true),
  /** Whether mails come that remind of bookings before they begin. Absent in what an older version kept. */
  reminder_mails: v.optional(v.boolean(), true),
  /** Of staff: whether the daily mail of what waits comes. */
  staff_mails: v.optional(v.boolean(), true),
  created_at: Instant,
})
export type Account = v.InferOutput<typeof Account>

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register/',
  summary: 'Makes an account. The answer is the same whether or not the e-mail belongs to another account',
  access: 'anyone',
  body: Registration,
  answer: v.object({ username: v.string(), email: v.string() }),
  offline: 'refuse',
})

export const checkUsername = endpoint({
  method: 'GET',
  path: '/api/auth/username/',
  summary: 'Whether a username can be had; `reason` says why not',
  access: 'anyone',
  query: v.object({ username: v.pipe(v.string(), v.maxLength(200)) }),
  answer: v.object({ free: v.boolean(), reason: v.nullable(v.string()) }),
  offline: 'never',
})

export const askRecovery = endpoint({
  method: 'POST',
  path: '/api/auth/recover/',
  /** Sends a link for a new password, if the address has an account; the answer is the same if not. */
  summary: 'Sends a link for a new password',
  access: 'anyone',
  body: v.object({ email: Email }),
  answer: Done,
  offline: 'refuse',
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset/',
  /** Sets a new password by the link of a mail: once, within ten minutes. Ends all sessions. */
  summary: 'Sets a new password by the link of a mail',
  access: 'anyone',
  body: v.object({ token: MailToken, password: NewPassword }),
  answer: v.object({ username: v.string() }),
  offline: 'refuse',
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify_email/',
  /** Proves an e-mail by the link of a mail; a changed e-mail takes effect with it. */
  summary: 'Proves an e-mail by the link of a mail',
  access: 'anyone',
  body: v.object({ token: MailToken }),
  answer: v.object({ email: v.string() }),
  offline: 'refuse',
})

export const readAccount = endpoint({
  method: 'GET',
  path: '/api/account/',
  summary: 'The account of this session',
  access: 'signed-in',
  answer: Account,
  offline: { keepDays: 90, noun: 'account', shape: 'detail' },
})

export const editAccount = endpoint({
  method: 'PATCH',
  path: '/api/account/',
  /** Changes name, phone, language or which mails come; what is left out stays, an empty value clears. */
  summary: 'Changes the account of this session',
  access: 'signed-in',
  body: v.object({
    full_name: v.optional(FullName),
    phone: v.optional(Phone),
    language: v.optional(v.picklist(LANGUAGES)),
    application_mails: v.optional(v.boolean()),
    message_mails: v.optional(v.boolean()),
    reminder_mails: v.optional(v.boolean()),
    staff_mails: v.optional(v.boolean()),
  }),
  answer: Account,
  offline: 'refuse',
})

/** Of the link in a mail: works without a session, and stops mails of one kind only. */
export const stopMails = endpoint({
  method: 'POST',
  path: '/api/account/mails/stop/',
  summary: 'Stops the mails that a mail’s link names',
  access: 'anyone',
  body: v.object({ token: MailStopToken }),
  answer: v.object({ stopped: v.picklist(MAIL_KINDS) }),
  offline: 'refuse',
})

export const provePassword = endpoint({
  method: 'POST',
  path: '/api/account/prove/',
  /** The password once more: for ten minutes this session may change what `password-needed` guards. */
  summary: 'The password once more',
  access: 'signed-in',
  body: v.object({ password: typed(PASSWORD_LENGTH.longest * 4) }),
  answer: Done,
  offline: 'refuse',
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password/',
  /** Sets a new password and ends all other sessions. `password-needed` when the last proof is older than ten minutes. */
  summary: 'Sets a new password and ends all other sessions',
  access: 'signed-in',
  body: v.object({ password: NewPassword }),
  answer: Done,
  offline: 'refuse',
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email/',
  /** Asks for another e-mail; it takes effect when its link is followed. `password-needed` as for the password. */
  summary: 'Asks for another e-mail',
  access: 'signed-in',
  body: v.object({ email: Email }),
  answer: Account,
  offline: 'refuse',
})

export const sendVerification = endpoint({
  method: 'POST',
  path: '/api/account/verification/',
  summary: 'Sends the link that proves the e-mail once more',
  access: 'signed-in',
  body: v.object({}),
  answer: Done,
  offline: 'refuse',
})

export const savePicture = endpoint({
  method: 'POST',
  path: '/api/account/picture/',
  /** The picture of the account: the bytes of a JPEG, PNG or WebP as the body. */
  summary: 'The picture of the account',
  access: 'signed-in',
  upload: PICTURE_UPLOAD,
  answer: Account,
  offline: 'refuse',
})

export const dropPicture = endpoint({
  method: 'DELETE',
  path: '/api/account/picture/',
  summary: 'Removes the picture of the account',
  access: 'signed-in',
  answer: Account,
  offline: 'refuse',
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export/',
  summary: 'Everything that is kept about this account',
  access: 'signed-in',
  answer: v.looseObject({ exported_at: Instant, account: Account }),
  offline: 'never',
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete/',
  /** Deletes the account: the person goes, records of money stay without a name. `password-needed` as for the password. */
  summary: 'Deletes the account',
  access: 'signed-in',
  body: v.object({}),
  answer: Done,
  offline: 'refuse',
})

export const linkGoogle = endpoint({
  method: 'POST',
  path: '/api/account/google/',
  /** Links a Google account to this one, whose e-mail must be verified. */
  summary: 'Links a Google account to this one',
  access: 'signed-in',
  body: GoogleReturn,
  answer: Account,
  offline: 'refuse',
})

export const unlinkGoogle = endpoint({
  method: 'DELETE',
  path: '/api/account/google/',
  /** Unlinks Google; refused while the account has no password of its own. `password-needed` as for the password. */
  summary: 'Unlinks Google; refused while the account has no password of its own',
  access: 'signed-in',
  answer: Account,
  offline: 'refuse',
})

export const readBuyer = endpoint({
  method: 'GET',
  path: '/api/buyer/{user_id}/',
  summary: 'The buyer record of the account; of one’s own only',
  access: 'signed-in',
  params: v.object({ user_id: idText }),
  answer: v.object({ id: Id, user: Id }),
  offline: { keepDays: 365, noun: 'buyer', shape: 'detail' },
})

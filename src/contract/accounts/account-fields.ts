import * as v from 'valibot'
import { oneLine } from '../core/names.ts'
import { boundMarks } from '../core/one-form.ts'
import { phoneNumber } from '../core/phone-number.ts'
import type { Reason } from '../core/reasons.ts'
import { passwordFault } from './passwords.ts'
import { cleanUsername, usernameFault } from './usernames.ts'

/** Lengths in code points; times as their names say. @see facts "Web security" 6 and 7 */
export const ACCOUNT_LIMITS = {
  emailLongest: 254,
  fullNameLongest: 80,
  accessTokenSeconds: 600,
  rememberedDays: 30,
  unrememberedHours: 12,
  absoluteDays: 90,
  proofMinutes: 10,
  resetMinutes: 10,
  verifyHours: 24,
} as const

export const say = (reason: Reason) => reason

/** What is typed into one line and taken as it is: a password, a name to sign in with. */
export const typed = (most: number) => v.pipe(v.string(say('required')), v.minLength(1, say('required')), v.maxLength(most, say('too-long')))
/** A secret of ours that comes back: base64url. */
export const MailToken = v.pipe(v.string(), v.regex(/^[\w.-]{16,512}$/))

export const Username = v.pipe(
  v.string(say('required')),
  v.transform(boundMarks),
  v.maxLength(200, say('too-long')),
  v.transform(cleanUsername),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? usernameFault(dataset.value) : undefined
    if (fault) addIssue({ message: fault })
  }),
)

/** Kept as typed; compared in lower case. */
export const Email = v.pipe(
  v.string(say('required')),
  v.transform(boundMarks),
  v.trim(),
  v.minLength(1, say('required')),
  v.maxLength(ACCOUNT_LIMITS.emailLongest, say('too-long')),
  v.regex(/^[^\s@\p{Cc}"(),:;<>[\\\]]+@[^\s@\p{Cc}"(),:;<>[\\\]]+\.[^\s@.\p{Cc}"(),:;<>[\\\]]{2,}$/u, say('not-an-email')),
)

/** A new password by itself: length only. What it must not contain is asked where its owner is known. */
export const NewPassword = v.pipe(
  v.string(say('required')),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? passwordFault(dataset.value) : undefined
    if (fault) addIssue({ message: fault })
  }),
)

/** Empty is no number. Comes out as `+8801…`. */
export const Phone = v.pipe(
  v.string(),
  v.maxLength(60, say('not-a-phone')),
  v.check((text) => text.trim() === '' || phoneNumber(text) !== undefined, say('not-a-phone')),
  v.transform((text) => phoneNumber(text) ?? ''),
)
export const FullName = oneLine(ACCOUNT_LIMITS.fullNameLongest)

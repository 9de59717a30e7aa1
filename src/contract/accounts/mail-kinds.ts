import * as v from 'valibot'

/**
 * Mails that an account can switch off, by the name of its setting: whether they come. No mail about an order or about the account itself is
 * among them.
 */
export const MAIL_KINDS = ['application_mails', 'message_mails', 'reminder_mails', 'staff_mails'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** What the link in such a mail names: its kind, the account and a signature. */
export const MailStopToken = v.pipe(v.string(), v.regex(/^(?:application_mails|message_mails|reminder_mails|staff_mails)\.[1-9]\d{0,9}\.[\w-]{43}$/))

/** The kind that a token names; undefined: it is none. */
export const kindOfStopToken = (token: string): MailKind | undefined =>
  v.is(MailStopToken, token) ? MAIL_KINDS.find((kind) => token.startsWith(kind)) : undefined

/** An e-mail as it is written, without its address. */
interface Written {
  subject: string
  text: string
}

/** What an e-mail can be about. A link's e-mail is called as its purpose. */
export type EmailKind = 'reset-password' | 'verify-email' | 'change-email' | 'password-changed' | 'email-changed'

/** What an e-mail names. */
export interface EmailValues {
  username: string
  /** The link to follow; of a notice the page where its reader can do something about it. */
  link: string
}

/** All e-mails in one language. Plain text: a link stands on a line of its own, so that every mail program finds its end. */
export type EmailTexts = Record<EmailKind, (facts: EmailValues) => Written>

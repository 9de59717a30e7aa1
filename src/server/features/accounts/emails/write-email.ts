import type { Language } from '#contract/core/languages.ts'
import type { Email } from '../../../adapters/mail/mail.ts'
import { bn } from './bn.ts'
import type { EmailKind, EmailValues } from './email-texts.ts'
import { en } from './en.ts'

const TEXTS = { en, bn } as const

/** Whom an e-mail is for, and in what language. */
interface Reader {
  email: string
  username: string
  language: Language
}

/** An e-mail to an account's person, in their language. @param link see `EmailValues` */
export function writeEmail(kind: EmailKind, { email, username, language }: Reader, link: string): Email {
  const facts: EmailValues = { username, link }
  return { to: email, language, ...TEXTS[language][kind](facts), unsubscribe: null }
}

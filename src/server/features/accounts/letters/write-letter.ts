import type { Language } from '#contract/core/languages.ts'
import type { Letter } from '../../../adapters/mail/mail.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import type { LetterFacts, LetterKind } from './letter-texts.ts'

const TEXTS = { en, bn } as const

/** Whom a letter is for, and in what language. */
export interface Reader {
  email: string
  username: string
  language: Language
}

/** A letter to an account's person, in their language. @param link see `LetterFacts` */
export function writeLetter(kind: LetterKind, { email, username, language }: Reader, link: string): Letter {
  const facts: LetterFacts = { username, link }
  return { to: email, language, ...TEXTS[language][kind](facts), unsubscribe: null }
}

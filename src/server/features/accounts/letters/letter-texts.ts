/** A letter as it is written, without its address. */
export interface Written {
  subject: string
  text: string
}

/** What a letter can be about. A link's letter is called as its purpose. */
export type LetterKind = 'reset-password' | 'verify-email' | 'change-email' | 'password-changed' | 'email-changed'

/** What a letter names. */
export interface LetterFacts {
  username: string
  /** The link to follow; of a notice the page where its reader can do something about it. */
  link: string
}

/** All letters in one language. Plain text: a link stands on a line of its own, so that every mail program finds its end. */
export type LetterTexts = Record<LetterKind, (facts: LetterFacts) => Written>

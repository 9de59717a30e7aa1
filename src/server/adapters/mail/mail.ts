import type { Language } from '#contract/core/languages.ts'

/** One mail to one person: plain text, which every phone shows, costs little and hides nothing. */
export interface Letter {
  to: string
  subject: string
  text: string
  language: Language
}

/** Where mails go: an SMTP server, or a folder that a local page lists. */
export interface Mail {
  /** Takes a letter and returns at once, whatever becomes of it: nobody can tell by the time of an answer whether one was sent. */
  send: (letter: Letter) => void
  /** Resolves when everything taken so far was delivered or given up. */
  settle: () => Promise<void>
}

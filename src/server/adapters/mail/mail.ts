import type { Language } from '#contract/core/languages.ts'

/** A file that comes with an e-mail. */
export interface Attachment {
  /** Plain ASCII, as a file is called. */
  name: string
  /** Such as `image/png`. */
  type: string
  bytes: Uint8Array
  /** Shown within the HTML, as `cid:…`; absent: lies beside it. */
  cid?: string
}

/** One mail to one person: plain text, which every phone shows, costs little and hides nothing; and what only HTML can show, where there is such. */
export interface Email {
  to: string
  subject: string
  text: string
  language: Language
  /** The same in HTML. */
  html?: string
  attachments?: readonly Attachment[]
  /** Where a mail program stops e-mails of this kind with one POST; null: it is about an order or about the account itself, and always comes. @see RFC 8058 */
  unsubscribe: string | null
}

/** An e-mail that lies in the folder instead of having been sent. */
export interface StoredEmail {
  /** ISO 8601 UTC. */
  at: string
  to: string
  subject: string
  text: string
  /** Names of the files that came with it; absent when none did. */
  attached?: string[]
}

/** Where mails go: an SMTP server, or a folder that a local page lists. */
export interface Mail {
  /** Takes an e-mail and returns at once, whatever becomes of it: the time of an answer does not tell whether one was sent. */
  send: (email: Email) => void
  /**
   * Resolves when everything taken so far was delivered or given up.
   * @param mostMs no longer than this; what is then still here is lost, and said in the log.
   */
  settle: (mostMs?: number) => Promise<void>
  /** The e-mails in the folder, newest first; absent where they are really sent. */
  list?: () => Promise<StoredEmail[]>
}

/** Brings one e-mail on its way. Rejects when that failed; `CannotDeliver` when trying again is in vain. */
export type Deliver = (email: Email) => Promise<void>

/** The e-mail was refused for good: it will not be taken later either. */
export class CannotDeliver extends Error {
  override name = 'CannotDeliver'
}

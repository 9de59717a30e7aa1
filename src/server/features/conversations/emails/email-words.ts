import type { ConversationKind } from '#contract/conversations/conversation-rules.ts'

export interface Named {
  /** Who reads it. */
  name: string
  /** Who wrote; empty: the support team. */
  from: string
  /** Of the event or the job; empty: about nothing in particular. */
  title: string
  /** Messages that are unread. */
  count: number
  /** What was written, quoted, and what there is no room for. */
  words: string
  link: string
}

/** What the e-mails about unread messages say, in one language. */
export interface MessageWords {
  subject: (facts: Pick<Named, 'from' | 'title' | 'count'>) => string
  text: (facts: Named) => string
  /** What it never asks for, by what the conversation is about. */
  caution: Record<ConversationKind, string>
  /** An invitation to an interview: when and where. */
  meeting: (when: string, where: string) => string
  /** Stands for a picture, which no e-mail carries. */
  picture: string
  /** So many older messages are not quoted. */
  more: (count: number) => string
  /** Of an account that has no name any more. */
  noName: string
  /** Below each of them; the link by which its reader stops them comes after it. */
  stop: string
}

import type { Faq } from '#contract/faqs/faqs.ts'
import type { Answer, CallOptions } from '../wire/answer.ts'

/** Questions and answers as the service has them, and the version that a change must name. */
export interface FaqList {
  faqs: Faq[]
  version: number
}

/**
 * All that differs between the questions of two nouns on the screen: each noun has one such object, which its screen hands to `FaqEditor`.
 * Numbers are those of the subject: of the event whose questions they are.
 */
export interface FaqCalls<List extends FaqList = FaqList> {
  /** Under which name this phone keeps what is typed until it is saved. */
  draftOf: (subject: number) => string
  load: (subject: number, options: CallOptions) => Promise<Answer<List>>
  /** All questions, in place of those there were. @throws {Problem} stale — they were changed since `version` */
  save: (subject: number, list: FaqList) => Promise<List>
}

/** The questions of one subject. */
export interface FaqsOf<List extends FaqList = FaqList> {
  calls: FaqCalls<List>
  subject: number
}

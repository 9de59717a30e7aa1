import * as v from 'valibot'
import { oneLineRequired, someLines } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'

/** Questions of one list; code points of a question and of an answer. */
export const FAQ_LIMITS = { most: 30, questionLongest: 200, answerLongest: 2000 } as const

const say = (reason: Reason) => reason

/** Questions and answers as they are typed, all of a list, in their order. */
export const Faqs = v.pipe(
  v.array(
    v.object({
      question: oneLineRequired(FAQ_LIMITS.questionLongest),
      answer: v.pipe(someLines(FAQ_LIMITS.answerLongest), v.minLength(1, say('required'))),
    }),
  ),
  v.maxLength(FAQ_LIMITS.most, say('too-many')),
)

export interface Faq {
  question: string
  answer: string
}

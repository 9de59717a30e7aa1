import * as v from 'valibot'
import { type Faq, Faqs } from '#contract/faqs/faqs.ts'

export type { Faq } from '#contract/faqs/faqs.ts'
/** A question in the editor; `key` stays with it wherever it stands. */
export type Row = Faq & { key: number }

const Draft = v.object({ version: v.number(), faqs: v.array(v.object({ question: v.string(), answer: v.string() })) })

/** Questions as they were typed on an earlier visit, and the version they began with; undefined when it is something else. */
export function readQuestionDraft(found: unknown): v.InferOutput<typeof Draft> | undefined {
  const draft = v.safeParse(Draft, found)
  return draft.success ? draft.output : undefined
}

let lastKey = 0
export const rowOf = ({ question, answer }: Faq): Row => {
  lastKey += 1
  return { key: lastKey, question, answer }
}
export const faqsOf = (rows: readonly Row[]): Faq[] => rows.map(({ question, answer }) => ({ question, answer }))

/** What is wrong: reasons by place and field, `0.question`. */
export function faultsOf(rows: readonly Row[]): Record<string, string> {
  const checked = v.safeParse(Faqs, faqsOf(rows))
  return checked.success ? {} : Object.fromEntries(checked.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

import type { BlogDetail } from '#contract/blogs.ts'
import type { Answer } from '../../../wire/answer.ts'

/** Stands for the screen until it is written. */
export function Comments(_props: { answer: Answer<BlogDetail> }) {
  return null
}

import type { BlogQuestion } from '#contract/blogs-filter.ts'
import type { MagazineAnswers } from '../calls.ts'

/** Stands for the screen until it is written. */
export function Magazine(_props: { question: BlogQuestion; found: MagazineAnswers }) {
  return null
}

import type { SearchAnswer } from '#contract/search.ts'
import type { SearchQuestion } from '#contract/search-kinds.ts'
import type { Answer } from '../../../wire/answer.ts'

/** Stands for the screen until it is written. */
export function Search(_props: { question: SearchQuestion; found: Answer<SearchAnswer> }) {
  return null
}

import type { Category } from '#contract/categories.ts'
import type { Answer } from '../../../wire/answer.ts'

/** Stands for the screen until it is written. */
export function Categories(_props: { found: Answer<Category[]> }) {
  return null
}

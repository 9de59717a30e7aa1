import type { CategoryPage } from '#contract/categories.ts'
import type { Answer } from '../../../wire/answer.ts'

/** Stands for the screen until it is written. */
export function Category(_props: { found: Answer<CategoryPage> }) {
  return null
}

import type { HomeAnswer } from '#contract/home.ts'
import type { Answer } from '../../../wire/answer.ts'

/** Stands for the screen until it is written. */
export function Home(_props: { found: Answer<HomeAnswer> }) {
  return null
}

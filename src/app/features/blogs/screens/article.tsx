import type { ReactNode } from 'react'
import type { BlogDetail } from '#contract/blogs.ts'
import type { Answer } from '../../../wire/answer.ts'

/** Stands for the screen until it is written. */
export function Article(_props: { answer: Answer<BlogDetail>; comments: ReactNode }) {
  return null
}

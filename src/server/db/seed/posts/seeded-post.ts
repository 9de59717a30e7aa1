import type { Language } from '#contract/core/languages.ts'
import type { PostTopic } from './post-sketch.ts'

/** A post that was written and is shown, for what others do with it. */
export interface SeededPost {
  id: number
  thread: number
  /** User id, and username. */
  author: number
  by: string
  text: string
  language: Language
  topic: PostTopic
  isClosed: boolean
  /** When it was published: milliseconds since the epoch. */
  at: number
}

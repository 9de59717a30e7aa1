import type { Comment } from '#contract/threads/comment-fields.ts'
import type { ThreadApi } from '#contract/threads/thread-reads.ts'

/** What is talked about. The parts of a thread know nothing else about their noun; each noun makes its own. */
export interface ThreadSubject {
  id: number
  /** Path of its page: a comment names it, too. */
  page: `/${string}`
  title: string
  api: ThreadApi
  /** What is typed about it is kept on this phone by this name. */
  draft: string
}

/** What came of its thread with its page: the latest comments, each with its first answers. */
export interface FirstComments {
  comments: readonly Comment[]
  /** Comments and answers that are shown; absent: those that came. */
  comment_count?: number | undefined
}

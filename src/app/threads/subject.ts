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
  /** Accounts alone write, under the name by which everybody knows them. Absent: guests write, too. */
  isForAccounts?: true
  /** Its author wants no further comment. */
  isClosed?: boolean
  /** How its author takes single comments out of sight; absent: its author cannot. */
  hiding?: CommentHiding
}

/** What the author of a subject can do about comments of others. */
export interface CommentHiding {
  /** User id. */
  author: number
  /** Gives how many comments there are now. @throws {Problem} */
  hide: (comment_id: number, hidden: boolean) => Promise<{ comment_count: number }>
  /** What is hidden now, the latest first. @throws {Problem} */
  list: () => Promise<readonly HiddenComment[]>
}

export type HiddenComment = Pick<Comment, 'id' | 'author' | 'text' | 'created_at' | 'edited_at'> & { parent: number | null }

/** What came of its thread with its page: the latest comments, each with its first answers. */
export interface FirstComments {
  comments: readonly Comment[]
  /** Comments and answers that are shown; absent: those that came. */
  comment_count?: number | undefined
}

/** A comment as it is written down here; under an article's title. */
export interface CommentSketch {
  /** A name that the writer gave, or `@` and the username of a member. */
  by: string
  text: string
  /** Left out: shown. `links` and the like: held for that. */
  held?: 'links' | 'same' | 'reports' | 'trap'
  isRemoved?: boolean
  isEdited?: boolean
  /** Of readers, not settled. */
  reports?: readonly { reason: 'spam' | 'abuse' | 'private' | 'other'; note?: string }[]
  /** In the order of writing. */
  replies?: readonly Omit<CommentSketch, 'replies' | 'reports'>[]
}

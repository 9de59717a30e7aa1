import type { RemoveRecent } from './db/silences/remove-recent.ts'
import { removeRecentMessages } from './features/conversations/remove-recent-messages.ts'
import { removeRecentPosts } from './features/posts/moderation/remove-recent-posts.ts'
import type { NoteSecurityEvent } from './http/sessions/security-log.ts'
import { removeRecentReviews } from './reviews/remove-recent-reviews.ts'
import { removeRecentComments } from './threads/remove-recent-comments.ts'

/** What is removed of what a person wrote lately, by noun: the server's one list of it. */
export const recentWriting = (note: NoteSecurityEvent): readonly RemoveRecent[] => [
  removeRecentComments(note),
  removeRecentMessages(note),
  removeRecentReviews,
  removeRecentPosts(note),
]

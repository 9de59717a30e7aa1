import { listReplies } from '../threads/comments.ts'
import { readsThread } from '../threads/thread-reads.ts'
import { writesOnThread, writesOnThreadAsGuest } from '../threads/thread-writes.ts'
import { ARTICLE_API } from './article-paths.ts'

/** What is called of the comments on an article. */
export const listComments = readsThread(ARTICLE_API)
export const addComment = writesOnThread(ARTICLE_API)
export const addGuestComment = writesOnThreadAsGuest(ARTICLE_API)

/** What the worker keeps of comments for all who use the phone. */
export const COMMENT_READS = [listComments, listReplies] as const

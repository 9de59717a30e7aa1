import { readsThread } from '../threads/thread-reads.ts'
import { writesOnThread } from '../threads/thread-writes.ts'

/** Where the service has one post, as its thread is called. */
export const POST_API = '/api/posts/{id}/'

/** Comments below a post; for accounts alone. */
export const listPostComments = readsThread(POST_API)
export const addPostComment = writesOnThread(POST_API)

/** What the worker keeps of them for all who use the phone; answers to them are kept like all others. */
export const POST_COMMENT_READS = [listPostComments] as const

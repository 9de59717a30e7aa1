import { BLOG_KIND } from './blogs/blog-thread.ts'
import { POST_KIND } from './posts/post-thread.ts'
import type { ThreadKind } from './threads/thread-kind.ts'

/** Every noun that people talk about: the server's one list of them. */
export const THREAD_KINDS: readonly ThreadKind[] = [BLOG_KIND, POST_KIND]

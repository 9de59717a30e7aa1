import type { PostDetail, PostPage } from '#contract/posts/posts.ts'
import type { MakeHead } from '../../../ui/navigation/page-head.ts'
import type { Answer } from '../../../wire/answer.ts'
import type { FeedView } from './feed-view.ts'
import { feedHead, postHead } from './head.ts'

/** Heads of the public pages of posts, by route. */
export const POST_HEADS: Record<string, MakeHead> = {
  '/posts': ({ data, ...tools }) => {
    const [view, answer] = data as readonly [FeedView, Answer<PostPage> | undefined]
    return feedHead(view, answer?.value, tools)
  },
  '/posts_/$postId': ({ data, ...tools }) => postHead((data as Answer<PostDetail>).value, tools),
}

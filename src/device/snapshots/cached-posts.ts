import * as v from 'valibot'
import { PostCard, PostDetail } from '#contract/posts/posts.ts'
import type { CachedNoun } from './cached-cards.ts'

/** Posts as this phone holds them. */
export const HELD_POSTS: CachedNoun<PostCard> = {
  noun: 'posts',
  card: PostCard,
  detail: v.pipe(
    PostDetail,
    // A card shows some of the pictures, and all of them are described on the page.
    v.transform(({ comments: _, ...post }) => ({ card: post, isListed: true, description: post.pictures.map(({ alt }) => alt) })),
  ),
  idOf: ({ id }) => id,
}

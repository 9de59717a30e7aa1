import type { PostCard, PostPage } from '#contract/posts/posts.ts'

/** A post of a shop, with words alone. */
export const aPost = (over: Partial<PostCard> = {}): PostCard => ({
  id: 1,
  author: 90,
  author_name: 'Rupa Sarees',
  author_slug: 'rupa-sarees',
  author_username: 'rupa',
  author_picture: null,
  author_is_verified: false,
  title: 'New sarees today',
  text: 'New sarees today',
  language: 'en',
  tags: [],
  published_at: '2026-01-20T05:00:00.000Z',
  edited_at: null,
  pictures: [],
  picture_count: 0,
  film: null,
  about: null,
  reactions: [0, 0, 0, 0, 0],
  comment_count: 0,
  comments_closed: false,
  ...over,
})

/** Posts whose numbers go down as they get older, as in a feed. */
export const somePosts = (from: number, count: number): PostCard[] =>
  Array.from({ length: count }, (_, at) => {
    const id = from - at
    return aPost({ id, title: `Post ${id}`, text: `Post ${id}`, published_at: new Date(Date.parse('2026-01-01T00:00:00Z') + id * 60_000).toISOString() })
  })

/** @param over cursors, where there is more */
export const postPage = (results: PostCard[], over: Partial<PostPage> = {}): PostPage => ({
  results,
  next_cursor: null,
  previous_cursor: null,
  total: results.length,
  total_is_exact: true,
  ...over,
})
